import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { exampleLimits } from '../limits/example-limits';
import type { Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, type Row, type RowFields } from '../model/rows';
import { fillWildcards } from '../wildcards/wildcards';
import { previewCreative, type PreviewOptions, type PreviewPart } from './preview-creative';

const options: PreviewOptions = { limits: exampleLimits, keywordMode: 'default', device: 'mobile' };
const creative = (fields: Partial<RowFields<'creative'>>): Row<'creative'> => ({
  ...emptyFields.creative,
  id: 'creative-1',
  ...fields,
});
/** The example with these keywords instead of its own. */
function draftWith(...keywords: string[]): Draft {
  const emptied = applyCommand(exampleDraft(), { type: 'remove', kind: 'keyword', ids: ['keyword-1'] }).draft;
  const rows = keywords.map((keyword, at) => ({ ...emptyFields.keyword, id: `k${at}`, keyword }));
  return applyCommand(emptied, {
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', rows }],
  }).draft;
}
const printed = (parts: readonly PreviewPart[]) =>
  parts.map(({ type, text }) => (type === 'text' ? text : `<${type} ${text}>`)).join('');
const plain = (parts: readonly PreviewPart[]) => parts.map(({ text }) => text).join('');

describe('the title', () => {
  const text = '{地域}出发 {滑雪}五天';
  it.each([
    ['shows the words of wildcards', {}, '<region 地域>出发 <keyword 滑雪>五天'],
    ['shows a region', { region: '上海' }, '<region 上海>出发 <keyword 滑雪>五天'],
    [
      'shows the longest keyword of the unit',
      { keywordMode: 'longest' },
      '<region 地域>出发 <keyword 二世谷滑雪>五天',
    ],
  ] as const)('%s', (_, given, expected) => {
    const draft = draftWith('滑雪', '二世谷滑雪', 'ski');
    const { title, overflows } = previewCreative(draft, creative({ title: text }), { ...options, ...given });
    expect(printed(title)).toBe(expected);
    expect(overflows).toEqual([]);
  });

  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['{滑雪', '{滑雪'],
    ['{}five', 'five'],
  ])('of %j is %j', (title, expected) => {
    expect(printed(previewCreative(exampleDraft(), creative({ title }), options).title)).toBe(expected);
  });

  it('keeps its default word in a unit without keywords', () => {
    const { title } = previewCreative(draftWith(), creative({ title: text }), {
      ...options,
      keywordMode: 'longest',
    });
    expect(printed(title)).toBe('<region 地域>出发 <keyword 滑雪>五天');
  });
});

describe('a keyword that is too long', () => {
  const keyword = '北海道二世谷亲子滑雪私人教练';
  const longest: PreviewOptions = { ...options, keywordMode: 'longest' };

  it('is replaced by the default word, and reported with its field', () => {
    const title = '{滑雪}五天四晚，雪票酒店全包，小团出行';
    const preview = previewCreative(
      draftWith(keyword),
      creative({ title, description1: '{滑雪}套餐' }),
      longest,
    );
    expect(printed(preview.title)).toBe('<keyword 滑雪>五天四晚，雪票酒店全包，小团出行');
    expect(printed(preview.description)).toBe(`<keyword ${keyword}>套餐`);
    expect(preview.overflows).toEqual([{ field: 'title', keyword, length: 60, max: 50, unit: 'halfWidth' }]);
  });

  it.each([
    ['the default words are too long too', `{滑雪}${'雪'.repeat(24)}`],
    ['the text has no keyword wildcard', `{地域}${'雪'.repeat(30)}`],
  ])('is not reported if %s', (_, title) => {
    expect(previewCreative(draftWith(keyword), creative({ title }), longest).overflows).toEqual([]);
  });
});

it.each([
  ['中文。', '第二行。', '中文。第二行。'],
  ['Ski trips.', 'Book now.', 'Ski trips. Book now.'],
  ['Ski trips. ', 'Book now.', 'Ski trips. Book now.'],
  ['Ski trips.', '', 'Ski trips.'],
  ['', 'Book now.', 'Book now.'],
])('joins the description lines %j and %j', (description1, description2, expected) => {
  const { description } = previewCreative(exampleDraft(), creative({ description1, description2 }), options);
  expect(plain(description)).toBe(expected);
});

describe('the final URL', () => {
  it.each([
    ['of the unit', {}, 'mobile', 'm.example.com'],
    ['of the unit', {}, 'computer', 'www.example.com'],
    ['of the creative', { mobileFinalUrl: 'https://ski.example.cn/a?b=1' }, 'mobile', 'ski.example.cn'],
    ['of the other device', { mobileFinalUrl: 'https://ski.example.cn' }, 'computer', 'www.example.com'],
    ['that is invalid', { mobileFinalUrl: 'ski' }, 'mobile', ''],
  ] as const)('%s, %j on %s gives the host %j', (_, fields, device, host) => {
    expect(previewCreative(exampleDraft(), creative(fields), { ...options, device }).host).toBe(host);
  });

  it('is empty if the row is not in the draft', () => {
    const { finalUrl, host } = previewCreative(exampleDraft(), { ...creative({}), id: 'new' }, options);
    expect([finalUrl, host]).toEqual(['', '']);
  });
});

it('finds a creative by its id', () => {
  const { title } = previewCreative(exampleDraft(), 'creative-1', { ...options, region: '上海' });
  expect(plain(title)).toBe('上海出发 北海道滑雪五天四晚 雪票全包');
  expect(() => previewCreative(exampleDraft(), 'nobody', options)).toThrow(RangeError);
});

it('returns the same text in parts as fillWildcards', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('{', '}', '{地域}', '{滑雪}', '雪', 'a', ' '),
    maxLength: 40,
  });
  const anyKeyword = fc.string({ unit: fc.constantFrom('雪', 'b'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(anyText, anyKeyword, fc.constantFrom('上海', '呼和浩特'), (text, keyword, region) => {
      const row = creative({ title: text, description1: text });
      const preview = previewCreative(draftWith(keyword), row, {
        ...options,
        region,
        keywordMode: 'longest',
      });
      for (const [field, parts] of [
        ['title', preview.title],
        ['description1', preview.description],
      ] as const) {
        const limit = exampleLimits[field];
        expect(plain(parts)).toBe(fillWildcards(text, { keyword, region, limit }).text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }
    }),
  );
});
