import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";

/** Pages of a candidate. */
export default function CandidateLayout({ children }: { children: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}
