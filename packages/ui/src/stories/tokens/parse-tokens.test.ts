import { describe, expect, it } from 'vitest';
import { parseTokens, defaultScope, tokensFor, valuesOf } from './parse-tokens';
import { colourFamilies, rules, tokensNamed } from './tokens';

const sheet = `
/* head */
:root,
[data-size='medium'] {
  --meridian-font-size-11: 11px;
  --meridian-line-height-11: 16px; /* ticks */
  --meridian-control-gap: 8px; /* between things */
}
[data-size='mini'] { --meridian-control-gap: 6px; }
:root:lang(zh-Hans), :root:lang(zh-CN) { --meridian-control-gap: 1px; }
[data-theme='dark'][data-accent="teal"] { --meridian-accent: #0b7572; }
[data-theme='dark'] [data-elevated] { --meridian-accent:
  #fff; }
@media (prefers-reduced-motion: reduce) { :root { --meridian-control-gap: 0; } }
`;

describe('a style sheet of tokens', () => {
  const parsed = parseTokens(sheet);
  const gap = (scope: object) => tokensFor(parsed, { ...defaultScope, ...scope }).get('control-gap');

  it('parses the value and the use of each token', () => {
    expect(gap({})).toEqual({ name: 'control-gap', value: '8px', use: 'between things' });
    expect(tokensFor(parsed, defaultScope).get('line-height-11')?.use).toBe('ticks');
  });

  it('keeps the use if a later rule sets another value', () => {
    expect(gap({ size: 'mini' })).toEqual({ name: 'control-gap', value: '6px', use: 'between things' });
  });

  it('applies rules only to the scope that they name', () => {
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
    const describedElsewhere = /^font-|^heat-[2-5]$/;
    const undescribed = tokensNamed('').filter(
      ({ name, use }) => use === '' && !describedElsewhere.test(name),
    );
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('defines three attributes with values, and the scales', () => {
    expect(valuesOf(rules, 'theme')).toEqual(['light', 'dark']);
    expect(valuesOf(rules, 'accent')).toEqual(['iris', 'cobalt', 'violet', 'teal', 'graphite']);
    expect(valuesOf(rules, 'size')).toEqual(['medium', 'default', 'small', 'mini', 'touch']);
    for (const prefix of ['font-size-', 'space-', 'radius-', 'shadow-', 'duration-', 'z-'])
      expect(tokensNamed(prefix).length).toBeGreaterThan(2);
  });
});
