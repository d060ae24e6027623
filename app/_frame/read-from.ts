import { headers } from "next/headers";

/**
 * The end of an address to which an action sends a plain form: the place to read the page from. With scripts "", since there
 * ArrivalFocus does it, and Next takes an address that differs in its end alone for the page that is there already.
 */
export async function readFrom(id: string): Promise<string> {
  return (await headers()).has("next-action") ? "" : `#${id}`;
}
