/**
 * The server's clock as a browser can know it. Local times come from a clock that never runs back (performance.now), so a
 * wrong or changed computer clock means nothing; each reply of the server measures anew. Milliseconds.
 */

export interface ServerClock {
  /** Server's time less local time, at the middle of the round trip. */
  readonly offset: number;
  /** Half the round trip: the offset is right to this. */
  readonly error: number;
  readonly deadline: number;
}

export interface Sample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
  readonly deadline: number;
}

/**
 * The clock after a reply. A finer measurement is kept as long as the new one does not contradict it; when it does (the
 * laptop slept, and its clock stood), the new one holds. The deadline is always the newest told.
 */
export function measure(known: ServerClock | null, sample: Sample): ServerClock {
  const { sentAt, receivedAt, serverNow, deadline } = sample;
  const error = Math.max(0, receivedAt - sentAt) / 2;
  const offset = serverNow - (sentAt + receivedAt) / 2;
  const agrees = known !== null && Math.abs(known.offset - offset) <= error + known.error;
  return agrees && known.error <= error ? { ...known, deadline } : { offset, error, deadline };
}

/** Milliseconds left, never less than 0. */
export function remaining(clock: ServerClock, now: number): number {
  return Math.max(0, clock.deadline - (now + clock.offset));
}

export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole seconds, rounded up: 0:00 shows only when nothing is left. */
export function timeParts(left: number): TimeParts {
  const all = Math.ceil(left / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 };
}

/** "41:20", "1:29:05". */
export function clockText({ hours, minutes, seconds }: TimeParts): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Minutes before the end at which it is said aloud. */
export const WARN_AT = [10, 5, 1] as const;

/**
 * Whole minutes left to announce, rounded up, where a threshold was crossed since the last look; null otherwise. A warning
 * that fell due while the page slept is told late, with what is really left, and once.
 */
export function warningDue(before: number, left: number): number | null {
  if (left <= 0) return null;
  const crossed = WARN_AT.some((minutes) => before > minutes * 60_000 && left <= minutes * 60_000);
  return crossed ? Math.ceil(left / 60_000) : null;
}
