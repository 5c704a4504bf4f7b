import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColour } from './contrast';
import { pairs, type Pair } from './pairs';
import { defaultScope, tokensFor, type TokenScope } from './tokens/parse-tokens';
import { accentNames, rules, themeNames } from './tokens/tokens';

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

  it('returns null for a translucent colour', () => {
    expect(parseColour('rgb(18 18 30 / .42)')).toBeNull();
  });
});

const scopes: TokenScope[] = themeNames.flatMap((theme) =>
  accentNames.flatMap((accent) =>
    [false, true].map((isElevated) => ({ ...defaultScope, theme, accent, isElevated })),
  ),
);

describe('tokens', () => {
  it.each(scopes)('have enough contrast in every pair: $theme, $accent, elevated $isElevated', (scope) => {
    const tokens = tokensFor(rules, scope);
    const ratioOf = ({ on, over }: Pair) => {
      const [front, back] = [
        parseColour(tokens.get(on)?.value ?? ''),
        parseColour(tokens.get(over)?.value ?? ''),
      ];
      return front && back ? contrastRatio(front, back) : 0;
    };
    expect(pairs.filter((pair) => ratioOf(pair) < pair.minimum)).toEqual([]);
  });
});
