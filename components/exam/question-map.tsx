import { useTranslations } from "next-intl";
import { classes } from "@/components/ui/classes";
import { type Outbox, savedState } from "@/lib/exam-client/outbox";
import { countSheet, type Sheet, type SheetLine } from "@/lib/exam-client/sheet";

interface QuestionMapProps {
  readonly sheet: Sheet;
  readonly outbox: Outbox;
  readonly current: number;
  readonly onGo: (slot: number) => void;
}

/** All questions as numbered squares: what is answered, flagged, not saved and open is told in words, in shape and in colour. */
export function QuestionMap({ sheet, outbox, current, onGo }: QuestionMapProps) {
  const t = useTranslations("exam.sitting.map");
  const { answered, flagged, questions } = countSheet(sheet);
  return (
    <nav aria-label={t("label")}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 lg:grid-cols-5">
        {sheet.map((line) => (
          <li key={line.slot}>
            <Square line={line} outbox={outbox} isCurrent={line.slot === current} onGo={onGo} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-[0.92rem] text-soft">{t("counts", { answered, flagged, questions })}</p>
      <ul aria-hidden="true" className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.92rem] text-soft">
        <li className="flex items-center gap-1.5">
          <span className="size-3.5 rounded-sm border-[1.5px] border-green bg-good" />
          {t("answered")}
        </li>
        <li className="flex items-center gap-1.5">
          <span className="relative size-3.5 overflow-hidden rounded-sm border-[1.5px] border-edge">
            <Corner />
          </span>
          {t("flagged")}
        </li>
      </ul>
    </nav>
  );
}

interface SquareProps {
  readonly line: SheetLine;
  readonly outbox: Outbox;
  readonly isCurrent: boolean;
  readonly onGo: (slot: number) => void;
}

function Square({ line, outbox, isCurrent, onGo }: SquareProps) {
  const t = useTranslations("exam.sitting.map");
  const words = useLineWords(line, outbox);
  const given = line.response !== null;
  return (
    <button
      type="button"
      aria-label={t("square", { slot: line.slot, words })}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => onGo(line.slot)}
      className={classes(
        "relative grid min-h-11 w-full place-items-center overflow-hidden rounded-md border-[1.5px] text-[0.95rem] hover:border-green",
        given ? "border-green/55 bg-good font-semibold" : "border-edge border-dashed text-soft",
        isCurrent && "border-solid! border-green! font-bold text-ink shadow-[inset_0_0_0_1.5px_var(--green)]",
      )}
    >
      {line.slot}
      {line.flagged && <Corner />}
      {savedState(outbox, "answer", line.slot) !== "saved" && (
        <span aria-hidden="true" className="absolute bottom-1 h-0.5 w-4 bg-amber" />
      )}
    </button>
  );
}

/** The folded corner of a flagged question. */
function Corner() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="absolute top-0 right-0 size-3 fill-amber">
      <path d="M0 0h10v10z" />
    </svg>
  );
}

/** "answered, flagged, not saved yet" */
export function useLineWords(line: SheetLine, outbox: Outbox): string {
  const t = useTranslations("exam.sitting.map.words");
  const saved = savedState(outbox, "answer", line.slot);
  return [
    t(line.response === null ? "open" : "answered"),
    line.flagged && t("flagged"),
    saved !== "saved" && t(saved === "refused" ? "refused" : "unsaved"),
  ]
    .filter(Boolean)
    .join(", ");
}
