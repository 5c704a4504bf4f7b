import { describe, expect, it } from 'vitest';
import { hasPage } from './pages';
import { readRoutes } from './routes-tree';
import { hasReportLayout, subMenuOf } from './sub-menu';

const page = (path: string, hidden = false) => ({ path, hidden, meta: { title: path } });
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

  it.each([
    ['/keywordSearch/keyword/keywordReport', false],
    ['/reportCenter', false],
    ['/reportCenters/feeds/summary', false],
    ['/reportCenter/feeds/summary', true],
  ])('stands beside %s: %s', (path, expected) => {
    expect(hasReportLayout(path)).toBe(expected);
    expect(subMenuOf(routes, path, hasPage) !== null).toBe(expected);
  });

  it('is absent for somebody who may open nothing of it', () => {
    expect(subMenuOf(readRoutes([page('/home/index')]), '/reportCenter/feeds/summary', hasPage)).toBeNull();
  });
});
