import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classes } from "./classes";

const LOOK = {
  info: "border-edge",
  warning: "border-amber bg-amber-bg",
  good: "border-green bg-good",
};

interface NoticeProps {
  readonly tone?: "info" | "warning" | "good";
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Said by a screen reader when it appears, `alert` at once; leave it off for what stands there from the start. */
  readonly announce?: boolean | "alert";
}

/** A few lines set apart. The tone is told in a word for whom the colour is lost on. */
export function Notice({ tone = "info", title, children, announce = false }: NoticeProps) {
  const t = useTranslations("common.notice");
  return (
    <div
      role={announce === "alert" ? "alert" : announce ? "status" : undefined}
      className={classes("mb-5 rounded-r-md border-l-4 px-4 py-3", LOOK[tone])}
    >
      <p className="font-semibold">{title ?? t(tone)}</p>
      <div className="mt-0.5">{children}</div>
    </div>
  );
}
