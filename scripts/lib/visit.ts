/** A node of a syntax tree, seen from outside: a kind and whatever else. */
export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Calls `see` for every node below (and with) `value`, a parent before its children. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, see);
  } else if (typeof value === "object" && value !== null) {
    if (isNode(value)) see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}

function isNode(value: object): value is Node {
  return "type" in value && typeof value.type === "string";
}
