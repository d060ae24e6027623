import { useTranslations } from "next-intl";
import { TextLink } from "../ui/button";
import { PlayScene, type PlayView } from "../ui/play-scene";

interface PracticeQuestionProps {
  readonly practiceId: string;
  readonly view: PlayView;
  /** The name of the topic that was asked for; null in practice over all rules, where it would give the ruling away. */
  readonly topic: string | null;
  readonly action: (data: FormData) => Promise<void>;
  /** When it was sent without an answer, epoch milliseconds; null where it was not. */
  readonly problemAt: number | null;
}

/** A practice question before its answer. */
export function PracticeQuestion({ practiceId, view, topic, action, problemAt }: PracticeQuestionProps) {
  const t = useTranslations("practice");
  return (
    <PlayScene
      view={view}
      kicker={t("kicker")}
      kickerNote={topic ?? t("back")}
      action={action}
      hidden={{ practiceId, format: view.format, all: topic === null ? "yes" : "no" }}
      submitText={t("answer")}
      more={<TextLink href="/practice">{t("back")}</TextLink>}
      problem={
        problemAt === null
          ? undefined
          : { text: t(view.format === "number" ? "needNumber" : "needAnswer"), at: problemAt }
      }
    />
  );
}
