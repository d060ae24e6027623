"use client";

import { Link, usePathname } from "@/i18n/navigation";
import { isCurrent } from "./nav-items";

interface NavLinksProps {
  readonly items: readonly { readonly href: string; readonly text: string }[];
  /** `row` in the header, `column` in the menu of a phone. */
  readonly layout: "row" | "column";
}

/** The list of places; the one that the page belongs to is marked by weight, a line and aria-current. */
export function NavLinks({ items, layout }: NavLinksProps) {
  const path = usePathname();
  return (
    <ul className={layout === "row" ? "flex flex-wrap gap-x-5" : "divide-y divide-rule"}>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            prefetch={false}
            aria-current={isCurrent(item.href, path) ? "page" : undefined}
            className={`block text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink ${
              layout === "row"
                ? "border-y-2 border-transparent py-2 aria-[current]:border-b-green"
                : "border-l-4 border-transparent px-4 py-3 aria-[current]:border-green"
            }`}
          >
            {item.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
