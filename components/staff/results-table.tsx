import { useTranslations } from "next-intl";
import type { ResultLine } from "@/lib/use-cases/staff/find-results";
import type { ResultSort } from "@/lib/use-cases/staff/results-query";
import { TextLink } from "../ui/button";
import { Cell, Column, DataTable, Row, TableBody, TableHead } from "../ui/data-table";
import { Moment } from "./moment";
import { PersonName } from "./person-name";
import { ResultState } from "./result-state";
import { type AskedFor, sortHref } from "./results-address";

const FULL: readonly ResultSort[] = ["name", "number", "level", "score", "mark", "state", "attempt", "finished"];
const OUTLINE: readonly ResultSort[] = ["name", "score", "state"];
const FIGURES: readonly ResultSort[] = ["score", "mark", "attempt", "finished"];

/** The columns that the reader may see, in the order drawn. */
export const columnsInSight = (outline: boolean): readonly ResultSort[] => (outline ? OUTLINE : FULL);

interface ResultsTableProps {
  readonly exam: string;
  readonly rows: readonly ResultLine[];
  readonly asked: AskedFor;
  readonly timeZone: string;
  readonly outline: boolean;
}

/** One row a person or an attempt; a name leads to the attempt that decides. */
export function ResultsTable({ exam, rows, asked, timeZone, outline }: ResultsTableProps) {
  const t = useTranslations("staff.table");
  const columns = columnsInSight(outline);
  const sorted = asked.descending ? "descending" : "ascending";
  return (
    <DataTable caption={t("caption", { exam })}>
      <TableHead>
        {columns.map((column) => (
          <Column
            key={column}
            figures={FIGURES.includes(column)}
            href={sortHref(asked, column)}
            sorted={asked.sort === column ? sorted : null}
          >
            {t(column)}
          </Column>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row, place) => (
          <Row key={row.attemptId ?? `${place} ${row.memberNumber ?? row.name}`}>
            {columns.map((column) => (
              <ResultCell key={column} column={column} row={row} timeZone={timeZone} />
            ))}
          </Row>
        ))}
      </TableBody>
    </DataTable>
  );
}

function ResultCell({ column, row, timeZone }: { column: ResultSort; row: ResultLine; timeZone: string }) {
  const t = useTranslations("staff.table");
  if (column === "name") return <Cell>{nameOf(row)}</Cell>;
  return (
    <Cell label={t(column)} figures={FIGURES.includes(column)}>
      {contentOf(column, row, timeZone, t)}
    </Cell>
  );
}

function nameOf({ name, attemptId }: ResultLine) {
  if (attemptId === null) return <PersonName name={name} />;
  return (
    <TextLink href={`/staff/attempts/${attemptId}`}>
      <PersonName name={name} />
    </TextLink>
  );
}

type Words = ReturnType<typeof useTranslations<"staff.table">>;

function contentOf(column: Exclude<ResultSort, "name">, row: ResultLine, timeZone: string, t: Words) {
  switch (column) {
    case "number":
      return row.memberNumber;
    case "level":
      return row.level;
    case "score":
      return row.score === null ? null : <span className="whitespace-nowrap">{t("of", row.score)}</span>;
    case "mark":
      return row.mark;
    case "state":
      return <ResultState state={row.state} />;
    case "attempt":
      return row.attempt === null ? null : t("attemptOf", { attempt: row.attempt, attempts: row.attempts ?? 0 });
    case "finished":
      return row.finishedAt === null ? null : <Moment at={row.finishedAt} timeZone={timeZone} to="day" />;
  }
}
