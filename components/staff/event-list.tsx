import { useTranslations } from "next-intl";
import type { EventLine } from "@/lib/use-cases/staff/event-lines";
import { letterOf } from "../ui/answer-options";
import { Cell, Column, DataTable, Row, TableBody, TableHead } from "../ui/data-table";
import { Moment } from "./moment";

/** Every event of an attempt with its time, in the order stored, also the saves that lost against a newer one. */
export function EventList({ events, timeZone }: { events: readonly EventLine[]; timeZone: string }) {
  const t = useTranslations("staff.attempt");
  return (
    <details className="mt-8 border-y border-rule py-2">
      <summary className="py-2 text-lg font-semibold">{t("events")}</summary>
      <p className="mb-3 text-soft">{t("eventsCount", { count: events.length })}</p>
      <DataTable caption={t("events")}>
        <TableHead>
          <Column>{t("time")}</Column>
          <Column>{t("event")}</Column>
          <Column figures>{t("about")}</Column>
          <Column>{t("detail")}</Column>
          <Column>{t("device")}</Column>
        </TableHead>
        <TableBody>
          {events.map((event) => (
            <Row key={event.seq}>
              <Cell>
                <span className="font-normal">
                  <Moment at={event.at} timeZone={timeZone} to="second" />
                </span>
              </Cell>
              <Cell label={t("event")}>
                {t(`kind.${kindOf(event)}`)}
                {!event.counted && <span className="block text-[0.92rem] text-soft">{t("late")}</span>}
              </Cell>
              <Cell label={t("about")} figures>
                {event.slot}
              </Cell>
              <Cell label={t("detail")}>
                {event.response === null || event.locale === null
                  ? null
                  : [givenIn(event.response), t(`language.${event.locale}`)].join(" · ")}
              </Cell>
              <Cell label={t("device")}>{event.device?.slice(0, 8)}</Cell>
            </Row>
          ))}
        </TableBody>
      </DataTable>
    </details>
  );
}

function kindOf({ kind, flagged, response }: EventLine) {
  if (kind === "flagged") return flagged ? "flagged" : "unflagged";
  return kind === "answered" && response === null ? "takenBack" : kind;
}

/** "B", "A C" or "60": ids of options stand for their place, as the letters do. */
function givenIn(response: NonNullable<EventLine["response"]>): string {
  if (response.format === "number") return String(response.value);
  const ids = response.format === "choose-one" ? [response.option] : response.options;
  return ids.map((id) => letterOf(id.charCodeAt(0) - "a".charCodeAt(0)) || id).join(" ");
}
