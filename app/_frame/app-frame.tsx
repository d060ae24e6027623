import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { GUEST_VIEWER, type Viewer } from "@/components/shell/viewer";
import { getContext, getVisitor } from "@/lib/auth/session";
import { getRunningSitting } from "@/lib/use-cases/exams/get-running-sitting";
import { signOutAction } from "./sign-out";

/** The frame of every page but the exam, filled in for whoever asks. For the layout of a group of pages. */
export async function AppFrame({ children }: { children: ReactNode }) {
  return (
    <Shell viewer={await getViewer()} signOut={signOutAction}>
      {children}
    </Shell>
  );
}

async function getViewer(): Promise<Viewer> {
  const { db, actor, now } = await getContext();
  const { person } = await getVisitor();
  if (person === null) return GUEST_VIEWER;
  const running = await getRunningSitting(db, actor, {}, now);
  const sitting = running.ok && running.value !== null ? { attemptId: running.value.attemptId } : null;
  return { signedIn: true, name: person.name, roles: actor.roles, sitting };
}
