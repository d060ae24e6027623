"use client";

import { usePathname } from "next/navigation";
import { type FormEvent, useState } from "react";
import { readTheme, type Theme } from "./theme";

interface ThemeSwitchProps {
  readonly label: string;
  /** What the cookie says; null when the device decides. */
  readonly current: Theme | null;
  readonly texts: { readonly device: string; readonly light: string; readonly dark: string };
}

const CHOICES = ["device", "light", "dark"] as const;

/**
 * Three buttons. With JavaScript the page changes at once and nothing is loaded, so an exam under way goes on untouched;
 * without it the form is sent to /api/theme, which sets the cookie and leads back.
 */
export function ThemeSwitch({ label, current, texts }: ThemeSwitchProps) {
  const path = usePathname();
  const [theme, setTheme] = useState(current);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const next = readTheme(submitter.value);
    remember(new FormData(event.currentTarget, submitter), next);
    setTheme(next);
  };
  return (
    <form action="/api/theme" method="post" onSubmit={choose} className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="back" value={path} />
      <fieldset className="contents">
        <legend className="sr-only">{label}</legend>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="theme"
            value={choice}
            aria-pressed={(theme ?? "device") === choice}
            className="min-h-11 px-1.5 text-soft hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-green aria-pressed:decoration-2 aria-pressed:underline-offset-[6px]"
          >
            {texts[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** Sets the attribute that app/tokens.css reads, and has the server set the cookie; offline the choice lasts for this page. */
function remember(form: FormData, theme: Theme | null) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const sent = fetch("/api/theme", {
    method: "POST",
    body: form,
    headers: { accept: "application/json" },
    keepalive: true,
  });
  sent.catch(() => undefined);
}
