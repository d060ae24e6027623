import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { routing } from "@/i18n/routing";
import { getContext } from "@/lib/auth/session";
import type { Locale } from "@/lib/locale";
import type { Refusal } from "@/lib/use-cases/refusal";
import { exportResults } from "@/lib/use-cases/staff/export-results";
import { CSV_COLUMNS, type CsvWords, csvFileName, dayIn, resultsCsv } from "@/lib/use-cases/staff/results-csv";

const STATUS: Partial<Record<Refusal["code"], number>> = { "signed-out": 401, "bad-input": 400 };
const NO_STORE = { "cache-control": "no-store" };

/** The results of the address as a CSV file, in the language of the address. Whoever may not have it gets a plain no. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const { db, actor, now } = await getContext();
  const found = await exportResults(db, actor, inputOf(new URL(request.url).searchParams), now);
  if (!found.ok) return refusal(found, locale);
  const { examName, timeZone, lines } = found.value;
  const words = await wordsOf(locale, timeZone);
  const t = await getTranslations({ locale, namespace: "staff.csv" });
  const name = csvFileName(examName[locale], t("file"), dayIn(timeZone, now));
  return new Response(resultsCsv(lines, words, timeZone), {
    headers: {
      ...NO_STORE,
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
    },
  });
}

/** A name given twice stays a list, which the use case refuses. */
function inputOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

async function refusal({ code, params }: Refusal, locale: Locale): Promise<Response> {
  const told = code === "forbidden" ? "not-found" : code;
  const t = await getTranslations({ locale, namespace: "refusals" });
  const headers = { ...NO_STORE, "content-type": "text/plain; charset=utf-8" };
  return new Response(t(told, { ...params }), { status: STATUS[code] ?? 404, headers });
}

async function wordsOf(locale: Locale, zone: string): Promise<CsvWords> {
  const t = await getTranslations({ locale, namespace: "staff" });
  const columns = Object.fromEntries(CSV_COLUMNS.map((column) => [column, t(`csv.${column}`, { zone })]));
  const states = {
    passed: t("state.passed"),
    "not-passed": t("state.not-passed"),
    "in-progress": t("state.in-progress"),
    "not-started": t("state.not-started"),
  };
  return { columns: columns as CsvWords["columns"], states, nobody: t("table.erased") };
}
