import { answerRead } from "@/app/api/attempts/_http/handle";
import { getClock } from "@/lib/use-cases/exams/get-clock";

/** The server's clock; the contract is in docs/ARCHITECTURE.md, "HTTP of a sitting". */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return answerRead(({ db, actor, now }) => getClock(db, actor, { attemptId: id }, now));
}
