import { type ModuleItem, parseSync } from "@swc/core";
import { visit } from "./visit";

/** One import of a file: the specifier as written, and whether anything of it is left at run time. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/**
 * Every import of a TypeScript file: statements, re-exports, `import()` in values and in types, `require`.
 * @throws when the text does not parse: a file that cannot be read has no clean bill
 */
export function importsOf(text: string, tsx: boolean): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean): void => void found.push({ specifier, typeOnly });
  const program = parseSync(text, { syntax: "typescript", tsx, target: "es2022" });
  for (const item of program.body) addStatement(item, add);
  visit(program, (node) => {
    if (node.type === "CallExpression") {
      const callee = node.callee as { type: string; value?: string };
      const first = (node.arguments as { expression: { type: string; value?: string } }[])[0]?.expression;
      const imports = callee.type === "Import" || (callee.type === "Identifier" && callee.value === "require");
      if (imports && first?.type === "StringLiteral" && first.value !== undefined) add(first.value, false);
    }
    if (node.type === "TsImportType") add((node.argument as { value: string }).value, true);
  });
  return found;
}

function addStatement(item: ModuleItem, add: (specifier: string, typeOnly: boolean) => void): void {
  if (item.type === "ImportDeclaration") {
    const { specifiers } = item;
    // Without a name it is run for its effects; with types alone nothing of it is left.
    const named = specifiers.length > 0;
    add(
      item.source.value,
      item.typeOnly || (named && specifiers.every((name) => "isTypeOnly" in name && name.isTypeOnly)),
    );
  } else if (item.type === "ExportAllDeclaration") {
    add(item.source.value, "typeOnly" in item && item.typeOnly === true);
  } else if (item.type === "ExportNamedDeclaration" && item.source) {
    const { specifiers } = item;
    const types = specifiers.length > 0 && specifiers.every((name) => "isTypeOnly" in name && name.isTypeOnly);
    add(item.source.value, ("typeOnly" in item && item.typeOnly === true) || types);
  }
}
