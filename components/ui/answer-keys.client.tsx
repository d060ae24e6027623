"use client";

import { useEffect } from "react";

/** Lets the letters A to E choose among the inputs with a data-letter inside the element with this id. Draws nothing. */
export function AnswerKeys({ within }: { within: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isWriting(event.target)) return;
      if (document.querySelector("dialog[open]") || !/^[a-e]$/i.test(event.key)) return;
      const input = document
        .getElementById(within)
        ?.querySelector<HTMLInputElement>(`input[data-letter="${event.key.toLowerCase()}"]`);
      if (!input || input.matches(":disabled")) return;
      event.preventDefault();
      input.focus();
      input.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [within]);
  return null;
}

/** Where a letter is text: a box that one writes in, or a select that jumps to it. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "button", "submit"].includes(target.type);
}
