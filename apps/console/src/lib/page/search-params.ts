/** Search parameters of an address: only texts; a repeated name is a list. */
export type SearchParams = Record<string, string | string[]>;

/** Parses `?a=1&b=x&b=y`. Never throws: invalid escapes stay unchanged. */
export function parseSearch(search: string): SearchParams {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const known = Object.hasOwn(params, name) ? params[name] : undefined;
    // defined, not assigned: an address may name a parameter `__proto__`
    Object.defineProperty(params, name, {
      value: known === undefined ? value : [known, value].flat(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return params;
}

/** Prints parameters for `parseSearch`; leaves out undefined, null and empty lists. */
export function printSearch(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean') {
        search.append(name, String(item));
      }
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
