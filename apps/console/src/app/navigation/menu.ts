import { firstReachablePage } from './breadcrumbs';
import { findPath, type RouteNode } from './routes-tree';

/** An entry of the sidebar. A group has children and no page of its own. */
export interface NavigationItem {
  path: string;
  /** The page that a click opens. */
  href: string;
  node: RouteNode;
  children: NavigationItem[];
}

/**
 * The two levels of the sidebar. Deeper pages are reached from pages of the second level.
 *
 * Shape:  hidden routes and pages that the console does not have (`hasPage`) are left out, and so are groups that
 *         become empty; a group of one page is shown as that page unless it asks to be a group.
 */
export function menuFromRoutes(
  nodes: readonly RouteNode[],
  hasPage: (path: string) => boolean,
): NavigationItem[] {
  return nodes.flatMap((node): NavigationItem[] => {
    if (node.isHidden) return [];
    const children = node.children.flatMap((child) => entryOf(child, hasPage));
    const [only, ...others] = children;
    if (!only) return entryOf(node, hasPage);
    if (others.length > 0 || node.isGroup) return [{ path: node.path, href: only.href, node, children }];
    return [{ ...only, node: { ...only.node, icon: node.icon ?? only.node.icon } }];
  });
}

const entryOf = (node: RouteNode, hasPage: (path: string) => boolean): NavigationItem[] => {
  if (node.isHidden) return [];
  const href = firstReachablePage(node, hasPage);
  return href === undefined ? [] : [{ path: node.path, href, node, children: [] }];
};

/** The path of the entry to highlight for an open page: its own, its parent's, or the one in its route. */
export function activeMenuPath(nodes: readonly RouteNode[], menu: readonly NavigationItem[], path: string) {
  const trail = findPath(nodes, path);
  const named = trail.at(-1)?.activeMenu;
  const entries = new Set(menu.flatMap((item) => [item.path, ...item.children.map((child) => child.path)]));
  const target = named === undefined ? trail : findPath(nodes, named);
  return target.map((node) => node.path).findLast((candidate) => entries.has(candidate));
}
