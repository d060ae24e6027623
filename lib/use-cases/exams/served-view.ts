/**
 * The one door through which a question of a running exam reaches a browser: an allow-list that names each field, down to
 * the last. What is not named here stays behind, whatever the row holds: no key, seed, clause, tag, topic or difficulty.
 */
import type { Plan, PlanMark } from "@/lib/field/plan";
import type { XY } from "@/lib/field/point";
import type { ServedItem } from "@/lib/items/item";
import type { LocalText } from "@/lib/locale";

/** For pages and components, which import no kernel: the types of what they are handed. */
export type { Response, ServedItem } from "@/lib/items/item";

const text = ({ en, es, it }: LocalText): LocalText => ({ en, es, it });
const point = ({ x, y }: XY): XY => ({ x, y });

/** A copy that holds what a candidate may see and nothing else. */
export function servedView(item: ServedItem): ServedItem {
  return {
    format: item.format,
    scene: text(item.scene),
    prompt: text(item.prompt),
    options: item.options.map((option) => ({ id: option.id, text: text(option.text) })),
    number: item.number === null ? null : { unit: text(item.number.unit), min: item.number.min, max: item.number.max },
    plan: item.plan === null ? null : planView(item.plan),
  };
}

function planView(plan: Plan): Plan {
  const { field, colours } = plan;
  return {
    field: { sides: field.sides, length: field.length, width: field.width },
    view: plan.view,
    colours: { hitting: colours.hitting, opposing: colours.opposing },
    ball: plan.ball === null ? null : point(plan.ball),
    players: plan.players.map(({ id, label, team, at }) => ({ id, label, team, at: point(at) })),
    marks: plan.marks.map(markView),
  };
}

function markView(mark: PlanMark): PlanMark {
  switch (mark.is) {
    case "spot":
      return { is: mark.is, at: point(mark.at) };
    case "limit-line":
      return { is: mark.is, y: mark.y };
    case "limit-circle":
      return { is: mark.is, centre: point(mark.centre), radius: mark.radius };
    case "gap":
      return { is: mark.is, from: point(mark.from), to: point(mark.to), yards: mark.yards };
  }
}
