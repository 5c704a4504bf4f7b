import { routeItemSchema, type RouteItem } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { accessTo } from '../access/access';
import { activeMenuPath, menuFromRoutes } from './menu';
import { readRoutes, findPath } from './routes-tree';

const routes: RouteItem[] = [
  {
    path: '/home',
    redirect: '/home/index',
    children: [{ path: 'index', meta: { title: 'Home', icon: 'home' } }],
  },
  {
    path: '/keywordSearch',
    meta: { title: 'Search ads', i18nKey: 'keywordSearch', icon: 'search' },
    children: [
      {
        path: 'account',
        meta: { title: 'Account' },
        children: [
          { path: 'accountReport', meta: { title: 'Daily' } },
          { path: '/keywordSearch/account/accountWeekly', meta: { title: 'Weekly' } },
        ],
      },
      { path: 'device', children: [{ path: 'deviceReport' }] },
      { path: 'details', hidden: true, meta: { title: 'Details', activeMenu: '/keywordSearch/account' } },
    ],
  },
  { path: '/later', meta: { title: 'Not built' }, children: [{ path: 'x', meta: { title: 'X' } }] },
  { path: 'https://evil.example', meta: { title: 'Outside' } },
];
const pages = new Set([
  '/home/index',
  '/keywordSearch/account/accountReport',
  '/keywordSearch/account/accountWeekly',
  '/keywordSearch/device/deviceReport',
  '/keywordSearch/details',
  '/reportImport',
]);
const hasPage = (path: string) => pages.has(path);
const tree = readRoutes(routes);
const menu = menuFromRoutes(tree, hasPage);

describe('the menu', () => {
  it('has two levels; a deeper one is reached from its first page', () => {
    expect(menu.map(({ path, href, children }) => [path, href, children.map((child) => child.href)])).toEqual(
      [
        ['/home/index', '/home/index', []],
        [
          '/keywordSearch',
          '/keywordSearch/account/accountReport',
          ['/keywordSearch/account/accountReport', '/keywordSearch/device/deviceReport'],
        ],
      ],
    );
  });

  it('names entries without a title by their path', () => {
    expect(menu[1]?.children[1]?.node.title).toBe('device');
  });

  it('highlights the entry of a page below it, and the entry that a hidden page names', () => {
    const weekly = '/keywordSearch/account/accountWeekly';
    expect(activeMenuPath(tree, menu, weekly)).toBe('/keywordSearch/account');
    expect(activeMenuPath(tree, menu, '/keywordSearch/details')).toBe('/keywordSearch/account');
    expect(activeMenuPath(tree, menu, '/home/index')).toBe('/home/index');
    expect(activeMenuPath(tree, menu, '/nowhere')).toBeUndefined();
  });

  it('has a path from the top to a page', () => {
    const trail = findPath(tree, '/keywordSearch/account/accountReport');
    expect(trail.map((node) => node.title)).toEqual(['Search ads', 'Account', 'Daily']);
  });
});

describe('access', () => {
  it('is open for pages that the server names, also hidden ones', () => {
    expect(accessTo('/keywordSearch/details', tree, hasPage)).toBe('open');
  });
  it('is forbidden for a page of the console that the server does not name', () => {
    expect(accessTo('/reportImport', tree, hasPage)).toBe('forbidden');
  });
  it('is unknown for a page that does not exist, named by the server or not', () => {
    expect(accessTo('/later/x', tree, hasPage)).toBe('unknown');
    expect(accessTo('/nowhere', tree, hasPage)).toBe('unknown');
  });
});

describe('invalid routes', () => {
  it('end if they are circular, repeated or empty', () => {
    const loop: RouteItem = { path: '/a', meta: { title: '' }, children: [] };
    loop.children = [loop, { path: '/a', children: [loop] }, { path: '' }];
    const read = readRoutes([loop, loop, { path: '' }, { path: '//evil.example' }, { path: 'javascript:x' }]);
    expect(read.map((node) => node.path)).toEqual(['/a', '/']);
    expect(() => menuFromRoutes(read, () => true)).not.toThrow();
  });

  it('mean the same with null as without a value', () => {
    const meta = {
      title: null,
      i18nKey: null,
      icon: null,
      affix: null,
      noCache: null,
      activeMenu: null,
      i18nKeyReport: null,
      sidebarLeft: null,
      addSearchTop: null,
      roles: null,
    };
    const nulls = { hidden: null, alwaysShow: null, redirect: null, children: null };
    const items = [
      { path: '/reportImport', ...nulls, meta },
      { path: '/downloadCenter/index', ...nulls, meta: null },
    ].map((item) => routeItemSchema.parse(item));
    expect(readRoutes(items)).toEqual(
      readRoutes([{ path: '/reportImport' }, { path: '/downloadCenter/index' }]),
    );
  });

  it.each([
    ['/downloadCenter/index', {}, 'downloadCenter', 'downloadCenter'],
    ['/reportImport', { title: '' }, 'reportImport', 'reportImport'],
    ['/index', {}, '/index', undefined],
    ['/reportImport', { title: 'Files' }, 'Files', undefined],
    ['/reportImport', { i18nKey: 'routes.daily' }, 'reportImport', 'routes.daily'],
  ])('without a title are named by the path: %s with %o', (path, meta, title, titleKey) => {
    expect(readRoutes([{ path, meta }])[0]).toMatchObject({ title, titleKey });
  });
});
