import { describe, expect, it } from 'vitest';
import { parseTokens, defaultScope, tokensFor, valuesOf } from './parse-tokens';
import { colourFamilies, rules, tokensNamed } from './tokens';

const sheet = `
/* head */
:root,
[data-size='medium'] {
  --fs-11: 11px;
  --lh-11: 16px; /* ticks */
  --gap: 8px; /* between things */
}
[data-size='mini'] { --gap: 6px; }
:root:lang(zh-Hans), :root:lang(zh-CN) { --gap: 1px; }
[data-theme='dark'][data-accent="teal"] { --accent: #0b7572; }
[data-theme='dark'] [data-elevated] { --accent:
  #fff; }
@media (prefers-reduced-motion: reduce) { :root { --gap: 0; } }
`;

describe('a style sheet of tokens', () => {
  const parsed = parseTokens(sheet);
  const gap = (scope: object) => tokensFor(parsed, { ...defaultScope, ...scope }).get('gap');

  it('parses the value and the use of each token', () => {
    expect(gap({})).toEqual({ name: 'gap', value: '8px', use: 'between things' });
    expect(tokensFor(parsed, defaultScope).get('lh-11')?.use).toBe('ticks');
  });

  it('keeps the use where a later rule gives another value', () => {
    expect(gap({ size: 'mini' })).toEqual({ name: 'gap', value: '6px', use: 'between things' });
  });

  it('applies rules to the scope they name alone', () => {
    const accent = (scope: object) => tokensFor(parsed, { ...defaultScope, ...scope }).get('accent')?.value;
    expect(accent({})).toBeUndefined();
    expect(accent({ theme: 'dark', accent: 'teal' })).toBe('#0b7572');
    expect(accent({ theme: 'dark', isElevated: true })).toBe('#fff');
  });

  it('lists the values of each attribute', () => {
    expect(valuesOf(parsed, 'size')).toEqual(['medium', 'mini']);
    expect(valuesOf(parsed, 'accent')).toEqual(['teal']);
  });
});

describe('the design', () => {
  it('has every colour in a family', () => {
    const all = colourFamilies();
    expect(all.at(-1)).toEqual({ title: 'Without a family', tokens: [] });
    for (const { tokens } of all.slice(0, -1)) expect(tokens.length).toBeGreaterThan(0);
  });

  it('describes the use of every token', () => {
    // the line heights describe the font sizes, the ends of the heat scale describe its steps
    const describedElsewhere = /^(font|fs)-|^h[2-5]$/;
    const undescribed = tokensNamed('').filter(
      ({ name, use }) => use === '' && !describedElsewhere.test(name),
    );
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('defines three attributes with values, and the scales', () => {
    expect(valuesOf(rules, 'theme')).toEqual(['light', 'dark']);
    expect(valuesOf(rules, 'accent')).toEqual(['iris', 'cobalt', 'violet', 'teal', 'graphite']);
    expect(valuesOf(rules, 'size')).toEqual(['medium', 'default', 'small', 'mini', 'touch']);
    for (const prefix of ['fs-', 'sp-', 'r-', 'sh-', 'dur-', 'z-'])
      expect(tokensNamed(prefix).length).toBeGreaterThan(2);
  });
});
