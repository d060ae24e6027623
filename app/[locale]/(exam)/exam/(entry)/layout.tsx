import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";

/** Before the clock starts the page is one among the others; the sitting itself has a frame of its own. */
export default function EntryLayout({ children }: { children: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}
