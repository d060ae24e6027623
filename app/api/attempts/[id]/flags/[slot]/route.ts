import { answerWrite, slotOf } from "@/app/api/attempts/_http/handle";
import { flagQuestion } from "@/lib/use-cases/exams/flag-question";

/** Flags a question or takes the flag away; the contract is in docs/ARCHITECTURE.md, "HTTP of a sitting". */
export async function PUT(request: Request, { params }: { params: Promise<{ id: string; slot: string }> }) {
  const { id, slot } = await params;
  return answerWrite(request, ({ db, actor, now }, body) =>
    flagQuestion(db, actor, { attemptId: id, slot: slotOf(slot), body }, now),
  );
}
