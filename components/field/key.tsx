import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Plan, PlanMark } from "@/lib/field/plan";
import { TeamShape } from "./markers";

/** The key below a plan: only what the drawing really holds; nothing for an empty field. */
export function PlanKey({ plan }: { plan: Plan }) {
  const t = useTranslations("field.key");
  if (plan.players.length === 0 && plan.ball === null && plan.marks.length === 0) return null;
  const has = (is: PlanMark["is"]) => plan.marks.some((mark) => mark.is === is);
  const teams = (["hitting", "opposing"] as const).filter((team) =>
    plan.players.some((player) => player.team === team),
  );
  return (
    <ul className="flex flex-wrap gap-x-5">
      {teams.map((team) => (
        <Entry key={team} text={t(team, { colour: plan.colours[team] })}>
          <g className={`team-${plan.colours[team]}`}>
            <TeamShape team={team} />
          </g>
        </Entry>
      ))}
      {plan.ball && (
        <Entry text={t("ball")}>
          <circle r="4.5" className="field-ball" />
        </Entry>
      )}
      {has("spot") && (
        <Entry text={t("spot")}>
          <circle r="6" className="field-spot" />
          <path d="M-10 0H-2M2 0H10M0-10V-2M0 2V10" className="field-spot" />
        </Entry>
      )}
      {(has("limit-line") || has("limit-circle")) && (
        <Entry text={t("limit")}>
          <path d="M-10 0H10" className="field-limit" />
        </Entry>
      )}
      {has("gap") && (
        <Entry text={t("gap")}>
          <path d="M-8 0H8M-8-4V4M8-4V4" className="field-gap" />
        </Entry>
      )}
    </ul>
  );
}

function Entry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 py-0.5">
      <span className="block size-[1.1em] shrink-0">
        <svg viewBox="-11 -11 22 22" aria-hidden="true" className="field-key">
          {children}
        </svg>
      </span>
      {text}
    </li>
  );
}
