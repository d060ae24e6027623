import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/i18n/navigation";
import { classes } from "./classes";

interface DataTableProps {
  /** Read out before the table. */
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * Hairline rows. On a phone each row is a block whose cells carry their column's name (Cell `label`); from 640 px a
 * table, whose overflow scrolls inside its own box and never the page.
 */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="block w-full border-collapse sm:table">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The row of headers; not drawn on a phone, where each cell carries its own. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="sr-only sm:not-sr-only sm:table-header-group">
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="block border-t border-rule sm:table-row-group sm:border-t-0">{children}</tbody>;
}

export function Row({ children }: { children: ReactNode }) {
  return <tr className="block border-b border-rule py-3 sm:table-row sm:py-0 sm:hover:bg-good">{children}</tr>;
}

export type Sorted = "ascending" | "descending" | null;

interface ColumnProps {
  readonly children: ReactNode;
  /** Right-aligned figures. */
  readonly figures?: boolean;
  /** Where the header leads to, without the language; a column without it cannot be sorted by. */
  readonly href?: string;
  readonly sorted?: Sorted;
}

/** A header. A sortable one is a link (it works without JavaScript), and aria-sort says how it stands. */
export function Column({ children, figures = false, href, sorted = null }: ColumnProps) {
  const t = useTranslations("common.table");
  const how = sorted === null ? t("sort") : t(sorted === "ascending" ? "sortUp" : "sortDown");
  return (
    <th
      scope="col"
      aria-sort={sorted ?? undefined}
      className={classes(
        "border-b border-rule px-2 py-2.5 first:pl-0 last:pr-0 text-[0.92rem] font-medium whitespace-nowrap text-soft",
        figures ? "text-right" : "text-left",
      )}
    >
      {href === undefined ? (
        children
      ) : (
        <Link
          href={href}
          prefetch={false}
          className={classes("inline-flex items-center gap-1 hover:text-ink", sorted && "font-semibold text-ink")}
        >
          {children}
          <SortArrow sorted={sorted} />
          <span className="sr-only">, {how}</span>
        </Link>
      )}
    </th>
  );
}

function SortArrow({ sorted }: { sorted: Sorted }) {
  const shape =
    sorted === "ascending" ? "M1 7 5 2l4 5z" : sorted === "descending" ? "M1 3l4 5 4-5z" : "M2 4l3-3 3 3M2 6l3 3 3-3";
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      className={classes("size-2.5", sorted ? "fill-current" : "fill-none stroke-current")}
    >
      <path d={shape} />
    </svg>
  );
}

/** The name of a row as the way to it. `href` without the language. */
export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="font-semibold underline decoration-edge decoration-1 underline-offset-[3px] hover:decoration-green hover:decoration-2"
    >
      {children}
    </Link>
  );
}

interface CellProps {
  readonly children: ReactNode;
  /** The column's name, shown before the value on a phone; without it the cell is the row's own heading. */
  readonly label?: string;
  readonly figures?: boolean;
}

/** A cell. Empty content is told as a dash, with a word for whom a dash is not read out. */
export function Cell({ children, label, figures = false }: CellProps) {
  const t = useTranslations("common.table");
  const empty = children === null || children === undefined || children === "";
  return (
    <td
      className={classes(
        "flex flex-wrap items-baseline justify-between gap-x-4 py-0.5 sm:table-cell sm:border-b sm:border-rule sm:px-2 sm:py-3 sm:align-baseline sm:first:pl-0 sm:last:pr-0",
        label === undefined && "font-semibold",
        figures && "sm:text-right",
      )}
    >
      {label !== undefined && (
        <span aria-hidden="true" className="text-[0.92rem] font-normal text-soft sm:hidden">
          {label}
        </span>
      )}
      {empty ? (
        <span>
          <span aria-hidden="true">—</span>
          <span className="sr-only">{t("none")}</span>
        </span>
      ) : (
        <span className={label === undefined ? "" : "ml-auto text-right sm:text-inherit"}>{children}</span>
      )}
    </td>
  );
}
