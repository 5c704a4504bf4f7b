import { describe, expect, it } from 'vitest';
import { parseTokens, startLook, tokensFor, valuesOf } from './parse-tokens';
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
  const gap = (look: object) => tokensFor(parsed, { ...startLook, ...look }).get('gap');

  it('tells value and use of each', () => {
    expect(gap({})).toEqual({ name: 'gap', value: '8px', use: 'between things' });
    expect(tokensFor(parsed, startLook).get('lh-11')?.use).toBe('ticks');
  });

  it('keeps the use where a later rule gives another value', () => {
    expect(gap({ size: 'mini' })).toEqual({ name: 'gap', value: '6px', use: 'between things' });
  });

  it('applies rules to the look they name alone', () => {
    const accent = (look: object) => tokensFor(parsed, { ...startLook, ...look }).get('accent')?.value;
    expect(accent({})).toBeUndefined();
    expect(accent({ theme: 'dark', accent: 'teal' })).toBe('#0b7572');
    expect(accent({ theme: 'dark', isElevated: true })).toBe('#fff');
  });

  it('knows which looks there are', () => {
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

  it('says of every token what it is for', () => {
    // a line height says it for its size of type, the ends of the heat scale for its steps
    const toldBesides = /^(font|fs)-|^h[2-5]$/;
    const silent = tokensNamed('').filter(({ name, use }) => use === '' && !toldBesides.test(name));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has three looks to choose from, and scales', () => {
    expect(valuesOf(rules, 'theme')).toEqual(['light', 'dark']);
    expect(valuesOf(rules, 'accent')).toEqual(['iris', 'cobalt', 'violet', 'teal', 'graphite']);
    expect(valuesOf(rules, 'size')).toEqual(['medium', 'default', 'small', 'mini', 'touch']);
    for (const prefix of ['fs-', 'sp-', 'r-', 'sh-', 'dur-', 'z-'])
      expect(tokensNamed(prefix).length).toBeGreaterThan(2);
  });
});
