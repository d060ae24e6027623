"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * The question being looked at, remembered by this tab over a reload and a change of language.
 * @param first where to begin when nothing is remembered
 */
export function usePlace(attemptId: string, first: number, last: number): [number, (slot: number) => void] {
  const [slot, setSlot] = useState(first);
  const key = `third-man.place.${attemptId}`;
  useEffect(() => {
    const kept = Number(read(key));
    if (Number.isInteger(kept) && kept >= 1 && kept <= last) setSlot(kept);
  }, [key, last]);
  const go = useCallback(
    (next: number) => {
      const to = Math.min(last, Math.max(1, next));
      setSlot(to);
      write(key, String(to));
    },
    [key, last],
  );
  return [slot, go];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing begins at the first open question.
  }
}
