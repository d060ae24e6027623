import type { Locale } from "@/lib/locale";
import en from "@/locales/en/ui/crash.json";
import es from "@/locales/es/ui/crash.json";
import it from "@/locales/it/ui/crash.json";
import { FAULT_STATUS, type RequestFault } from "./request-fault";

const TEXTS = { en, es, it };

/** The answer to a request that nothing was done for: a few words in HTML, without scripts and styles. */
export function faultPage(fault: RequestFault, locale: Locale): Response {
  const { refused, home } = TEXTS[locale];
  const { title, text } = refused[fault];
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/${locale}">${home}</a></p></main></body></html>`,
  ];
  return new Response(html.join(""), {
    status: FAULT_STATUS[fault],
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  });
}
