/**
 * The network address of whoever asks, for throttling. Next puts the address of the connection into the header when there is
 * none; a proxy in front appends what it saw, so behind a proxy the last
 * entry is the one that a client cannot make up. With no proxy a client can: it is a hint then, no proof.
 */
export function addressOf(headers: Headers): string {
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return last ? last.slice(0, 64) : "unknown";
}
