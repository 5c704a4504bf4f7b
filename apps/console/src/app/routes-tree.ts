import type { RouteItem } from '@meridian/api-client/contract';

/** A page or group of pages as the server describes it, with absolute path and without loops. */
export interface RouteNode {
  path: string;
  /** Key of the title's text, and the server's own words for it. */
  titleKey: string | undefined;
  title: string;
  icon: string | undefined;
  isHidden: boolean;
  /** Shown as a group even with a single page in it. */
  isGroup: boolean;
  /** The page to highlight in the menu in place of this one. */
  activeMenu: string | undefined;
  children: RouteNode[];
}

/** Deeper routes are ignored: no menu has so many levels, and a loop would never end. */
const maxDepth = 6;

/**
 * The server's routes as a clean tree.
 *
 * Shape:  paths are absolute and unique; items that lead outside, repeat an ancestor or a sibling are left out; a
 *         missing title is the last part of the path.
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
        titleKey: item.meta?.i18nKey || undefined,
        title: item.meta?.title || path.split('/').at(-1) || path,
        icon: item.meta?.icon || undefined,
        isHidden: item.hidden ?? false,
        isGroup: item.alwaysShow ?? false,
        activeMenu: item.meta?.activeMenu || undefined,
        children,
      },
    ];
  });
}

const resolvePath = (path: string, parent: string) => {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(path)) return undefined;
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${joined.split('/').filter(Boolean).join('/')}`;
};

/** Every node of the tree, parents before children. */
export function allNodes(nodes: readonly RouteNode[]): RouteNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

/** The nodes from the top to `path`; empty when the tree does not have it. */
export function trailTo(nodes: readonly RouteNode[], path: string): RouteNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const below = trailTo(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
