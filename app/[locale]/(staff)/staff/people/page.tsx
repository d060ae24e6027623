import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { redirectToSignIn } from "@/app/_frame/guard";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { SelectField } from "@/components/ui/select-field";
import { PageTitle } from "@/components/ui/text";
import { TextField } from "@/components/ui/text-field";
import { getContext } from "@/lib/auth/session";
import { ROLES } from "@/lib/role";
import { listPeople, PEOPLE_PER_PAGE, type PeoplePage } from "@/lib/use-cases/people/list-people";
import { PeopleList } from "./people-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("people"))("title") };
}

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Who is here, and what each may do: for administrators. To others there is no such page. */
export default async function StaffPeoplePage({ searchParams }: Props) {
  const { db, actor } = await getContext();
  const { search, role, page } = await searchParams;
  const outcome = await listPeople(db, actor, { search, role, page });
  if (!outcome.ok) return outcome.code === "signed-out" ? redirectToSignIn("/staff/people") : notFound();
  const people = outcome.value;
  const t = await getTranslations("people");
  return (
    <>
      <PageTitle sub={t("count", { count: people.total })}>{t("title")}</PageTitle>
      <p className="measure mb-6">{t("explain")}</p>
      <Filter people={people} />
      {people.rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <PeopleList rows={people.rows} />
      )}
      <Pagination
        page={people.page}
        pageSize={PEOPLE_PER_PAGE}
        total={people.total}
        hrefOf={(number) => hrefOf(people, number)}
      />
    </>
  );
}

async function Filter({ people }: { people: PeoplePage }) {
  const t = await getTranslations("people");
  const choices = ROLES.map((value) => ({ value, text: t(`roles.${value}`) }));
  return (
    <search>
      <form className="mb-4 grid items-end gap-x-5 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <TextField
          name="search"
          type="search"
          required={false}
          maxLength={100}
          defaultValue={people.search}
          label={t("search")}
        />
        <SelectField
          name="role"
          required={false}
          choices={choices}
          none={t("anyRole")}
          defaultValue={people.role ?? ""}
          label={t("role")}
        />
        <div className="mb-5">
          <Button type="submit" look="quiet">
            {t("find")}
          </Button>
        </div>
      </form>
    </search>
  );
}

function hrefOf({ search, role }: PeoplePage, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  if (search !== "") query.set("search", search);
  if (role !== null) query.set("role", role);
  return `/staff/people?${query}`;
}
