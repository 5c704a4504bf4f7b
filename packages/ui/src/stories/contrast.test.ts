import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColour } from './contrast';
import { pairs, type Pair } from './pairs';

describe('contrastRatio', () => {
  it.each([
    ['#000', '#ffffff', 21],
    ['#767676', '#fff', 4.54],
    ['rgb(83, 80, 214)', '#5350d6', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    const [a, b] = [parseColour(one), parseColour(other)];
    expect(a && b && contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(a && b && contrastRatio(b, a)).toBeCloseTo(ratio, 2);
  });

  it('does not guess a translucent colour', () => {
    expect(parseColour('rgb(18 18 30 / .42)')).toBeNull();
  });
});

const css = readFileSync(new URL('../../css/tokens.css', import.meta.url), 'utf8');

interface Look {
  theme: string;
  accent: string;
  isElevated: boolean;
}

/** The tokens of all rules that apply to an element with just these attributes, later rules win. */
function tokensOf({ theme, accent, isElevated }: Look): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(/,(?![^(]*\))/).some((selector) => {
      const wanted = [...selector.matchAll(/\[data-(theme|accent)=["'](\w+)["']\]/g)];
      if (selector.includes('[data-elevated]') && !isElevated) return false;
      if (selector.includes(':lang') || selector.includes('data-size')) return false;
      return wanted.every(([, name, value]) => value === (name === 'theme' ? theme : accent));
    });
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens.set(name, value);
  }
  return tokens;
}

const looks: Look[] = ['light', 'dark'].flatMap((theme) =>
  ['iris', 'cobalt', 'violet', 'teal', 'graphite'].flatMap((accent) =>
    [false, true].map((isElevated) => ({ theme, accent, isElevated })),
  ),
);

describe('tokens', () => {
  it.each(looks)('keep every pair readable: $theme, $accent, elevated $isElevated', (look) => {
    const tokens = tokensOf(look);
    const ratioOf = ({ on, over }: Pair) => {
      const [front, back] = [parseColour(tokens.get(on) ?? ''), parseColour(tokens.get(over) ?? '')];
      return front && back ? contrastRatio(front, back) : 0;
    };
    expect(pairs.filter((pair) => ratioOf(pair) < pair.minimum)).toEqual([]);
  });
});
