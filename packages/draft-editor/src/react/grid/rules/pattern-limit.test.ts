import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternLimit } from './pattern-limit';

describe('patternLimit', () => {
  it.each([
    '(a+)+$',
    '(a*)*b',
    '(a|a)*$',
    '(a|aa)+$',
    '(?:a?){40}a',
    '([a-z]+)*x',
    '((a+))+',
    '(\\d+)\\1',
    '(?=a+)b',
    '(?<!a)b',
    '\\k<n>',
    'a?'.repeat(40),
    'a*'.repeat(8),
    'a{2000}',
  ])('is null for %s', (source) => {
    expect(patternLimit(source)).toBeNull();
  });

  it.each([
    ['北海道', 10_000_000],
    ['^北海道', Infinity],
    ['^\\d+$', 10_000_000],
    ['\\s+$', 4472],
    ['^(.*)-(.*)$', 4472],
    ['(.*)-(.*)', 391],
    ['^(?:ski|snow)', Infinity],
    ['(?<name>[^|]+)', 4472],
    ['[()*+]{2}', 10_000_000],
    ['^a{2,}b{1,4}$', 2_500_000],
    ['\\p{Script=Han}+', 4472],
    ['(ab)+', 4472],
    ['\\(+\\)?', 3162],
  ])('of %s is %d', (source, limit) => {
    expect(patternLimit(source)).toBe(limit);
  });

  it('limits the time of every allowed pattern', () => {
    const atom = fc.constantFrom('a', '[ab]', '(a)', '(?:ab)', '(a|b)', '(a|ab)', '.', '(a?)', '(a*)');
    const sign = fc.constantFrom('', '', '?', '*', '+', '{1,3}', '*?');
    const source = fc
      .array(fc.tuple(atom, sign), { maxLength: 6 })
      .map((parts) => `${parts.map((part) => part.join('')).join('')}x`);
    fc.assert(
      fc.property(source, (pattern) => {
        const limit = patternLimit(pattern);
        // an exponential one would never end
        if (limit !== null)
          expect(new RegExp(pattern, 'gu').test('a'.repeat(Math.min(limit, 400)))).toBe(false);
      }),
    );
  });
});
