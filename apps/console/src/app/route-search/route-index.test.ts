import { reportPages } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { readRoutes } from '../navigation/routes-tree';
import { indexPages, type PageWords } from './route-index';
import { allRoutes, indexOf } from './test-pages';

const nameOf = async (path: string) => {
  const entry = (await indexOf(allRoutes)).find((each) => each.path === path);
  return Object.fromEntries(entry?.names ?? []);
};
const plainWords: PageWords = { titleOf: (node) => node.title, reportAt: () => undefined };
const index = (items: Parameters<typeof readRoutes>[0], isPage = (path: string) => path !== '') =>
  indexPages({ nodes: readRoutes(items), words: new Map([['en', plainWords]]), hasPage: isPage });
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

describe('pages that can be found', () => {
  it('include all reports and the pages around them, each once', async () => {
    const paths = pathsOf(await indexOf(allRoutes));
    expect(paths).toEqual(expect.arrayContaining(reportPages.map(({ path }) => path)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are named in three languages, reports with section and period', async () => {
    expect(await nameOf('/keywordSearch/keyword/keywordWeekly')).toEqual({
      cn: { title: '关键词周报', trail: '搜索推广' },
      en: { title: 'Keyword · Weekly', trail: 'Search ads' },
      tw: { title: '關鍵字週報', trail: '搜尋廣告' },
    });
  });

  it.each([
    ['/reportCenter/keywordSearch/keywordWeekly', 'Keyword · Weekly', 'Report centre / Search ads'],
    ['/reportCenter/feeds/summary', 'Summary', 'Report centre / Feed ads'],
    ['/messageCenter/list', 'Message centre', ''],
    ['/systemSet/languageSet', 'Language', 'Settings'],
    ['/home/index', 'Home', ''],
  ])('%s is %s in %j', async (path, title, trail) => {
    expect(await nameOf(path)).toMatchObject({ en: { title, trail } });
  });

  it('leave out hidden routes with everything below them', () => {
    const found = index([
      { path: '/a', hidden: true, children: [{ path: 'b' }] },
      { path: '/c', children: [{ path: 'd', hidden: true }] },
    ]);
    expect(pathsOf(found)).toEqual(['/c']);
  });

  it('leave out routes that the console has no page for', () => {
    const items = [{ path: '/group', children: [{ path: 'known' }, { path: 'unknown' }] }];
    expect(pathsOf(index(items, (path) => path.endsWith('/known')))).toEqual(['/group/known']);
  });

  it("name a page without a text by the server's title", async () => {
    const [entry] = await indexOf([{ path: '/home/index', meta: { title: 'Start', i18nKey: 'routes.no' } }]);
    expect([...(entry?.names.values() ?? [])].map(({ title }) => title)).toEqual(['Start', 'Start', 'Start']);
  });

  it('occur once if two groups lead to the same page', () => {
    const found = index([
      { path: '/a', children: [{ path: '/x' }] },
      { path: '/b', children: [{ path: '/x' }] },
    ]);
    expect(pathsOf(found)).toEqual(['/a', '/x', '/b']);
  });
});
