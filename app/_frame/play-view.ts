/** A served question in one language, for the plain form of a play. */
import type { PlayView } from "@/components/ui/play-scene";
import type { Locale } from "@/lib/locale";
import type { Play } from "@/lib/use-cases/guest/serve-play";

export function playView(item: Play["item"], locale: Locale): PlayView {
  return {
    scene: item.scene[locale],
    prompt: item.prompt[locale],
    format: item.format,
    options: item.options.map(({ id, text }) => ({ id, text: text[locale] })),
    unit: item.number?.unit[locale] ?? null,
    plan: item.plan,
  };
}
