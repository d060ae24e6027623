import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";

/** Pages for everybody. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}
