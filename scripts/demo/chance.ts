/** Chance that comes out the same every time. */

export interface Chance {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** Whether it happens, with this probability. */
  happens(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** @throws RangeError of an empty list */
  oneOf<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and even enough for a demonstration. */
export function makeChance(seed: number): Chance {
  let state = seed | 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    happens: (probability) => share() < probability,
    between: (from, to) => from + Math.floor(share() * (to - from + 1)),
    oneOf(list) {
      const one = list[Math.floor(share() * list.length)];
      if (one === undefined) throw new RangeError("nothing to choose from");
      return one;
    },
  };
}

/**
 * Puts this chance in the place of the machine's, for this process: the seeds of forms and the ids then come out the same
 * too. No secret is made in it.
 */
export function replaceRandomness(chance: Chance): void {
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = chance.between(0, 255);
    return array;
  };
  const randomUUID = () => {
    const bytes = getRandomValues(new Uint8Array(16));
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const variant = "89ab"[chance.between(0, 3)];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.defineProperty(crypto, "getRandomValues", { value: getRandomValues });
  Object.defineProperty(crypto, "randomUUID", { value: randomUUID });
}
