import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classes } from "./classes";

interface VerdictProps {
  readonly is: "right" | "wrong" | "unanswered";
  /** The ruling as a sentence: "Penalty 3 for Blue, from the centre of the 40-yard line." */
  readonly children: ReactNode;
  readonly headingId?: string;
  /** h3 where the verdict stands under a heading of its question. */
  readonly level?: "h2" | "h3";
}

/** The verdict is a sentence, with a bar beside it. Right or wrong is told in words; wrong is not flooded with red. */
export function Verdict({ is, children, headingId, level: Heading = "h2" }: VerdictProps) {
  const t = useTranslations("common.verdict");
  return (
    <Heading
      id={headingId}
      tabIndex={-1}
      className={classes(
        "mb-4 scroll-mt-6 border-l-4 pl-4 font-serif text-[1.35rem] leading-[1.35] font-normal",
        is === "right" ? "border-green" : "border-edge",
      )}
    >
      <strong className="font-bold">{t(is)}</strong> {children}
    </Heading>
  );
}
