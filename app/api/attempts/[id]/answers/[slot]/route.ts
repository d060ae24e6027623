import { answerWrite, slotOf } from "@/app/api/attempts/_http/handle";
import { readingLocale } from "@/app/api/attempts/_http/reply";
import { saveAnswer } from "@/lib/use-cases/exams/save-answer";

/** Saves one answer; the contract is in docs/ARCHITECTURE.md, "HTTP of a sitting". */
export async function PUT(request: Request, { params }: { params: Promise<{ id: string; slot: string }> }) {
  const { id, slot } = await params;
  const locale = await readingLocale();
  return answerWrite(request, ({ db, actor, now }, body) =>
    saveAnswer(db, actor, { attemptId: id, slot: slotOf(slot), body, locale }, now),
  );
}
