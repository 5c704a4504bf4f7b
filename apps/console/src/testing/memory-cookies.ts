/** Replaces the cookies of a page with cookies in memory: otherwise a story would log out the console on the same host. */
export function installMemoryCookies(page: Document): void {
  const values = new Map<string, string>();
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [pair = '', ...attributes] = text.split(';');
      const [name = '', value = ''] = splitOnce(pair);
      if (attributes.some(isInThePast)) values.delete(name);
      else values.set(name, value);
    },
  });
}

function isInThePast(attribute: string): boolean {
  const [name = '', value = ''] = splitOnce(attribute);
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}

const splitOnce = (text: string) => {
  const at = text.indexOf('=');
  return at === -1 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};
