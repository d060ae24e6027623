import { useLocale, useTranslations } from "next-intl";
import type { RulingView } from "@/lib/use-cases/review/ruling-view";
import type { RulingWords } from "../ui/ruling-words";
import { Story } from "../ui/text";
import { RulingTold } from "./ruling";

interface ToldStepProps {
  /** 1, 2, 3 … */
  readonly number: number;
  readonly steps: number;
  readonly ruling: RulingView;
  readonly words: RulingWords;
  /** The one just answered: open, and where the page is read on from. */
  readonly latest: boolean;
}

/** A step of a case study that has been answered: its scene and its ruling. Earlier ones are closed until asked for. */
export function ToldStep({ number, steps, ruling, words, latest }: ToldStepProps) {
  const t = useTranslations("cases");
  const locale = useLocale();
  return (
    <details id={latest ? "latest" : undefined} open={latest} className="border-b border-rule py-3">
      <summary className="font-semibold">{t("step", { number, steps })}</summary>
      <div className="pt-3">
        <Story>{ruling.item.scene[locale]}</Story>
        <p className="mb-4 font-semibold">{ruling.item.prompt[locale]}</p>
        <RulingTold ruling={ruling} words={words} headingId={latest ? "verdict" : `verdict-${number}`} />
      </div>
    </details>
  );
}
