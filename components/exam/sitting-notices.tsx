import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { SittingState } from "@/lib/exam-client/driver";
import { unsaved } from "@/lib/exam-client/outbox";
import type { Locale } from "@/lib/locale";

interface SittingNoticesProps {
  readonly state: SittingState;
  readonly online: boolean;
  readonly attemptId: string;
  readonly locale: Locale;
  readonly onTry: () => void;
}

/** What stands in the way of saving, loudly, each with what to do; nothing when nothing does. */
export function SittingNotices({ state, online, attemptId, locale, onTry }: SittingNoticesProps) {
  const t = useTranslations("exam.sitting.notice");
  const { outbox } = state;
  const count = unsaved(outbox).length;
  const trouble = troubleOf(state, online);
  return (
    <div role="alert">
      {trouble !== null && (
        <div className="border-b-2 border-amber bg-amber-bg">
          <div className="gutter mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="measure">
              <strong className="font-semibold">{t(`${trouble}.title`)}</strong> {t(`${trouble}.text`, { count })}
            </p>
            {trouble === "signedOut" && (
              <p className="flex flex-wrap items-center gap-3">
                <a
                  href={`/${locale}/sign-in?next=${encodeURIComponent(`/${locale}/exam/${attemptId}`)}`}
                  target="_blank"
                  rel="noopener"
                  className="link py-2"
                >
                  {t("signedOut.link")}
                </a>
                <Button look="quiet" onClick={onTry}>
                  {t("signedOut.done")}
                </Button>
              </p>
            )}
            {trouble === "unreachable" && (
              <Button look="quiet" onClick={onTry}>
                {t("unreachable.again")}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

type Trouble = "signedOut" | "offline" | "unreachable" | "refused";

function troubleOf({ outbox }: SittingState, online: boolean): Trouble | null {
  if (outbox.halted === "signed-out") return "signedOut";
  if (!online) return "offline";
  if (outbox.failures > 1) return "unreachable";
  return outbox.refused.length > 0 ? "refused" : null;
}
