/**
 * Where to go after signing in: the page asked for, if it is one of ours. Anything that a browser could read as another
 * site ("//elsewhere", "/\elsewhere", "https:…", a tab in between) is not.
 * @returns a path with its query, or the fallback
 */
export function safePath(asked: unknown, fallback: string): string {
  if (typeof asked !== "string" || asked.length > 1000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return fallback;
  const base = "https://here.invalid";
  if (!URL.canParse(asked, base)) return fallback;
  const { origin, pathname, search } = new URL(asked, base);
  // The path as the parser resolved it may begin with two slashes again ("/.//elsewhere").
  return origin === base && !pathname.startsWith("//") ? pathname + search : fallback;
}
