import { useFormatter } from "next-intl";

interface MomentProps {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly timeZone: string;
  /** `day`: "Nov 28, 2026"; `minute`, `second`: with the time and the zone. */
  readonly to: "day" | "minute" | "second";
}

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const MINUTE = { ...DAY, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const SECOND = { ...MINUTE, second: "2-digit" } as const;
const FORMAT = { day: DAY, minute: MINUTE, second: SECOND };

/** How a moment is written, for places that need it as text. */
export const momentFormat = (to: MomentProps["to"], timeZone: string) => ({ ...FORMAT[to], timeZone });

/** A moment in words, in the zone of its window. */
export function Moment({ at, timeZone, to }: MomentProps) {
  const format = useFormatter();
  return <time dateTime={new Date(at).toISOString()}>{format.dateTime(at, momentFormat(to, timeZone))}</time>;
}
