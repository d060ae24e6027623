import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageBody } from "@/components/shell/shell";
import { Overview } from "@/components/staff/overview";
import { type AskedFor, RESULTS_PATH, resultsHref, searchOf } from "@/components/staff/results-address";
import { ResultsFilter } from "@/components/staff/results-filter";
import { columnsInSight, ResultsTable } from "@/components/staff/results-table";
import { WindowLine } from "@/components/staff/window-line";
import { buttonClasses, LinkButton, TextLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { PageTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { findResults } from "@/lib/use-cases/staff/find-results";
import { getWindowOverview } from "@/lib/use-cases/staff/get-window-overview";
import { leave } from "../refused";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("staff"))("title") };
}

/** How the window stands, and everybody in it: searched, filtered, sorted and paged by the address alone. */
export default async function ResultsPage({ searchParams }: PageProps) {
  const { db, actor, now } = await getContext();
  const asked = await searchParams;
  const found = await findResults(db, actor, asked, now);
  if (!found.ok && found.code !== "bad-input") return leave(found, RESULTS_PATH);
  const windowId = typeof asked.window === "string" && asked.window !== "" ? asked.window : null;
  const overview = await getWindowOverview(db, actor, { windowId }, now);
  if (!overview.ok) return leave(overview, RESULTS_PATH);
  const { window, windows, people } = overview.value;
  const locale = await getLocale();
  const t = await getTranslations("staff");
  const exam = window.examName[locale];
  return (
    <PageBody wide>
      <PageTitle sub={<WindowLine window={window} now={now} />}>{exam}</PageTitle>
      {windows.length > 1 && (
        <nav aria-label={t("window.label")} className="mb-5">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {windows.map((each) => (
              <li key={each.id} aria-current={each.id === window.id ? "true" : undefined}>
                <TextLink href={`${RESULTS_PATH}?window=${encodeURIComponent(each.id)}`}>
                  {each.examName[locale]} · <WindowLine window={each} now={now} />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Overview people={people} />
      {found.ok ? (
        <Results {...found.value} exam={exam} locale={locale} timeZone={window.timeZone} />
      ) : (
        <Notice tone="warning">
          <p className="mb-3">{t("filter.bad")}</p>
          <LinkButton href={RESULTS_PATH} look="quiet">
            {t("filter.reset")}
          </LinkButton>
        </Notice>
      )}
    </PageBody>
  );
}

type Found = Extract<Awaited<ReturnType<typeof findResults>>, { ok: true }>["value"];

async function Results({
  rows,
  total,
  query,
  pageSize,
  sight,
  exam,
  locale,
  timeZone,
}: Found & { exam: string; locale: string; timeZone: string }) {
  const t = await getTranslations("staff");
  const outline = sight === "outline";
  const asked: AskedFor = query;
  const filtered = query.state !== null || query.search !== "" || query.by === "attempt";
  return (
    <>
      {outline && <Notice title={t("outline.title")}>{t("outline.text")}</Notice>}
      <ResultsFilter asked={asked} columns={columnsInSight(outline)} outline={outline} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="text-[0.95rem] text-soft">
          {t("table.count", { count: total })} · {t("table.zone", { zone: timeZone })}
        </p>
        {/* A plain link: nothing may fetch it beforehand, since taking the file is written down. */}
        <a
          href={`/${locale}${RESULTS_PATH}/export${searchOf({ ...asked, page: 1 })}`}
          download
          title={t("filter.exportHint")}
          className={buttonClasses("quiet")}
        >
          {t("filter.export")}
        </a>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t(filtered ? "empty.filtered" : "empty.title")}
          action={filtered ? <LinkButton href={RESULTS_PATH}>{t("filter.reset")}</LinkButton> : undefined}
        >
          {filtered ? undefined : t("empty.text")}
        </EmptyState>
      ) : (
        <ResultsTable exam={exam} rows={rows} asked={asked} timeZone={timeZone} outline={outline} />
      )}
      <Pagination page={query.page} pageSize={pageSize} total={total} hrefOf={(page) => resultsHref(asked, { page })} />
    </>
  );
}
