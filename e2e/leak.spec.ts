/**
 * The canary test of the house: during a whole sitting nothing that tells options apart reaches the browser. The canaries are
 * the attempt's own keys, tags, feedback and seeds, read from the server's database file; everything that the browser was
 * sent and everything that it keeps is searched for them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { LOCALES } from "../lib/locale";
import { expect, test } from "./fixtures";
import { rightResponse, type SealedSlot, sealedForm, wrongResponse } from "./sealed";
import { startExam } from "./sitting-steps";

const ROOT = join(import.meta.dirname, "..");

/** Names of fields that only sealed things have. */
const FIELDS = [
  "decidingKey",
  "deciding_key",
  "planMarks",
  "misconception",
  '"basis"',
  '"seed"',
  '"tags"',
  '"certainty"',
];

/** The words of the pages themselves: the footer gives 36.5.j as an example of our marks. */
const OWN_WORDS = LOCALES.map((locale) => {
  const folder = join(ROOT, "locales", locale, "ui");
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join();
}).join();

/** Everything of the form that may not be seen: texts and names that stand neither in what was served nor in the pages. */
function canaries({ seed, slots }: { seed: number; slots: readonly SealedSlot[] }): readonly string[] {
  const served = slots.map(({ served: item }) => JSON.stringify(item)).join("\n");
  const told = slots.flatMap(({ sealed }) => [
    sealed.family,
    sealed.decidingKey,
    ...Object.values(sealed.tags),
    ...sealed.ruling.readings,
    ...sealed.ruling.basis.filter((clause) => clause.split(".").length > 2),
    ...LOCALES.flatMap((locale) => [
      sealed.why[locale],
      sealed.verdict[locale],
      sealed.flip?.[locale] ?? "",
      ...Object.values(sealed.feedback).map((text) => text[locale]),
    ]),
  ]);
  const names = [...new Set(told)].filter(
    (text) => text.length >= 6 && !served.includes(text) && !OWN_WORDS.includes(text),
  );
  return [...names, ...FIELDS, ...(seed > 99_999 ? [String(seed)] : [])];
}

/** What the browser was sent, by address. Everything is kept, whatever its type. */
function record(context: BrowserContext): { all: () => Promise<readonly { url: string; text: string }[]> } {
  const sent: Promise<{ url: string; text: string }>[] = [];
  context.on("response", (response) => {
    const url = response.url();
    sent.push(
      response.body().then(
        (body) => ({ url, text: JSON.stringify(response.headers()) + body.toString("utf8") }),
        // A redirect has no body.
        () => ({ url, text: JSON.stringify(response.headers()) }),
      ),
    );
  });
  return { all: () => Promise.all(sent) };
}

/** What the browser keeps of it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const bases = JSON.stringify(await indexedDB.databases());
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    return [...stores, bases, ...cached, document.documentElement.outerHTML].join("\n");
  });

/** JSON and HTML write quotes and signs in other ways: the text as it is, and as each of them would write it. */
function spellings(text: string): readonly string[] {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
  const json = JSON.stringify(text).slice(1, -1);
  return [...new Set([text, html.replaceAll('"', "&quot;"), json, JSON.stringify(json).slice(1, -1)])];
}

function found(canary: string, texts: readonly { url: string; text: string }[]): string[] {
  return texts.flatMap(({ url, text }) =>
    spellings(canary).some((way) => text.includes(way)) ? [`${canary} in ${url}`] : [],
  );
}

test("nothing of keys, seeds, tags and reasons reaches the browser in a whole sitting, and all of it is searched", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const recorded = record(context);
  const attemptId = await startExam(page);
  const form = sealedForm(attemptId);
  const watched = canaries(form);
  expect(watched.length).toBeGreaterThan(100);

  for (let slot = 1; slot <= 50; slot += 1) {
    await expect(page.locator("h1")).toHaveText(`Question ${slot} of 50`);
    const number = page.locator("main input[inputmode=decimal]");
    if (await number.count()) await number.fill("7");
    else await page.keyboard.press("b");
    await page.keyboard.press("Enter");
  }
  for (const name of ["Español", "Italiano", "English"]) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "All questions as a list" }).click();
  await expect(page.locator("header [role=status]").filter({ hasText: "All answers saved" })).toBeVisible();
  for (const locale of LOCALES) await page.goto(`/${locale}/exam/${attemptId}`);
  // As the client router asks for it.
  const rsc = await page.request.get(`/en/exam/${attemptId}`, { headers: { rsc: "1" } });
  const before = [
    ...(await recorded.all()),
    { url: "rsc", text: await rsc.text() },
    { url: "kept", text: await kept(page) },
  ];
  expect(before.filter(({ url }) => url.includes("/_next/static/") && url.endsWith(".js")).length).toBeGreaterThan(3);
  expect(before.filter(({ url }) => url.includes("/answers/")).length).toBeGreaterThanOrEqual(50);
  expect(watched.flatMap((canary) => found(canary, before))).toEqual([]);

  // The search itself is no dummy: after the end the review tells these very things.
  expect((await page.request.post(`/api/attempts/${attemptId}/finish`, { data: {} })).status()).toBe(200);
  const review = await (await page.request.get(`/en/results/${attemptId}`)).text();
  const after = [{ url: "review", text: review }];
  for (const { sealed } of form.slots) expect(found(sealed.why.en, after), sealed.why.en).not.toEqual([]);
});

test("a right and a wrong answer are answered alike", async ({ page }) => {
  const attemptId = await startExam(page);
  const shape = async (slot: number, response: object, counter: number) => {
    const data = { response, revision: { counter, device: "test" } };
    const reply = await page.request.put(`/api/attempts/${attemptId}/answers/${slot}`, { data });
    const body = (await reply.json()) as Record<string, unknown>;
    const headers = Object.keys(reply.headers()).sort();
    return { status: reply.status(), headers, fields: Object.keys(body), response: body.response };
  };
  for (const slot of sealedForm(attemptId).slots.slice(0, 12)) {
    const right = await shape(slot.slot, rightResponse(slot), 1);
    const wrong = await shape(slot.slot, wrongResponse(slot), 2);
    expect(right).toEqual({ ...wrong, response: rightResponse(slot) });
  }
});

test("no script of the build holds the engine, a clause, a family or a misconception", () => {
  const folder = join(ROOT, ".next", "static");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const json = (name: string): object => JSON.parse(readFileSync(join(ROOT, "locales", "en", name), "utf8"));
  const clauses = Object.keys(json("clauses.json")).filter((id) => id.split(".").length > 2);
  const misconceptions = Object.keys(json("misconceptions.json"));
  const families = readdirSync(join(ROOT, "locales", "en", "families")).map((name) => name.replace(/\.json$/, ""));
  const words = [...clauses, ...misconceptions, ...families, "parseSituation", "decidingKey"].filter(
    (word) => word.length >= 6,
  );
  expect(words.length).toBeGreaterThan(100);
  const telling = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return words
      .filter((word) => text.includes(`"${word}"`) || text.includes(`${word}:`))
      .map((word) => `${word} in ${name}`);
  });
  expect(telling).toEqual([]);
});
