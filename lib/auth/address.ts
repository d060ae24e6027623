/**
 * The network address of whoever asks, for throttling. Next puts the address of the connection into the header when there is
 * none; a proxy in front appends what it saw, so the last entry is the one that a client cannot make up.
 */
export function addressOf(headers: Headers): string {
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return last ? last.slice(0, 64) : "unknown";
}
