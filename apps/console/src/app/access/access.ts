import { pageAt } from '@meridian/api-client/contract';
import { allNodes, type RouteNode } from '../navigation/routes-tree';

/** Whether a user may open a page: `forbidden` exists but is not in the user's routes, `unknown` does not exist. */
export type RouteAccess = 'open' | 'forbidden' | 'unknown';

/** `hasPage` tells whether the console has a page; the server's routes tell whether it is open to the user. */
export function accessTo(
  path: string,
  nodes: readonly RouteNode[],
  hasPage: (path: string) => boolean,
): RouteAccess {
  if (!hasPage(path)) return 'unknown';
  return allNodes(nodes).some((node) => node.path === pageAt(path)) ? 'open' : 'forbidden';
}
