import { adminRole, defaultRole } from '@meridian/api-client/contract';
import type { RouteNode } from '../navigation/routes-tree';

/** The roles that count for a user. */
export function rolesOf({ roles }: { roles: readonly string[] }): readonly string[] {
  return roles.length === 0 ? [defaultRole] : roles;
}

/**
 * The routes that a user with these roles may open.
 *
 * Shape:  a route that names roles needs one of them, and keeps what is below it to them; one that names none is for
 *         every user to whom the server sends it. The role `admin` opens all.
 */
export function forRoles(nodes: readonly RouteNode[], roles: readonly string[]): RouteNode[] {
  if (roles.includes(adminRole)) return [...nodes];
  return nodes
    .filter((node) => node.roles.length === 0 || node.roles.some((role) => roles.includes(role)))
    .map((node) => ({ ...node, children: forRoles(node.children, roles) }));
}
