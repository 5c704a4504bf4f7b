interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

/**
 * Lets axe parse each colour once, not once for every element that has it: a quarter of the time of its contrast rule.
 * Does nothing the second time. Depends on nothing of this file, so it can be evaluated inside a page. The page has axe.
 */
export function rememberColours(): void {
  // asserted: axe exports the class without a type
  const { commons } = Reflect.get(globalThis, 'axe') as {
    commons: { color: { Color: { prototype: Colour } } };
  };
  const { prototype } = commons.color.Color;
  if (Reflect.has(prototype, 'remembersColours')) return;
  Reflect.set(prototype, 'remembersColours', true);
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
