"use client";

import { useEffect } from "react";

/** Gives the page another title than the one its route has, where only the drawing finds out what it shows. Draws nothing. */
export function TitleInstead({ title }: { title: string }) {
  useEffect(() => {
    const known = document.querySelector("head > title");
    if (known !== null) known.textContent = title;
  }, [title]);
  return null;
}
