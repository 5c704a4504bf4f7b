import { accessTo } from '../access/access';
import { groupTargets, hasPage } from './pages';
import { allNodes, findPath, type RouteNode } from './routes-tree';

/** Longer chains of redirects are ignored. */
const maxHops = 8;

/**
 * The target page of a path without a page.
 *
 * Shape:  the server's redirect, if it ends at a page that is open to the user; otherwise the group's own first page,
 *         an open one before others; otherwise the first open page below it. Undefined if there is no such group.
 */
export function routeTarget(path: string, nodes: readonly RouteNode[]): string | undefined {
  const plain = path.replace(/(?<!\/)\/+$/, '') || '/';
  if (plain !== path && hasPage(plain)) return plain;
  const isOpen = (target: string) => accessTo(target, nodes, hasPage) === 'open';
  const own = groupTargets(plain);
  const node = findPath(nodes, plain).at(-1);
  return (
    redirectOf(plain, nodes, isOpen) ??
    own.find(isOpen) ??
    (node && allNodes(node.children).find((child) => !child.isHidden && isOpen(child.path))?.path) ??
    own[0]
  );
}

/** The open page at the end of the server's redirects; undefined if they are circular or lead elsewhere. */
function redirectOf(
  path: string,
  nodes: readonly RouteNode[],
  isOpen: (path: string) => boolean,
): string | undefined {
  let at: string | undefined = path;
  for (let hops = 0; hops < maxHops && at !== undefined; hops += 1) {
    at = findPath(nodes, at).at(-1)?.redirect;
    if (at !== undefined && isOpen(at)) return at;
  }
  return undefined;
}
