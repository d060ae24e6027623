/** What no linter rule says and the house forbids, found in the syntax tree. Each finder gives lines of what it saw. */
import { parseSync } from "@swc/core";
import { type Node, visit } from "../../scripts/lib/visit";

/** Clock, chance and surroundings: a pure folder takes `now` and `seed` as arguments instead. */
const IMPURE_MEMBERS = new Set([
  "Date.now",
  "Math.random",
  "performance.now",
  "process.env",
  "process.hrtime",
  "crypto.randomUUID",
  "crypto.getRandomValues",
]);
const IMPURE_CALLS = new Set(["Date", "fetch", "setTimeout", "setInterval", "queueMicrotask"]);

/** @returns e.g. ["Date.now", "new Date()"] */
export function impurities(text: string): string[] {
  const found: string[] = [];
  visit(parse(text, false), (node) => {
    const name = memberName(node);
    if (name !== null && IMPURE_MEMBERS.has(name)) found.push(name);
    if (node.type === "NewExpression" && nameOf(node.callee) === "Date" && listOf(node.arguments).length === 0) {
      found.push("new Date()");
    }
    if (node.type === "CallExpression" && IMPURE_CALLS.has(nameOf(node.callee) ?? ""))
      found.push(`${nameOf(node.callee)}()`);
  });
  return found;
}

/**
 * better-sqlite3's transactions end when their callback returns: an async one has not begun its work by then.
 * @returns one entry for every `….transaction(async …)`
 */
export function asyncTransactions(text: string): string[] {
  const found: string[] = [];
  visit(parse(text, false), (node) => {
    if (node.type !== "CallExpression" || !memberName(node.callee as Node)?.endsWith(".transaction")) return;
    for (const argument of listOf(node.arguments)) {
      const { expression } = argument as unknown as { expression: Node };
      if (expression.async === true) found.push("transaction(async …)");
    }
  });
  return found;
}

/** Attributes whose value a person sees or hears. */
const SPOKEN = new Set([
  "alt",
  "title",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
]);
const LETTER = /\p{L}/u;

/** @returns the words that stand in JSX itself, where only messages belong */
export function wordsInJsx(text: string): string[] {
  const found: string[] = [];
  const add = (value: unknown): void =>
    void (typeof value === "string" && LETTER.test(value) && found.push(value.trim()));
  visit(parse(text, true), (node) => {
    if (node.type === "JSXText") add(node.value);
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of listOf(node.children))
        if (child.type === "JSXExpressionContainer") addLiterals(child.expression as Node, add);
    }
    if (node.type === "JSXAttribute" && SPOKEN.has(attributeName(node))) addLiterals(node.value as Node | null, add);
  });
  return found;
}

/** A text written as an expression, also in the arms of a choice. */
function addLiterals(node: Node | null, add: (value: unknown) => void): void {
  if (node === null) return;
  if (node.type === "StringLiteral") add(node.value);
  if (node.type === "TemplateLiteral") for (const part of listOf(node.quasis)) add(part.cooked);
  if (node.type === "JSXExpressionContainer") addLiterals(node.expression as Node, add);
  if (node.type === "ParenthesisExpression") addLiterals(node.expression as Node, add);
  if (node.type === "ConditionalExpression")
    for (const arm of [node.consequent, node.alternate]) addLiterals(arm as Node, add);
  if (node.type === "BinaryExpression" && ["&&", "||", "??", "+"].includes(node.operator as string)) {
    for (const side of [node.left, node.right]) addLiterals(side as Node, add);
  }
}

/** Whether a file begins with 'use client'. */
export function saysUseClient(text: string, tsx: boolean): boolean {
  const [first] = parseSync(text, { syntax: "typescript", tsx, target: "es2022" }).body;
  return (
    first?.type === "ExpressionStatement" &&
    first.expression.type === "StringLiteral" &&
    first.expression.value === "use client"
  );
}

function parse(text: string, tsx: boolean): unknown {
  return parseSync(text, { syntax: "typescript", tsx, target: "es2022" });
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(value: unknown): string | null {
  const node = value as Node;
  return node.type === "Identifier" ? String(node.value) : null;
}

/** "Date.now" of `Date.now`; "this.db.transaction" of the like; null of anything that is no member. */
function memberName(node: Node): string | null {
  if (node.type !== "MemberExpression") return null;
  const object = node.object as Node;
  const left = nameOf(object) ?? memberName(object) ?? "…";
  return `${left}.${nameOf(node.property) ?? "…"}`;
}

function attributeName(node: Node): string {
  const name = node.name as Node;
  return name.type === "Identifier" ? String(name.value) : "";
}
