"use server";

import { refresh } from "next/cache";
import { DONE_FORM, type FormState, refusedForm, textsOf } from "@/app/_frame/form-state";
import { getContext } from "@/lib/auth/session";
import { changeState, grantRole, revokeRole } from "@/lib/use-cases/people/change-role";

const ACTS = { grant: grantRole, revoke: revokeRole, state: changeState } as const;

/**
 * One button of a row. Its value names the act and its object ("grant:staff", "state:disabled"), so that a press on a page
 * that is out of date does what the button said, and not its opposite.
 */
export async function changePersonAction(_: FormState, data: FormData): Promise<FormState> {
  const { change = "", personId } = textsOf(data);
  const [act, object] = change.split(":");
  const work = Object.entries(ACTS).find(([name]) => name === act)?.[1] ?? grantRole;
  const { db, actor, now } = await getContext();
  const outcome = await work(db, actor, { personId, role: object, state: object }, now);
  refresh();
  return outcome.ok ? DONE_FORM : refusedForm(outcome, {});
}
