import { adminRole, defaultRole } from '@meridian/api-client/contract';
import type { RouteNode } from '../navigation/routes-tree';

/** The effective roles of a user. */
export function rolesOf({ roles }: { roles: readonly string[] }): readonly string[] {
  return roles.length === 0 ? [defaultRole] : roles;
}

/**
 * The routes that a user with these roles may open.
 *
 * Shape:  a route with roles needs one of them, also for the routes below it; one without roles is for
 *         every user to whom the server sends it. The role `admin` opens all routes.
 */
export function forRoles(nodes: readonly RouteNode[], roles: readonly string[]): RouteNode[] {
  if (roles.includes(adminRole)) return [...nodes];
  return nodes
    .filter((node) => node.roles.length === 0 || node.roles.some((role) => roles.includes(role)))
    .map((node) => ({ ...node, children: forRoles(node.children, roles) }));
}
