/**
 * The path of a page of this origin, with search and hash, from an address in foreign markup.
 *
 * Shape:  null for every other origin in any spelling (`//evil`, `/\evil`), for other schemes, and for an address that is
 *         relative to the page that happens to be open.
 * Errors: none.
 */
export function ownPathOf(href: string, origin: string): string | null {
  const address = href.trim();
  if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // dot segments are resolved by now: `/a/..//evil` has become `//evil`
  if (url.origin !== origin || /^\/[/\\]/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
