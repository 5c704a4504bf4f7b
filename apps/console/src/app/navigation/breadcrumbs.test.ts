import type { RouteItem } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { buildBreadcrumbs, firstReachablePage } from './breadcrumbs';
import { readRoutes, findPath } from './routes-tree';

const routes: RouteItem[] = [
  { path: '/home', meta: { title: 'Home' }, children: [{ path: 'index', meta: { title: 'Home' } }] },
  {
    path: '/search',
    redirect: '/search/unit/weekly',
    meta: { title: 'Search ads' },
    children: [
      { path: 'unit', meta: { title: 'Unit' }, children: [{ path: 'daily' }, { path: 'weekly' }] },
      { path: 'notBuilt', redirect: '/search/unit/daily', meta: { title: 'Not built' } },
    ],
  },
  { path: '/draft/list', meta: { title: 'Drafts' } },
  { path: '/draft/new', hidden: true, meta: { title: 'New draft', activeMenu: '/draft/list' } },
  {
    path: '/messages',
    meta: { title: 'Messages' },
    children: [{ path: 'details', hidden: true, meta: { title: 'Message' } }],
  },
];
const tree = readRoutes(routes);
const pages = new Set([
  '/draft/list',
  '/draft/new',
  '/home/index',
  '/search/unit/daily',
  '/search/unit/weekly',
  '/messages/details',
]);
const hasPage = (path: string) => pages.has(path);
const crumbs = (path: string) =>
  buildBreadcrumbs(tree, path, { hasPage, titleOf: ({ title }) => title }).map(({ title, href }) => [
    title,
    href,
  ]);

describe('the breadcrumb', () => {
  it('leads to the page of each part above, never to the page itself', () => {
    expect(crumbs('/search/unit/daily')).toEqual([
      ['Search ads', '/search/unit/weekly'],
      ['Unit', undefined],
      ['daily', undefined],
    ]);
    expect(crumbs('/search/unit/weekly')).toEqual([
      ['Search ads', undefined],
      ['Unit', '/search/unit/daily'],
      ['weekly', undefined],
    ]);
  });

  it('names a page once if its group has the same title', () => {
    expect(crumbs('/home/index')).toEqual([['Home', undefined]]);
  });

  it('leads to the page that the menu highlights for a hidden one', () => {
    expect(crumbs('/draft/new')).toEqual([
      ['Drafts', '/draft/list'],
      ['New draft', undefined],
    ]);
    expect(crumbs('/draft/list')).toEqual([['Drafts', undefined]]);
  });

  it('has no links if there are only hidden pages, and is empty for an unknown page', () => {
    expect(crumbs('/messages/details')).toEqual([
      ['Messages', undefined],
      ['Message', undefined],
    ]);
    expect(crumbs('/nowhere')).toEqual([]);
  });
});

describe('the page of a part of the menu', () => {
  it.each([
    ['/search', '/search/unit/weekly'],
    ['/search/unit', '/search/unit/daily'],
    ['/search/notBuilt', undefined],
    ['/messages', undefined],
    ['/messages/details', '/messages/details'],
  ])('%s is %s', (path, page) => {
    const [node] = findPath(tree, path).slice(-1);
    expect(node && firstReachablePage(node, hasPage)).toBe(page);
  });
});
