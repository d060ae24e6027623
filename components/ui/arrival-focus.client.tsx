"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";

interface ArrivalFocusProps {
  /** Id of what the page is to be read from; it can have the focus (tabIndex -1, or a field). */
  readonly on: string;
  /** Another value for another arrival, such as the time of the request: the same page may come twice in a row. */
  readonly at: number;
}

const never = () => () => {};

/**
 * Gives the focus, and with it the place on the screen, to what came back after an answer. A page that the browser itself
 * loads (a link, a reload) is read from its top, as any other: there it does nothing. Draws nothing.
 */
export function ArrivalFocus({ on, at }: ArrivalFocusProps) {
  const isLoading = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const loadedAt = useRef(isLoading ? at : null);
  useEffect(() => {
    if (loadedAt.current !== at) document.getElementById(on)?.focus();
  }, [on, at]);
  return null;
}
