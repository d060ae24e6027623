import type { ReactNode } from "react";
import { QuietShell } from "@/components/shell/shell";

/** The frame of a sitting: quiet, nothing leads away from it. */
export default function ExamLayout({ children }: { children: ReactNode }) {
  return <QuietShell>{children}</QuietShell>;
}
