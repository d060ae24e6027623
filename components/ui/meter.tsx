import { useTranslations } from "next-intl";

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** A tick on the bar, such as the mark to reach. */
  readonly mark?: number;
  readonly hideLabel?: boolean;
}

/** "n of m" as words and as a bar. The bar is an svg: the content security policy lets no style attribute through. */
export function Meter({ label, value, max, mark, hideLabel = false }: MeterProps) {
  const t = useTranslations("common.meter");
  const share = (part: number) => (max > 0 ? (100 * Math.min(Math.max(part, 0), max)) / max : 0);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={hideLabel ? "sr-only" : ""}>{label}</span>
        <span className="font-semibold">{t("of", { value, max })}</span>
      </p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-1.5 w-full rounded-sm bg-mow"
      >
        <rect width={share(value)} height="6" className="fill-green" />
        {mark !== undefined && (
          <path d={`M${share(mark)} 0V6`} vectorEffect="non-scaling-stroke" className="stroke-ink" strokeWidth="2" />
        )}
      </svg>
    </div>
  );
}
