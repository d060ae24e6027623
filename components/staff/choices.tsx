import { Link } from "@/i18n/navigation";
import { classes } from "../ui/classes";

export interface Choice {
  /** Without the language. */
  readonly href: string;
  readonly text: string;
  readonly current: boolean;
}

/** A few ways to see the same thing, one of them chosen: links, so that each has its address and needs no script. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <ul aria-label={label} className="no-print flex flex-wrap gap-1">
      {choices.map(({ href, text, current }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={false}
            aria-current={current ? "true" : undefined}
            className={classes(
              "inline-flex min-h-11 items-center rounded-full px-3.5 py-1.5 text-[0.95rem]",
              current ? "bg-good font-semibold text-ink" : "text-soft hover:text-ink",
            )}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
