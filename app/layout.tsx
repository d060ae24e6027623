import type { ReactNode } from "react";

/** The document is written by [locale]/layout.tsx, which knows the language; what has none is answered by not-found.tsx. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
