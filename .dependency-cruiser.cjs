/**
 * Which room may import from which. Each rule has a name, and a comment that says what to do instead.
 * Run by `scripts/check-imports.ts` in two passes over the same files: the rules of `forbidden` see every import, also
 * those of types alone; the rules of `atRunTime` see what is left when types are gone.
 */

/** Tests may import anything; so may what exists for tests only. */
const TESTS = "\\.test\\.tsx?$|[/.](arbitrary|testing)\\.ts$|^(tests|e2e)/";
const KERNELS = "lib/(field|rules|items|exams|grading|progress|statistics)/";
/** Stands beside the kernels: the names of the languages. */
const LOCALE = "lib/locale\\.ts$";

/** What runs in a browser; Next fixes the names of the two that stand in for a page that failed. */
const CLIENT = "\\.client\\.tsx?$|^app/.*error\\.tsx$";

/** A kernel room and the rooms to its left. */
function flow(room, left) {
  return {
    name: "kernels-flow-right",
    comment: `lib/${room} may import ${left.length ? left.map((name) => `lib/${name}`).join(", ") : "no other room"}. Move what both need to the left, or hand it in as an argument from a use case.`,
    severity: "error",
    from: { path: `^lib/${room}/`, pathNot: TESTS },
    to: { path: "^lib/", pathNot: `^lib/(${[room, ...left].join("|")})/|^${LOCALE}` },
  };
}

module.exports = {
  forbidden: [
    flow("field", []),
    flow("rules", ["field"]),
    flow("items", ["field", "rules"]),
    flow("exams", ["field", "rules", "items"]),
    flow("grading", ["field", "rules", "items", "exams"]),
    flow("progress", ["field", "rules", "items", "exams", "grading"]),
    flow("statistics", ["field", "rules", "items", "exams", "grading"]),
    {
      name: "kernels-are-pure",
      comment:
        "A kernel has no clock, no chance, no storage and no framework: take `now`, `seed`, messages and families as arguments, and let a use case fetch them. Of packages it may use intl-messageformat, pure-rand and zod.",
      severity: "error",
      // The census is the tool beside the engine: it takes digests, which are pure, and is loaded by no page.
      from: { path: `^${KERNELS}`, pathNot: `^lib/rules/census/|${TESTS}` },
      to: { pathNot: `^${KERNELS}|^${LOCALE}|^lib/|node_modules/(intl-messageformat|pure-rand|zod)/` },
    },
    {
      name: "kernels-are-pure",
      comment: "Fields and rules are arithmetic: they need no package at all.",
      severity: "error",
      from: { path: "^lib/(field|rules)/", pathNot: TESTS },
      to: { path: "node_modules/" },
    },
    {
      name: "kernels-are-pure",
      comment:
        "Of Node the census uses digests alone; reading and writing golden files is for its test and its script.",
      severity: "error",
      from: { path: "^lib/rules/census/", pathNot: TESTS },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?crypto$" },
    },
    {
      name: "kernels-are-pure",
      comment: "The engine works without its census.",
      severity: "error",
      from: { path: `^${KERNELS}`, pathNot: `^lib/rules/census/|${TESTS}` },
      to: { path: "^lib/rules/census/" },
    },
    {
      name: "questions-are-authored",
      comment:
        "What people author is data for the kernels: it imports lib/items, lib/rules and lib/field, and is handed in by use cases.",
      severity: "error",
      // texts.ts and case-studies.ts are the doors by which the authored texts of locales/ and the told cases come in.
      from: { path: "^questions/", pathNot: `^questions/(texts|case-studies)\\.ts$|${TESTS}` },
      to: { pathNot: `^questions/|^lib/(items|rules|field)/|^${LOCALE}` },
    },
    {
      name: "use-cases-compose",
      comment: "A use case knows no page: return a result or a refusal, and let app/ render it.",
      severity: "error",
      from: { path: "^(lib|db|questions)/", pathNot: TESTS },
      to: { path: "^(app|components)/" },
    },
    {
      name: "db-is-the-store",
      comment: "Only db/ knows Drizzle and SQLite: write a query function in db/<subject>.ts and call that.",
      severity: "error",
      from: { pathNot: `^db/|^drizzle\\.config\\.ts$|${TESTS}` },
      to: {
        path: "node_modules/(drizzle-orm|drizzle-kit|better-sqlite3|@types/better-sqlite3)/|^db/(schema[./]|migrations/)",
      },
    },
    {
      name: "db-is-the-store",
      comment: "The store calls nobody: a use case hands it values. It may use the types of the kernels.",
      severity: "error",
      from: { path: "^db/", pathNot: TESTS },
      to: { path: "^(lib/use-cases|questions)/" },
    },
    {
      name: "one-reader-of-keys",
      comment:
        "Keys are opened by grading and review and by nothing else: ask one of those use cases for what you may show.",
      severity: "error",
      from: { pathNot: `^lib/use-cases/(grading|review)/|^db/keys-open\\.ts$|${TESTS}` },
      to: { path: "^db/keys-open\\.ts$" },
    },
    {
      name: "one-reader-of-keys",
      comment: "Keys are sealed where a form is assembled and nowhere else: call assembleForm.",
      severity: "error",
      from: { pathNot: `^lib/use-cases/exams/assemble-form\\.ts$|^db/keys-seal\\.ts$|${TESTS}` },
      to: { path: "^db/keys-seal\\.ts$" },
    },
    {
      name: "pages-are-thin",
      comment:
        "A page reads the session, calls one use case and renders: no kernel and no query. Let the use case return a view.",
      severity: "error",
      from: { path: "^app/", pathNot: TESTS },
      to: { path: "^(db|questions)/|^lib/(rules|items|exams|grading|progress|statistics)/|^lib/field/(?!plan\\.ts$)" },
    },
    {
      name: "tests-stay-tests",
      comment: "The product does not lean on what exists for tests: move what both need out of the test.",
      severity: "error",
      // A script may measure with the situations that the tests make.
      from: { pathNot: `^scripts/|${TESTS}` },
      to: { path: TESTS },
    },
    {
      name: "components-draw",
      comment: "What is drawn comes in as a view: take props, and let the page ask the use case.",
      severity: "error",
      from: { path: "^components/", pathNot: TESTS },
      to: { path: "^(app|db|questions)/", pathNot: "\\.css$" },
    },
  ],
  atRunTime: [
    {
      name: "client-never-grades",
      comment:
        "A browser gets plain views: import types with `import type`, take data and server actions as props from the page.",
      severity: "error",
      from: { path: CLIENT },
      to: { path: "^(lib/(items|exams|grading|progress|use-cases)|db|questions)/", reachable: true },
    },
    {
      name: "client-never-grades",
      comment:
        "The engine reaches a browser on the rule pages and in What's the call? alone, in chunks that no exam page loads.",
      severity: "error",
      from: {
        path: CLIENT,
        pathNot: "^components/rules/|^app/.*/(rules|call)/",
      },
      to: { path: "^lib/rules/", reachable: true },
    },
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or lack a third: move what both need there.",
      severity: "error",
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: "imports-resolve",
      comment: "The import leads nowhere: mend the path, or add the package with an exact pin.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
};
