import { describe, expect, it } from 'vitest';
import { hasPage } from './pages';
import { hasReportLayout } from './report-layout';
import { readRoutes } from './routes-tree';
import { longTitled, subMenuOf } from './sub-menu';

const page = (path: string, hidden = false) => ({
  path,
  hidden,
  meta: { title: path, sidebarLeft: true },
});
const routes = readRoutes([
  { path: '/home/index' },
  {
    path: '/reportCenter',
    children: [
      {
        path: '/reportCenter/keywordSearch',
        children: [
          page('/reportCenter/keywordSearch/summary'),
          page('/reportCenter/keywordSearch/keywordWeekly', true),
          page('/reportCenter/keywordSearch/noSuchPage'),
          page('/reportCenter/keywordSearch/regionWeekly'),
        ],
      },
      { path: '/reportCenter/feeds', children: [page('/reportCenter/feeds/summary')] },
      { path: '/reportCenter/empty', children: [page('/reportCenter/empty/noSuchPage')] },
    ],
  },
]);

describe('the sub menu of the report centre', () => {
  it('shows the pages of the open channel that exist and are not hidden', () => {
    const menu = subMenuOf(routes, '/reportCenter/keywordSearch/regionWeekly', hasPage);
    expect(menu?.pages.map(({ path }) => path)).toEqual([
      '/reportCenter/keywordSearch/summary',
      '/reportCenter/keywordSearch/regionWeekly',
    ]);
    expect(menu?.channels.map(({ path }) => path)).toEqual([
      '/reportCenter/keywordSearch',
      '/reportCenter/feeds',
    ]);
    expect(menu?.channel.path).toBe('/reportCenter/keywordSearch');
  });

  it('is shown if the server flags the page, and nowhere else', () => {
    const flagged = (sidebarLeft: boolean) =>
      readRoutes([
        {
          path: '/systemSet',
          children: [
            { path: 'customField', meta: { sidebarLeft } },
            { path: 'languageSet' },
            { path: 'changePassword', hidden: true },
          ],
        },
      ]);
    const menu = subMenuOf(flagged(true), '/systemSet/customField', hasPage);
    expect(menu?.pages.map(({ path }) => path)).toEqual(['/systemSet/customField', '/systemSet/languageSet']);
    expect(menu?.channels.map(({ path }) => path)).toEqual(['/systemSet']);
    expect(subMenuOf(flagged(false), '/systemSet/customField', hasPage)).toBeNull();
    expect(subMenuOf(flagged(true), '/systemSet/languageSet', hasPage)).toBeNull();
    expect(subMenuOf(routes, '/home/index', hasPage)).toBeNull();
    expect(subMenuOf(readRoutes([page('/reportImport')]), '/reportImport', hasPage)).toBeNull();
  });

  it('is absent for a user who may open none of its pages', () => {
    expect(subMenuOf(readRoutes([page('/home/index')]), '/reportCenter/feeds/summary', hasPage)).toBeNull();
  });
});

describe('the report layout', () => {
  it.each([
    ['/keywordSearch/keyword/keywordReport', false],
    ['/reportCenter', false],
    ['/reportCenters/feeds/summary', false],
    ['/reportCenter/feeds/summary', true],
  ])('is used for %s: %s', (path, expected) => {
    expect(hasReportLayout(path)).toBe(expected);
  });

  it('names a page by its longer title, if it has one', () => {
    const [long, short] = readRoutes([
      { path: '/a', meta: { i18nKey: 'overview', i18nKeyReport: 'weeklySummary' } },
      { path: '/b', meta: { i18nKey: 'overview' } },
    ]).map(longTitled);
    expect(long?.titleKey).toBe('weeklySummary');
    expect(short?.titleKey).toBe('overview');
  });
});
