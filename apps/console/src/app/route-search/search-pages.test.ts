import { languages, type Language } from '@meridian/i18n';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRoutes } from '../navigation/routes-tree';
import { indexPages, type PageEntry } from './route-index';
import { createPageSearch, type PageHit } from './search-pages';
import { allRoutes, indexOf } from './test-pages';

let entries: PageEntry[] = [];
beforeAll(async () => {
  entries = await indexOf(allRoutes);
});
const find = (query: string, language: Language = 'en') => createPageSearch(entries, language)(query);
const lines = (hits: readonly PageHit[]) =>
  hits.map(({ title, trail }) => (trail === '' ? title : `${title} (${trail})`));
const marked = ({ title, marks }: Pick<PageHit, 'title' | 'marks'>) =>
  marks.map(([start, end]) => title.slice(start, end));

describe('ranking', () => {
  it('lists the periods of a section starting with daily, then the report centre, and nothing else', () => {
    expect(lines(find('keyw'))).toEqual([
      'Keyword · Daily (Search ads)',
      'Keyword · Weekly (Search ads)',
      'Keyword · Monthly (Search ads)',
      'Keyword · Custom (Search ads)',
      'Keyword · Weekly (Report centre / Search ads)',
    ]);
  });

  it.each<[string, string, Language]>([
    ['home', 'Home', 'en'],
    ['HOME', 'Home', 'en'],
    ['  home  ', 'Home', 'en'],
    ['ｈｏｍｅ', 'Home', 'en'],
    ['lang', 'Language (Settings)', 'en'],
    ['centre', 'Import centre', 'en'],
    ['search term', 'Search term · Daily (Search ads)', 'en'],
    ['word weekly', 'Keyword · Weekly (Search ads)', 'en'],
    ['feed region month', 'Region · Monthly (Feed ads)', 'en'],
    ['settings', 'Custom fields (Settings)', 'en'],
    ['关键', '关键词日报 (搜索推广)', 'cn'],
    ['首页', '首页', 'cn'],
    ['周报', '周报明细 (报告中心 / 搜索推广)', 'cn'],
    ['报', '账户日报 (搜索推广)', 'cn'],
    ['信息流 人群', '人群日报 (信息流推广)', 'cn'],
    ['關鍵字', '關鍵字日報 (搜尋廣告)', 'tw'],
    ['變更密碼', '變更密碼 (設定)', 'tw'],
  ])('%j finds %s', (query, expected, language) => {
    expect(lines(find(query, language))[0]).toBe(expected);
  });
});

describe('another language', () => {
  it.each<[string, Language, string, string, Language]>([
    ['关键', 'en', 'Keyword · Daily', '关键词日报', 'cn'],
    ['關鍵', 'en', 'Keyword · Daily', '關鍵字日報', 'tw'],
    ['首页', 'tw', '首頁', '首页', 'cn'],
    ['home', 'cn', '首页', 'Home', 'en'],
    ['密碼', 'cn', '修改密码', '變更密碼', 'tw'],
  ])('%j in %s shows %s next to %s', (query, language, title, other, its) => {
    const [hit] = find(query, language);
    expect(hit).toMatchObject({ title, marks: [], other: { title: other, language: its } });
    expect(marked(hit?.other ?? { title: '', marks: [] })).toHaveLength(1);
  });

  it('comes after the current one', () => {
    const titles = find('日报', 'cn').map(({ other }) => other);
    expect(titles.findLastIndex((other) => other === undefined)).toBe(titles.length - 1);
  });
});

describe('a typo', () => {
  it.each<[string, string, Language]>([
    ['keywrd', 'Keyword · Daily', 'en'],
    ['kewyord', 'Keyword · Daily', 'en'],
    ['mesage', 'Message centre', 'en'],
    ['pasword', 'Change password', 'en'],
    ['donwload', 'Download centre', 'en'],
    ['搜索字词', '搜索词日报', 'cn'],
  ])('%j still finds %s', (query, expected, language) => {
    expect(find(query, language).map(({ title }) => title)).toContain(expected);
    expect(find(query, language)[0]?.title).toBe(expected);
  });

  it.each(['zzzz', '𝕏𝕏𝕏', 'qqq qqq', '无此页面之名'])('%j finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe('a part of an address', () => {
  it.each([
    ['designDaily', '/keywordSearch/designDaily/designDailyReport'],
    ['keywordSearch/unit', '/keywordSearch/unit/unitReport'],
    ['/systemset', '/systemSet/customField'],
    ['/downloadCenter/index', '/downloadCenter/index'],
  ])('%j finds %s', (query, path) => {
    expect(find(query)[0]?.entry.path).toBe(path);
  });
});

describe('matched letters', () => {
  it.each([
    ['keyw', ['Keyw']],
    ['weekly keyword', ['Keyword', 'Weekly']],
    ['key keyword', ['Keyword']],
  ])('of %j are marked', (query, expected) => {
    const hit = find(query).find(({ title }) => title === 'Keyword · Weekly') ?? find(query)[0];
    expect(hit && marked(hit)).toEqual(expected.filter((text) => hit?.title.includes(text)));
  });
});

describe('any input', () => {
  it.each(['', '   ', '\t\n'])('%j finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each(['!keyword', "'keyword", '^keyword', '=keyword', 'keyword$', '"keyword', 'keyword|'])(
    '%j has no special meaning',
    (query) => {
      expect(find(query)[0]?.title).toBe('Keyword · Daily');
    },
  );

  it.each(['.*', '(', '[', '\\', '$&', '|', '/'])('%j is not a pattern', (query) => {
    for (const { entry, title } of find(query)) expect(`${title}${entry.path}`).toContain(query);
  });

  it('tolerates 10,000 letters', () => {
    expect(find('keyword '.repeat(1250))[0]?.title).toBe('Keyword · Daily');
    expect(find('x'.repeat(10_000))).toEqual([]);
    expect(find('页'.repeat(10_000))).toEqual([]);
  });

  it('marks existing letters, in order, in at most 50 pages', () => {
    const words = fc.constantFrom('key', 'word', 'daily', '日报', '帳戶', ' ', '·', '/', 'feeds', 'İ');
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((all) => all.join('')),
    );
    const searches = languages.map((language) => createPageSearch(entries, language));
    fc.assert(
      fc.property(query, fc.nat(2), (text, which) => {
        const hits = searches[which]?.(text) ?? [];
        expect(hits.length).toBeLessThanOrEqual(50);
        for (const { title, marks, other } of hits) {
          for (const shown of [{ title, marks }, ...(other ? [other] : [])]) {
            const flat = shown.marks.flat();
            expect(flat).toEqual(flat.toSorted((one, next) => one - next));
            expect(flat.every((place) => place >= 0 && place <= shown.title.length)).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('searches 500 routes, including titles whose letters change when folded', () => {
    const items = Array.from({ length: 500 }, (_, n) => ({
      path: `/p${n}`,
      meta: { title: `İstanbul ${n}` },
    }));
    const many = indexPages({
      nodes: readRoutes(items),
      words: new Map([['en', { titleOf: ({ title }) => title, reportAt: () => undefined }]]),
      hasPage: () => true,
    });
    const search = createPageSearch(many, 'en');
    expect(search('p499').map(({ entry }) => entry.path)).toEqual(['/p499']);
    expect(search('stanbul')).toHaveLength(50);
    expect(createPageSearch([], 'en')('home')).toEqual([]);
  });
});
