/** Who looks at a page, as far as the frame around it has to know. Made from the session at every request. */
export interface Viewer {
  readonly signedIn: boolean;
  /** Null for a guest. */
  readonly name: string | null;
  readonly roles: readonly ("candidate" | "certifier" | "staff" | "admin")[];
  /** The attempt that is running now; as long as it runs, the frame leads back to it and offers nothing else. */
  readonly sitting: { readonly attemptId: string } | null;
}

export const GUEST_VIEWER: Viewer = { signedIn: false, name: null, roles: [], sitting: null };
