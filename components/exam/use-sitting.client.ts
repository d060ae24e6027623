"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { createSitting, type Sitting, type SittingState } from "@/lib/exam-client/driver";
import { newDevice } from "@/lib/exam-client/revision";
import { transport } from "@/lib/exam-client/transport";
import { type KeyValue, unsentStore } from "@/lib/exam-client/unsent-store";
import type { SittingView } from "./sitting-view";

/** The sitting of this page, wired to the browser: network, storage, clocks, and the moments at which to look again. */
export function useSitting(view: SittingView, personId: string): { sitting: Sitting; state: SittingState } {
  const [sitting] = useState(() => openSitting(view, personId));
  const state = useSyncExternalStore(sitting.listen, sitting.state, sitting.state);
  useEffect(() => {
    sitting.start();
    const back = () => {
      // Once the network is there again, and when the page is looked at again: after sleep, after signing in elsewhere.
      if (document.visibilityState === "visible") sitting.askClock();
    };
    const online = () => {
      sitting.hurry();
      sitting.askClock();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) sitting.askClock();
    };
    document.addEventListener("visibilitychange", back);
    window.addEventListener("online", online);
    window.addEventListener("pageshow", shown);
    const ticking = setInterval(sitting.tick, 1000);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("online", online);
      window.removeEventListener("pageshow", shown);
      clearInterval(ticking);
      sitting.stop();
    };
  }, [sitting]);
  return { sitting, state };
}

/** Says in which language the page is read, which is kept with each answer. */
function inLanguage(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("x-page-language", document.documentElement.lang);
  return { ...init, headers };
}

function openSitting(view: SittingView, personId: string): Sitting {
  const sheet = view.slots.map(({ slot, response, revision, flagged, flagRevision }) => ({
    slot,
    response,
    revision,
    flagged,
    flagRevision,
  }));
  return createSitting(sheet, {
    transport: transport((url, init) => fetch(url, inLanguage(init)), view.attemptId),
    store: unsentStore(localStore(), personId, view.attemptId),
    device: newDevice((bytes) => crypto.getRandomValues(bytes)),
    now: () => performance.now(),
    wall: () => Date.now(),
    later: (act, after) => {
      const timer = setTimeout(act, after);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
  });
}

/** Null on the server, and where the browser forbids it. */
function localStore(): KeyValue | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

const listenOnline = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Whether the browser believes that there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listenOnline,
    () => navigator.onLine,
    () => true,
  );
}
