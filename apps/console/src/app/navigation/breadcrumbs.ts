import { pageAt } from '@meridian/api-client/contract';
import type { BreadcrumbItem } from '@meridian/ui/shell';
import { allNodes, findPath, type RouteNode } from './routes-tree';

/**
 * The path from the top of the menu to a page.
 *
 * Shape:  the open page is last; parts with the same title as the next one are left out (`/home` and `/home/index` are one
 *         page). A page that is not in the menu comes after the one that the menu highlights for it.
 */
export function buildBreadcrumbs(
  nodes: readonly RouteNode[],
  path: string,
  { hasPage, titleOf }: { hasPage: (path: string) => boolean; titleOf: (node: RouteNode) => string },
): BreadcrumbItem[] {
  const own = findPath(nodes, path);
  const menuPath = own.at(-1)?.activeMenu;
  const inMenu = menuPath === undefined ? [] : findPath(nodes, menuPath);
  return [...new Set([...inMenu, ...own])]
    .map((node): BreadcrumbItem => {
      const href = firstReachablePage(node, hasPage);
      return { title: titleOf(node), href: href === pageAt(path) ? undefined : href };
    })
    .filter(({ title }, index, all) => title !== all[index + 1]?.title);
}

/**
 * The page that a part of the menu opens: its own, otherwise its redirect, otherwise its first page. Undefined if the console has none
 * of them.
 */
export function firstReachablePage(node: RouteNode, hasPage: (path: string) => boolean): string | undefined {
  const pages = allNodes([node]).filter(({ path }) => hasPage(path));
  const isAmong = (path: string) => pages.some((page) => page.path === path);
  if (isAmong(node.path)) return node.path;
  if (node.redirect !== undefined && isAmong(node.redirect)) return node.redirect;
  return pages.find(({ isHidden }) => !isHidden)?.path;
}
