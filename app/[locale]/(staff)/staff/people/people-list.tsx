import { getTranslations } from "next-intl/server";
import { ROLES } from "@/lib/role";
import type { PersonRow } from "@/lib/use-cases/people/list-people";
import { changePersonAction } from "./actions";
import { ChangePerson } from "./change-person.client";

/** One block a person: a list rather than a table, since it has to be read at 360 px too. */
export async function PeopleList({ rows }: { rows: readonly PersonRow[] }) {
  const t = await getTranslations("people");
  return (
    <ul className="border-t border-rule">
      {rows.map((person) => (
        <li
          key={person.id}
          className="grid gap-x-6 gap-y-2 border-b border-rule py-4 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0 break-words">
            <h2 className="font-semibold">
              <bdi>{person.name ?? t("erased")}</bdi>
            </h2>
            <p className="text-[0.95rem] text-soft">
              {person.memberNumber === null ? t("noNumber") : <bdi>{t("number", { number: person.memberNumber })}</bdi>}
              {" · "}
              {person.email === null ? t("noAccount") : <bdi>{person.email}</bdi>}
            </p>
          </div>
          <PersonChanges person={person} />
        </li>
      ))}
    </ul>
  );
}

async function PersonChanges({ person }: { person: PersonRow }) {
  const t = await getTranslations("people");
  const name = person.name ?? t("erased");
  const switchOf = (what: string, value: string, on: boolean) => ({
    value,
    text: what,
    label: t("switch", { what, name }),
    on,
  });
  const roles = ROLES.map((role) => {
    const on = person.roles.includes(role);
    return switchOf(t(`roles.${role}`), `${on ? "revoke" : "grant"}:${role}`, on);
  });
  const active = person.state === "active";
  const state = switchOf(t("disabled"), `state:${active ? "disabled" : "active"}`, !active);
  return (
    <ChangePerson action={changePersonAction} personId={person.id} buttons={[...roles, state]} done={t("changed")} />
  );
}
