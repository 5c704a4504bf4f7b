import type { RouteItem } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { accessTo } from '../access/access';
import { forRoles, rolesOf } from '../access/role-filter';
import { hasPage } from './pages';
import { routeTarget } from './route-target';
import { allNodes, readRoutes } from './routes-tree';

const report = '/keywordSearch/account/accountReport';
const page = (path: string): RouteItem => ({ path, meta: { title: path } });
const to = (path: string, redirect: string, ...children: RouteItem[]): RouteItem => ({
  path,
  redirect,
  children,
});

describe('a path without a page', () => {
  it.each<[string, RouteItem[], string | undefined]>([
    ['/', [page('/home/index')], '/home/index'],
    ['/feeds', [], '/feeds/account/accountReport'],
    ['/keywordSearch', [], report],
    [
      '/keywordSearch',
      [to('/keywordSearch', '/keywordSearch/unit/unitReport', page(report), page('unit/unitReport'))],
      '/keywordSearch/unit/unitReport',
    ],
    // closed to the user: the group's own first page instead
    ['/keywordSearch', [to('/keywordSearch', '/reportImport', page(report))], report],
    ['/a', [to('/a', 'b', to('b', '/home/index')), page('/home/index')], '/home/index'],
    // a circle, a redirect to itself, and one without a target
    ['/a', [to('/a', '/b'), to('/b', '/a')], undefined],
    ['/a', [to('/a', '/a')], undefined],
    ['/a', [to('/a', '/no/such/page', page('/home/index'))], '/home/index'],
    ['/a', [to('/a', 'javascript:alert(1)')], undefined],
    ['/a', [to('/a', '//evil.example')], undefined],
    ['/systemSet', [page('/systemSet/languageSet')], '/systemSet/languageSet'],
    ['/home/index/', [], '/home/index'],
    ['/no/such/page', [], undefined],
    ['/constructor', [], undefined],
  ])('%s with %j leads to %s', (path, items, target) => {
    const nodes = readRoutes(items);
    expect(routeTarget(path, nodes)).toBe(target);
    expect(target === undefined || hasPage(target)).toBe(true);
  });
});

describe('roles', () => {
  const items: RouteItem[] = [
    page('/home/index'),
    { path: '/reportImport', meta: { title: 'Imports', roles: ['lead', 'edit'] } },
    { path: '/systemSet', meta: { title: 'Settings', roles: ['admin'] }, children: [page('languageSet')] },
  ];
  it.each([
    [['admin'], ['/home/index', '/reportImport', '/systemSet', '/systemSet/languageSet']],
    [['lead'], ['/home/index', '/reportImport']],
    [['viewer'], ['/home/index']],
    [
      ['viewer', 'edit'],
      ['/home/index', '/reportImport'],
    ],
    [[], ['/home/index', '/reportImport']],
  ])('%j may open %j; a user without a role may only edit', (roles, paths) => {
    const nodes = forRoles(readRoutes(items), rolesOf({ roles }));
    expect(allNodes(nodes).map((node) => node.path)).toEqual(paths);
    expect(accessTo('/systemSet/languageSet', nodes, hasPage)).toBe(
      paths.includes('/systemSet/languageSet') ? 'open' : 'forbidden',
    );
  });
});

describe('invalid routes', () => {
  it('lose links to other sites, in any spelling', () => {
    const outside = [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/a\n/b',
    ];
    expect(readRoutes(outside.map(page))).toEqual([]);
  });

  it('need no titles', () => {
    const [node] = readRoutes([{ path: '/home/index', meta: { title: null } }]);
    expect(node?.title).toBe('home');
  });

  it('are read once however often the server names them, even 500 of them', () => {
    const many = Array.from({ length: 250 }, (_, index) => page(`/section${String(index)}/page`));
    const nodes = readRoutes([...many, ...many]);
    expect(allNodes(nodes)).toHaveLength(250);
    expect(accessTo('/section249/page', nodes, () => true)).toBe('open');
  });
});
