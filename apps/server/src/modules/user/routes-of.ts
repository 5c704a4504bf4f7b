import {
  adminRole,
  allPermissions,
  pagePath,
  routerTree,
  type HeldAccess,
  type RouteItem,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import type { Caller } from '../../platform/lib/caller';

/** Pages of a user: those that both permissions and roles allow. */
export function routesOf(
  { roles, permissions, pages, pendingStep }: Pick<Caller, 'roles' | 'permissions' | 'pages' | 'pendingStep'>,
  language: Language,
): RouteItem[] {
  if (pendingStep === 'secondFactor') return [];
  const treeOf = (held: HeldAccess) => routerTree(held, (key) => translate(language, 'routes', key));
  if (pendingStep === 'password') return treeOf({ permissions: [], pages: [] }).flatMap(onlyPassword);
  // regardless of the permission that a page requires
  if (roles.includes(adminRole)) return treeOf({ permissions: [allPermissions], pages: null });
  return filterByRoles(roles, treeOf({ permissions, pages }));
}

/**
 * Items for any of the roles; an item without `meta.roles` is for all. Removes branches without pages, and redirects to
 * a remaining page.
 */
export function filterByRoles(roles: readonly string[], items: readonly RouteItem[]): RouteItem[] {
  return items.flatMap((item) => {
    const wanted = item.meta?.roles ?? [];
    if (wanted.length > 0 && !wanted.some((role) => roles.includes(role))) return [];
    if (item.children == null) return [item];
    const children = filterByRoles(roles, item.children);
    if (children.length === 0) return [];
    const isLost = item.redirect != null && !leadsTo(item.redirect, children);
    return [{ ...item, children, ...(isLost && { redirect: firstPage(children) }) }];
  });
}

function leadsTo(path: string, items: readonly RouteItem[]): boolean {
  return items.some((item) => item.path === path || leadsTo(path, item.children ?? []));
}

function firstPage(items: readonly RouteItem[]): string | undefined {
  const [first] = items;
  return first?.children ? firstPage(first.children) : first?.path;
}

function onlyPassword(item: RouteItem): RouteItem[] {
  const path = pagePath('password');
  if (item.path === path) return [item];
  const children = (item.children ?? []).flatMap(onlyPassword);
  return children.length === 0 ? [] : [{ ...item, redirect: path, children }];
}
