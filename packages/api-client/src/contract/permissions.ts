/** Everything a role can grant, as `area:resource:action`. Hiding a button is no check: the server checks each request. */
export const permissions = [
  'report:search:view',
  'report:feed:view',
  'report:export:create',
  'report:cost:view',
  'report:budget:edit',
  'report:alert:edit',
  'report:field:edit',
  'report:import:create',
  'report:import:view',
  'draft:draft:view',
  'draft:draft:edit',
  'draft:draft:upload',
  'material:image:view',
  'material:image:edit',
  'message:announcement:edit',
  'account:account:create',
  'account:account:view',
  'account:account:edit',
  'account:credentials:edit',
  'customer:customer:view',
  'customer:customer:edit',
  'customer:company:view',
  'customer:company:edit',
  'system:user:view',
  'system:user:edit',
  'system:role:view',
  'system:role:edit',
  'system:audit:view',
] as const;

/** A permission, `area:resource:action`. */
export type Permission = (typeof permissions)[number];

/** Permissions of those who run the workspace; `defaultRole` has all others. */
export const administrativePermissions: readonly Permission[] = [
  'message:announcement:edit',
  'account:account:create',
  'account:account:view',
  'account:account:edit',
  'account:credentials:edit',
  'customer:customer:view',
  'customer:customer:edit',
  'customer:company:view',
  'customer:company:edit',
  'system:user:view',
  'system:user:edit',
  'system:role:view',
  'system:role:edit',
  'system:audit:view',
];

/** Passes every check. */
export const allPermissions = '*:*:*';

/** The role that holds it. */
export const adminRole = 'admin';
/** The role of a user who was given none. */
export const defaultRole = 'edit';

/** True when `held` contains the permission, any one of several, or the permission for everything. */
export function hasPermission(held: readonly string[], needed: Permission | readonly Permission[]): boolean {
  return held.includes(allPermissions) || [needed].flat().some((one) => held.includes(one));
}

/** True when `held` contains every one of `needed`, or the permission for everything. */
export function hasEveryPermission(held: readonly string[], needed: readonly Permission[]): boolean {
  return needed.every((one) => hasPermission(held, one));
}
