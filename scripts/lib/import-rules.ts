import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise, type IForbiddenRuleType, type IViolation } from "dependency-cruiser";
import { mirrorImports } from "./import-mirror";
import type { Import } from "./imports-of";

/** One import that a rule forbids. `via` is the way there, when the rule is about what can be reached. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
  readonly comment: string;
}

interface Rules {
  readonly forbidden: IForbiddenRuleType[];
  readonly atRunTime: IForbiddenRuleType[];
}

const load = createRequire(import.meta.url);

/**
 * Holds the tree against the rules of .dependency-cruiser.cjs.
 * @param root the tree to look at; the rules are always ours
 * @returns what is forbidden, and how many files and imports were seen: none seen would be no proof
 */
export async function checkImports(root: string): Promise<{ violations: Violation[]; files: number; imports: number }> {
  const rules: Rules = load(join(import.meta.dirname, "../../.dependency-cruiser.cjs"));
  const all = await pass(root, rules.forbidden, () => true);
  const atRunTime = await pass(root, rules.atRunTime, (one) => !one.typeOnly);
  return { ...all, violations: [...all.violations, ...atRunTime.violations] };
}

async function pass(
  root: string,
  forbidden: IForbiddenRuleType[],
  keep: (one: Import) => boolean,
): Promise<{ violations: Violation[]; files: number; imports: number }> {
  const { folder, files, remove } = mirrorImports(root, keep);
  try {
    const { output } = await cruise(
      files,
      {
        baseDir: folder,
        validate: true,
        ruleSet: { forbidden },
        doNotFollow: { path: "node_modules" },
        tsPreCompilationDeps: true,
      },
      {
        extensions: [".ts", ".tsx", ".d.ts", ".js", ".mjs", ".cjs", ".json", ".css"],
        exportsFields: ["exports"],
        conditionNames: ["react-server", "node", "import", "require", "types", "default"],
      },
    );
    if (typeof output === "string") throw new Error(output);
    const violations = output.summary.violations.map((one) => told(one, forbidden));
    return { violations, files: files.length, imports: output.summary.totalDependenciesCruised ?? 0 };
  } finally {
    remove();
  }
}

function told(one: IViolation, forbidden: IForbiddenRuleType[]): Violation {
  const comments = forbidden.filter((rule) => rule.name === one.rule.name).map((rule) => rule.comment ?? "");
  const via = (one.via ?? one.cycle ?? []).map((step) => step.name);
  return { rule: one.rule.name, from: one.from, to: one.to, via, comment: comments.join(" ") };
}
