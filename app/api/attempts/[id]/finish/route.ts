import { answerWrite } from "@/app/api/attempts/_http/handle";
import { finishAttempt } from "@/lib/use-cases/exams/finish-attempt";

/** Ends the attempt, also when repeated; the contract is in docs/ARCHITECTURE.md, "HTTP of a sitting". */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return answerWrite(request, async ({ db, actor, now }, body) => {
    const done = await finishAttempt(db, actor, { attemptId: id, body }, now);
    if (!done.ok) return done;
    const { attemptId, finishedAt } = done.value;
    return { ok: true, value: { finishedAt, result: `/results/${attemptId}` } };
  });
}
