import { pageAt, type RouteItem } from '@meridian/api-client/contract';

/** A page or group of pages from the server, with an absolute path and without loops. */
export interface RouteNode {
  path: string;
  /** Key of the title's text, or the server's own title. */
  titleKey: string | undefined;
  title: string;
  icon: string | undefined;
  isHidden: boolean;
  /** Whether it is shown as a group even with a single page in it. */
  isGroup: boolean;
  /** Absolute path to which a group without a page redirects. */
  redirect: string | undefined;
  /** The page to highlight in the menu instead of this one. */
  activeMenu: string | undefined;
  /** Key of a longer title, for the report layout. */
  reportTitleKey: string | undefined;
  /** Whether its tag is pinned and present from the beginning. */
  isAffix: boolean;
  /** Whether drafts of the page are discarded when the user leaves it. */
  isUncached: boolean;
  /** Whether the page has a sub menu on its left. */
  hasSubMenu: boolean;
  /** Whether the page has a bar of dates and exports above it. */
  hasSearchBar: boolean;
  /** Roles that may open it; if empty, every role to which the server sends it. */
  roles: readonly string[];
  children: RouteNode[];
}

/** Deeper routes are ignored: no menu has so many levels, and a loop would never end. */
const maxDepth = 6;

/**
 * The server's routes as a clean tree.
 *
 * Shape:  paths are absolute and unique; items that lead outside, or repeat an ancestor or a sibling, are left out; a
 *         missing title is replaced by the last meaningful part of the path, or the console's text for it.
 * Errors: none.
 */
export function readRoutes(items: readonly RouteItem[]): RouteNode[] {
  return readLevel(items, '/', new Set(), 1);
}

function readLevel(
  items: readonly RouteItem[],
  parent: string,
  above: ReadonlySet<string>,
  depth: number,
): RouteNode[] {
  const seen = new Set(above);
  return items.flatMap((item) => {
    const path = resolvePath(item.path, parent);
    if (path === undefined || seen.has(path)) return [];
    seen.add(path);
    const children =
      depth < maxDepth ? readLevel(item.children ?? [], path, new Set([...above, path]), depth + 1) : [];
    return [
      {
        path,
        titleKey: item.meta?.i18nKey || (item.meta?.title ? undefined : nameIn(path)),
        title: item.meta?.title || nameIn(path) || path,
        icon: item.meta?.icon || undefined,
        isHidden: item.hidden ?? false,
        isGroup: item.alwaysShow ?? false,
        redirect: item.redirect == null ? undefined : resolvePath(item.redirect, path),
        activeMenu: item.meta?.activeMenu || undefined,
        reportTitleKey: item.meta?.i18nKeyReport || undefined,
        isAffix: item.meta?.affix ?? false,
        isUncached: item.meta?.noCache ?? false,
        hasSubMenu: item.meta?.sidebarLeft ?? false,
        hasSearchBar: item.meta?.addSearchTop ?? false,
        roles: item.meta?.roles ?? [],
        children,
      },
    ];
  });
}

const resolvePath = (path: string, parent: string) => {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|[\\\p{Cc}]/iu.test(path)) return undefined;
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${joined.split('/').filter(Boolean).join('/')}`;
};

/** The last meaningful part of a path: `index` has no meaning. */
const nameIn = (path: string) => path.split('/').findLast((part) => part !== '' && part !== 'index');

/** Every node of the tree, parents before children. */
export function allNodes(nodes: readonly RouteNode[]): RouteNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

/** The nodes from the top to the page at `path`; empty if the tree does not have it. */
export function findPath(nodes: readonly RouteNode[], path: string): RouteNode[] {
  for (const node of nodes) {
    if (node.path === pageAt(path)) return [node];
    const below = findPath(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
