import { notFound } from "next/navigation";
import { redirectToSignIn } from "@/app/_frame/guard";
import type { Refusal } from "@/lib/use-cases/refusal";

/** A guest goes to sign in; for anybody else who may not, there is no such page. @param path without the language */
export async function leave(refusal: Refusal, path: string): Promise<never> {
  if (refusal.code === "signed-out") return redirectToSignIn(path);
  notFound();
}
