import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillWildcards, parseWildcards } from './wildcards';

const errorsOf = (text: string) => parseWildcards(text).errors.map(({ code, at }) => `${code} ${at}`);

describe('the braces of a text', () => {
  it.each([
    ['', []],
    ['北海道滑雪', []],
    ['{地域}出发 {滑雪}套餐', []],
    ['{滑雪', ['unbalanced 0']],
    ['滑雪}', ['unbalanced 2']],
    ['}{', ['unbalanced 0', 'unbalanced 1']],
    ['a{b{c}d}', ['nested 3', 'unbalanced 7']],
    ['{a}{', ['unbalanced 3']],
    ['{{a}}', ['nested 1', 'unbalanced 4']],
  ])('of %j have the errors %j', (text, expected) => {
    expect(errorsOf(text)).toEqual(expected);
  });

  it('leave every character in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', '地', '域', ' ') }), (text) => {
        const { tokens } = parseWildcards(text);
        const printed = tokens
          .map((token) => (token.type === 'text' ? token.text : `{${token.word}}`))
          .join('');
        expect(printed).toBe(text);
        for (const token of tokens)
          expect(
            text.slice(token.at).startsWith(token.type === 'text' ? token.text : `{${token.word}}`),
          ).toBe(true);
      }),
    );
  });
});

it('distinguishes the region wildcard from keyword wildcards', () => {
  expect(parseWildcards('{地域}出发 {滑雪}').tokens).toEqual([
    { type: 'region', word: '地域', at: 0 },
    { type: 'text', text: '出发 ', at: 4 },
    { type: 'keyword', word: '滑雪', at: 7 },
  ]);
});

it('fills wildcards, and keeps the default words if the keyword is too long', () => {
  const text = '{地域}出发 {滑雪}套餐';
  expect(fillWildcards(text)).toEqual({ text: '地域出发 滑雪套餐', overflows: false });
  expect(fillWildcards(text, { keyword: '二世谷滑雪', region: '上海' })).toEqual({
    text: '上海出发 二世谷滑雪套餐',
    overflows: false,
  });
  expect(fillWildcards(text, { keyword: '二世谷滑雪', limit: { max: 20, unit: 'halfWidth' } })).toEqual({
    text: '地域出发 滑雪套餐',
    overflows: true,
  });
});
