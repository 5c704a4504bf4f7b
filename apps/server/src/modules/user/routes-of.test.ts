import { allPermissions, permissions, routerTree, type RouteItem } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { describe, expect, it } from 'vitest';
import { routesOf, filterByRoles } from './routes-of';

const page = (path: string, roles?: string[]): RouteItem => ({
  path,
  meta: { title: path, ...(roles && { roles }) },
});
const branch = (path: string, children: RouteItem[], redirect?: string): RouteItem => ({
  path,
  ...(redirect !== undefined && { redirect }),
  children,
});

describe('pages with roles', () => {
  it.each([
    ['nobody in particular', [page('/a')], ['/a']],
    ['an empty list', [page('/a', [])], ['/a']],
    ['one of the caller’s', [page('/a', ['boss', 'edit'])], ['/a']],
    ['others', [page('/a', ['boss']), page('/b')], ['/b']],
    ['others, in a branch that has nothing else', [branch('/x', [page('/x/a', ['boss'])])], []],
  ])('are visible if they have %s', (_, items, paths) => {
    expect(filterByRoles(['edit'], items).map(({ path }) => path)).toEqual(paths);
  });

  it('never leave a redirect to a missing page', () => {
    const deep = branch('/x', [page('/x/a', ['boss']), branch('/x/y', [page('/x/y/b')])], '/x/a');
    expect(filterByRoles(['edit'], [deep])).toMatchObject([{ path: '/x', redirect: '/x/y/b' }]);
    expect(filterByRoles(['boss'], [deep])).toEqual([deep]);
  });
});

describe('the pages of a user', () => {
  const caller = { roles: ['feeds'], permissions: [], pages: null, pendingStep: null };

  it('are all of them for the role admin', () => {
    const all = routerTree({ permissions: [allPermissions], pages: null }, (key) =>
      translate('en', 'routes', key),
    );
    expect(routesOf({ ...caller, roles: ['admin'] }, 'en')).toEqual(all);
  });

  it('are those of their permissions for other users', () => {
    const held = permissions.filter((one) => one.startsWith('report:feed'));
    const pages = routerTree({ permissions: held, pages: null }, (key) => translate('tw', 'routes', key));
    expect(routesOf({ ...caller, permissions: held }, 'tw')).toEqual(pages);
  });

  it('are only the password page until a one-time password is changed', () => {
    expect(routesOf({ ...caller, roles: ['admin'], pendingStep: 'password' as const }, 'en')).toMatchObject([
      { path: '/systemSet', children: [{ path: '/systemSet/changePassword' }] },
    ]);
  });

  it('are none until required two-step verification is done', () => {
    expect(routesOf({ ...caller, roles: ['admin'], pendingStep: 'secondFactor' as const }, 'en')).toEqual([]);
  });
});
