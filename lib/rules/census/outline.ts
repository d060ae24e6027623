/**
 * The reduced ordered decision tree of a kind: facts in a fixed order, values that lead to the same subtree merged, an equal
 * subtree printed once and later referred to by the path where it first stood. For a fixed order this form is unique: a
 * difference in the file is a difference in meaning.
 */
import type { Axis } from "./axes";

export type Tree =
  | { readonly leaf: string; readonly id: number }
  | { readonly axis: number; readonly children: readonly Tree[]; readonly id: number };

/** The leaf of a combination that the parser refuses. */
export const REFUSED = "refused";

/** Builds trees so that equal ones are the same object. */
export class Forest {
  private readonly known = new Map<string, Tree>();

  leaf(text: string): Tree {
    return this.keep(`=${text}`, (id) => ({ leaf: text, id }));
  }

  node(axis: number, children: readonly Tree[]): Tree {
    // What cannot be said decides nothing: a fact of which all sayable values agree is not asked.
    const sayable = children.filter((child) => !("leaf" in child && child.leaf === REFUSED));
    const first = sayable[0] ?? children[0];
    if (first !== undefined && sayable.every((child) => child === first)) return first;
    return this.keep(`${axis}:${children.map((child) => child.id).join(",")}`, (id) => ({ axis, children, id }));
  }

  private keep(key: string, make: (id: number) => Tree): Tree {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const made = make(this.known.size);
    this.known.set(key, made);
    return made;
  }
}

/** @returns lines of text, two spaces of indent a level */
export function printOutline(tree: Tree, axes: readonly Axis[]): string[] {
  const lines: string[] = [];
  const firstAt = new Map<number, string>();
  const print = (node: Tree, path: string, indent: string): void => {
    if ("leaf" in node) {
      lines.push(`${indent}${node.leaf}`);
      return;
    }
    const before = firstAt.get(node.id);
    if (before !== undefined) {
      lines.push(`${indent}as ${before}`);
      return;
    }
    firstAt.set(node.id, path === "" ? "the top" : path);
    const axis = axes[node.axis] as Axis;
    const branches = new Map<Tree, string[]>();
    node.children.forEach((child, index) => {
      const labels = branches.get(child) ?? [];
      labels.push((axis.values[index] as Axis["values"][number]).label);
      branches.set(child, labels);
    });
    for (const [child, labels] of branches) {
      if ("leaf" in child && child.leaf === REFUSED) continue;
      const name = `${axis.name} ${labels.length > 8 ? `${labels[0]} and ${labels.length - 1} more` : labels.join("|")}`;
      const next = path === "" ? name : `${path} / ${name}`;
      if ("leaf" in child) lines.push(`${indent}${name}: ${child.leaf}`);
      else {
        lines.push(`${indent}${name}`);
        print(child, next, `${indent}  `);
      }
    }
  };
  print(tree, "", "");
  return lines;
}
