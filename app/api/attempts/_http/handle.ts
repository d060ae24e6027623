/** What the sitting's routes have in common: a session first, then the body, then one use case, then the reply. */
import { type Context, getContext } from "@/lib/auth/session";
import { isSignedIn } from "@/lib/use-cases/actor";
import { type Refusal, refuse, type Success } from "@/lib/use-cases/refusal";
import { readJson } from "./read-json";
import { refusalOfBody, reply, replyRefusal } from "./reply";

type Done =
  | Success<object>
  | Refusal
  | { readonly ok: false; readonly code: "stale-revision"; readonly serverNow: number };

/** A route that reads; takes no body. */
export async function answerRead(work: (context: Context) => Promise<Done>): Promise<Response> {
  return answer(async (context) => work(context));
}

/** A route that writes: `work` gets the parsed JSON body, unchecked. */
export async function answerWrite(
  request: Request,
  work: (context: Context, body: unknown) => Promise<Done>,
): Promise<Response> {
  return answer(async (context) => {
    if (!isSignedIn(context.actor)) return refuse("signed-out");
    const body = await readJson(request);
    return body.ok ? work(context, body.value) : refusalOfBody(body.code);
  });
}

async function answer(work: (context: Context) => Promise<Done>): Promise<Response> {
  try {
    const done = await work(await getContext());
    return done.ok ? reply(200, done.value) : await replyRefusal(done);
  } catch (error) {
    // A full disk, a locked file: nothing was stored, and the client keeps the answer and tries again.
    console.error(error);
    return replyRefusal(refuse("unavailable"));
  }
}

/** The slot in an address: digits alone, so that one question has one address. Not a number: there is no such question. */
export function slotOf(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}
