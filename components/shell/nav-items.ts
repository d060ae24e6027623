import type { Viewer } from "./viewer";

export interface NavItem {
  /** Without the language. */
  readonly href: string;
  /** Key in shell.nav. */
  readonly key: "play" | "practice" | "exam" | "home" | "staff" | "people";
}

const PLAY: NavItem = { href: "/", key: "play" };
const PRACTICE: NavItem = { href: "/practice", key: "practice" };
const EXAM: NavItem = { href: "/exam", key: "exam" };
const HOME: NavItem = { href: "/home", key: "home" };
const STAFF: NavItem = { href: "/staff/results", key: "staff" };
const PEOPLE: NavItem = { href: "/staff/people", key: "people" };

/**
 * Where this viewer can go. Only a courtesy: what is closed is refused in the use case. During a sitting play and
 * practice are closed (../shared/product.md), so they are not offered.
 */
export function navItems(viewer: Viewer): readonly NavItem[] {
  const items = viewer.sitting === null ? [PLAY, PRACTICE, EXAM] : [EXAM];
  if (viewer.signedIn) items.push(HOME);
  if (viewer.roles.includes("staff") || viewer.roles.includes("admin")) items.push(STAFF);
  if (viewer.roles.includes("admin")) items.push(PEOPLE);
  return items;
}

/**
 * Is the page with this path (without the language) the item's own or one below it?
 * @example isCurrent("/staff/results", "/staff/results/7") // true
 */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
