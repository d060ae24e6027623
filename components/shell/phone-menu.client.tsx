"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { usePathname } from "@/i18n/navigation";

/** A <details> that opens without JavaScript; with it, Escape, a press outside and going to another page close it. */
export function PhoneMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  // As the key of the element: on another page it is another menu, and that one is closed.
  const path = usePathname();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target))
        menu.current.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return (
    <details key={path} ref={menu} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md border-[1.5px] border-edge px-3 font-semibold [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-current" strokeWidth="1.8">
          <path d="M1 4h14M1 8h14M1 12h14" className="group-open:hidden" />
          <path d="M3 3l10 10M13 3 3 13" className="hidden group-open:inline" />
        </svg>
        {label}
      </summary>
      <div className="absolute inset-x-0 top-full z-20 border-b border-edge bg-paper pb-4">{children}</div>
    </details>
  );
}
