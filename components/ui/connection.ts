/** What the browsers say where a request did not get through: Chromium, Firefox, Safari (two). */
const UNREACHED = /failed to fetch|networkerror|load failed|network connection/i;

/** Whether something failed because the server was out of reach, not because it failed itself. */
export function isOutOfReach(error: unknown): boolean {
  const offline = typeof navigator === "object" && navigator.onLine === false;
  return offline || (error instanceof TypeError && UNREACHED.test(error.message));
}
