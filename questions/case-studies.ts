/** The told cases: questions/case-studies/*.yaml, read and checked once, with their words in locales/<locale>/case-studies. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { askCall } from "@/lib/items/asks";
import {
  type CaseStudy,
  type CaseTelling,
  type CaseWords,
  composeStep,
  type ReadCaseStudy,
  readCaseStudy,
} from "@/lib/items/case-study";
import type { Ask } from "@/lib/items/family";
import type { Item } from "@/lib/items/item";
import type { Edition } from "@/lib/rules/editions/edition";
import { askMinutes, askSeven } from "./families/removal-call";
import { askWhom, ratedPlayer } from "./families/removal-whom";
import { misconceptionById } from "./misconceptions";
import { questionTexts } from "./texts";

/** Whether an unsafe follow-up may bring a yellow card. */
const askYellowCard: Ask = {
  id: "yellow-card",
  calls: (_, ruling) =>
    ruling.detail?.yellowCard === undefined
      ? []
      : [{ is: "detail", name: "yellowCard", value: ruling.detail.yellowCard }],
};

const WORDS: CaseWords = {
  asks: { call: askCall, seven: askSeven, minutes: askMinutes, whom: askWhom, "yellow-card": askYellowCard },
  misconception: misconceptionById,
};

/** One study from the text of its file; a key given twice is refused, like an unknown one. */
export function caseStudyFrom(id: string, text: string, edition: Edition): ReadCaseStudy {
  const document = parseDocument(text, { uniqueKeys: true, strict: true });
  if (document.errors.length > 0) return { ok: false, problems: document.errors.map((error) => error.message) };
  return readCaseStudy(id, document.toJS(), WORDS, edition);
}

/**
 * All studies, by file name.
 * @throws Error with every problem, where a file is not as the schema wants it: a fault of the house
 */
export function caseStudies(edition: Edition, root: string = process.cwd()): readonly CaseStudy[] {
  const folder = join(root, "questions", "case-studies");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const id = file.slice(0, -".yaml".length);
      const read = caseStudyFrom(id, readFileSync(join(folder, file), "utf8"), edition);
      if (!read.ok) throw new Error(`${file}: ${read.problems.join("; ")}`);
      return read.value;
    });
}

const TELLING: CaseTelling = {
  has: (id) => questionTexts().ids("en").has(id),
  option: (call, situation, cast) =>
    call.is === "player" && situation.kind === "removal" ? ratedPlayer(call.id, situation, cast, "option.only") : null,
};

/** The question of one step, for practice; the next is asked once this one is answered. */
export function caseStep(study: CaseStudy, place: number, edition: Edition): Item {
  return composeStep(study, place, edition, TELLING);
}
