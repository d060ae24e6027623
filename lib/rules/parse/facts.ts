/**
 * Reads the facts of one JSON object and remembers the first thing that is wrong with them. Readers always return a
 * value of the right type, so a parser reads straight on and asks for `error` once, at its end.
 */
import type { XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import type { ErrorCode, SituationError } from "../ruling";
import { FIELD_SIDES, type Field } from "../situation";

const ORIGIN: XY = { x: 0, y: 0 };

type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export class Facts {
  error: SituationError | null = null;
  private readonly json: Json;
  private readonly edition: Edition;
  private readonly path: string;

  constructor(json: Json, edition: Edition, path = "") {
    this.json = json;
    this.edition = edition;
    this.path = path;
  }

  /** Records a refusal; only the first counts. `at` is a path below this object. */
  fail(code: ErrorCode, at: string, message: string): void {
    this.error ??= { code, path: this.path === "" ? at : at === "" ? this.path : `${this.path}.${at}`, message };
  }

  has(name: string): boolean {
    return Object.hasOwn(this.json, name) && this.json[name] !== undefined;
  }

  private get(name: string): unknown {
    return Object.hasOwn(this.json, name) ? this.json[name] : undefined;
  }

  /** Refuses every fact that is not among `known`, and those of `known` for which `taken` says no. */
  only(known: readonly string[], taken: (name: string) => boolean = () => true, whose = "this situation"): void {
    for (const name of Object.keys(this.json)) {
      // An empty name is quoted: an empty path would mean the whole.
      if (!known.includes(name))
        this.fail("unknown-fact", name === "" ? '""' : name, `expected one of ${known.join(", ")}`);
      else if (!taken(name)) this.fail("not-taken", name, `${whose} does not take this fact`);
    }
  }

  /** One of a closed set; its first member when left out, unless required. */
  choice<T extends string>(name: string, values: readonly T[], required = false): T {
    const first = values[0] as T;
    const value = this.get(name);
    if (value === undefined) {
      if (required) this.fail("missing", name, `expected one of ${values.join(", ")}`);
      return first;
    }
    if (typeof value === "string" && (values as readonly string[]).includes(value)) return value as T;
    const code = typeof value === "string" ? "unknown-value" : "wrong-type";
    this.fail(code, name, `expected one of ${values.join(", ")}, as a string`);
    return first;
  }

  /** True or false; `byDefault` when left out. */
  flag(name: string, byDefault = false): boolean {
    const value = this.get(name);
    if (value === undefined) return byDefault;
    if (typeof value === "boolean") return value;
    this.fail("wrong-type", name, "expected true or false");
    return byDefault;
  }

  /** A finite number within both bounds; `byDefault` null means required. */
  number(name: string, min: number, max: number, byDefault: number | null = null): number {
    const value = this.get(name);
    if (value === undefined) {
      if (byDefault === null) this.fail("missing", name, "expected a number");
      return byDefault ?? 0;
    }
    return this.checkNumber(value, name, min, max);
  }

  private checkNumber(value: unknown, at: string, min: number, max: number): number {
    if (typeof value !== "number") this.fail("wrong-type", at, "expected a number");
    else if (!Number.isFinite(value)) this.fail("not-finite", at, "expected a finite number");
    else if (value < min || value > max) {
      this.fail("out-of-range", at, max === Infinity ? `expected at least ${min}` : `expected ${min} to ${max}`);
    } else return value === 0 ? 0 : value;
    return 0;
  }

  /** The playing field in yards: boards and 300 by 160 by default, 200 wide with lines. Each side may be left out. */
  field(): Field {
    const n = this.edition.n;
    const value = this.get("field");
    if (value !== undefined && !isObject(value)) this.fail("wrong-type", "field", "expected an object");
    const facts = new Facts(isObject(value) ? value : {}, this.edition, "field");
    facts.only(["sides", "length", "width"]);
    const sides = facts.choice("sides", FIELD_SIDES);
    const length = facts.number("length", n.fieldMinLength, Infinity, n.fieldLength);
    const byDefault = sides === "boards" ? n.fieldWidthBoards : n.fieldWidthLines;
    const width = facts.number("width", n.fieldMinWidth, Infinity, byDefault);
    this.adopt(facts);
    return { sides, length, width };
  }

  /** A point no further than 60 yards beyond a line of the field (exactly 60 is taken); required. */
  point(name: string, field: Field): XY {
    const value = this.get(name);
    if (value === undefined) {
      this.fail("missing", name, 'expected a point {"x","y"} in yards');
      return ORIGIN;
    }
    if (!isObject(value)) {
      this.fail("wrong-type", name, 'expected a point {"x","y"} in yards');
      return ORIGIN;
    }
    const facts = new Facts(value, this.edition, name);
    facts.only(["x", "y"]);
    const x = facts.number("x", -Infinity, Infinity);
    const y = facts.number("y", -Infinity, Infinity);
    const beyond = this.edition.n.beyondField;
    const widest = field.width / 2 + beyond;
    if (Math.abs(x) > widest) facts.fail("off-field", "x", `expected ${-widest} to ${widest}`);
    if (y < -beyond || y > field.length + beyond) {
      facts.fail("off-field", "y", `expected ${-beyond} to ${field.length + beyond}`);
    }
    this.adopt(facts);
    return { x, y };
  }

  /** A name: a string that is not empty. */
  id(name: string): string {
    const value = this.get(name);
    if (value === undefined) this.fail("missing", name, "expected a name");
    else if (typeof value !== "string") this.fail("wrong-type", name, "expected a string");
    else if (value === "") this.fail("empty", name, "expected a string that is not empty");
    else return value;
    return "";
  }

  /** An object of its own, read by `read`; required. */
  object<T>(name: string, read: (facts: Facts) => T): T {
    const value = this.get(name);
    if (value === undefined) this.fail("missing", name, "expected an object");
    else if (!isObject(value)) this.fail("wrong-type", name, "expected an object");
    const facts = new Facts(isObject(value) ? value : {}, this.edition, name);
    const result = read(facts);
    this.adopt(facts);
    return result;
  }

  /** The raw members of a list with `min` to `max` members; required. */
  private members(name: string, min: number, max: number): readonly unknown[] {
    const value = this.get(name);
    if (value === undefined) this.fail("missing", name, "expected a list");
    else if (!Array.isArray(value)) this.fail("wrong-type", name, "expected a list");
    else if (value.length === 0) this.fail("empty", name, "expected at least one");
    else if (value.length > max) this.fail("too-many", name, `expected at most ${max} of them`);
    else if (value.length < min) this.fail("missing", name, `expected ${min} of them`);
    else return value;
    return [];
  }

  /** A list of objects, each read by `read`. */
  objects<T>(name: string, max: number, read: (facts: Facts) => T): T[] {
    return this.members(name, 1, max).map((member, index) => {
      if (!isObject(member)) this.fail("wrong-type", `${name}[${index}]`, "expected an object");
      const facts = new Facts(isObject(member) ? member : {}, this.edition, `${name}[${index}]`);
      const result = read(facts);
      this.adopt(facts);
      return result;
    });
  }

  /** A list of exactly `count` numbers within both bounds. */
  numbers(name: string, count: number, min: number, max: number): number[] {
    return this.members(name, count, count).map((member, index) =>
      this.checkNumber(member, `${name}[${index}]`, min, max),
    );
  }

  /** A list of members of a closed set, one or more. */
  choices<T extends string>(name: string, values: readonly T[]): T[] {
    return this.members(name, 1, Infinity).map((member, index) => {
      if (typeof member === "string" && (values as readonly string[]).includes(member)) return member as T;
      const code = typeof member === "string" ? "unknown-value" : "wrong-type";
      this.fail(code, `${name}[${index}]`, `expected one of ${values.join(", ")}`);
      return values[0] as T;
    });
  }

  /** Refuses names that stand twice. */
  distinct(name: string, ids: readonly string[]): void {
    const seen = new Set<string>();
    ids.forEach((id, index) => {
      if (seen.has(id)) this.fail("repeated", `${name}[${index}].id`, "expected each name once");
      seen.add(id);
    });
  }

  private adopt(inner: Facts): void {
    const error = inner.error;
    if (error !== null) this.fail(error.code, error.path, error.message);
  }
}
