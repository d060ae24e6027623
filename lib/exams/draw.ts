/**
 * The draw of a form as a flow: topic → deciding key → format and difficulty. Each key carries one question at the most, so
 * no two share a form; each topic sends and each class takes as many as the blueprint says. Whatever meets all lines is
 * found, in an order that the seed decides; where nothing does, lines are let go one kind after the other.
 */
import { makeFlow } from "./flow";
import type { Random } from "./random";
import { classesOf, classNameOf, type KeyGroup, type QuestionClass } from "./scored-bank";

export interface Drawn {
  readonly group: KeyGroup;
  readonly line: QuestionClass;
}

export interface Draw {
  /** Sends every question that its topic still owes; gives how many are placed in all. */
  fill(): number;
  /** Classes take any number up to `questions` from now on. */
  letClassesGo(questions: number): void;
  /** Topics send more than they owe, in turns, until `questions` are placed or none can be. */
  letTopicsGo(questions: number): number;
  /** Adds a key that was held back. */
  admit(group: KeyGroup): void;
  drawn(): readonly Drawn[];
  classCounts(): readonly (QuestionClass & { readonly count: number })[];
}

export function drawNetwork(
  keys: readonly KeyGroup[],
  topics: readonly { readonly topic: string; readonly count: number }[],
  classes: readonly (QuestionClass & { readonly count: number })[],
  random: Random,
): Draw {
  const flow = makeFlow();
  const sink = flow.node();
  const topicNodes = new Map<string, number>();
  const classNodes = new Map<string, { node: number; line: QuestionClass; out: number }>();
  const asked: { group: KeyGroup; line: QuestionClass; edge: number }[] = [];
  const owed = random.shuffled(topics.flatMap((line) => Array<string>(line.count).fill(line.topic)));
  let placed = 0;

  const topicNode = (topic: string) => {
    const known = topicNodes.get(topic);
    if (known !== undefined) return known;
    const node = flow.node();
    topicNodes.set(topic, node);
    return node;
  };
  const classNode = (line: QuestionClass, count: number) => {
    const name = classNameOf(line);
    const known = classNodes.get(name);
    if (known !== undefined) return known.node;
    const node = flow.node();
    const { format, difficulty } = line;
    classNodes.set(name, { node, line: { format, difficulty }, out: flow.edge(node, sink, count) });
    return node;
  };
  const admit = (group: KeyGroup) => {
    const node = flow.node();
    flow.edge(topicNode(group.topic), node, 1);
    for (const line of random.shuffled(classesOf(group))) {
      asked.push({ group, line, edge: flow.edge(node, classNode(line, 0), 1) });
    }
  };

  for (const { topic } of topics) topicNode(topic);
  for (const line of classes) classNode(line, line.count);
  for (const group of random.shuffled(keys)) admit(group);

  return {
    admit,
    fill() {
      for (let index = owed.length - 1; index >= 0; index -= 1) {
        if (!flow.push(topicNode(owed[index] as string), sink)) continue;
        owed.splice(index, 1);
        placed += 1;
      }
      return placed;
    },
    letClassesGo(questions) {
      for (const { out } of classNodes.values()) flow.raise(out, questions);
    },
    letTopicsGo(questions) {
      for (let moved = true; moved && placed < questions; ) {
        moved = false;
        for (const topic of random.shuffled([...topicNodes.keys()])) {
          if (placed >= questions || !flow.push(topicNode(topic), sink)) continue;
          owed.pop();
          placed += 1;
          moved = true;
        }
      }
      return placed;
    },
    drawn: () => asked.filter(({ edge }) => flow.carried(edge) > 0).map(({ group, line }) => ({ group, line })),
    classCounts: () => [...classNodes.values()].map(({ line, out }) => ({ ...line, count: flow.carried(out) })),
  };
}
