/** Permissions by name, `area:resource:action`. */
export type PermissionDefinitions = Readonly<
  Record<
    `${string}:${string}:${string}`,
    {
      /** Whether only administrators of the workspace have it; `defaultRole` has all others. */
      readonly isAdministrative: boolean;
    }
  >
>;

/** All permissions that a role can grant. Hiding a button is not a check: the server checks each request. */
const permissionTable = {
  'report:search:view': { isAdministrative: false },
  'report:feed:view': { isAdministrative: false },
  'report:export:create': { isAdministrative: false },
  'report:cost:view': { isAdministrative: false },
  'report:budget:edit': { isAdministrative: false },
  'report:alert:edit': { isAdministrative: false },
  'report:field:edit': { isAdministrative: false },
  'report:note:edit': { isAdministrative: false },
  'report:import:create': { isAdministrative: false },
  'report:import:view': { isAdministrative: false },
  'draft:draft:view': { isAdministrative: false },
  'draft:draft:edit': { isAdministrative: false },
  'draft:draft:upload': { isAdministrative: false },
  'draft:rule:edit': { isAdministrative: true },
  'material:image:view': { isAdministrative: false },
  'material:image:edit': { isAdministrative: false },
  'message:announcement:edit': { isAdministrative: true },
  'account:account:create': { isAdministrative: true },
  'account:account:view': { isAdministrative: true },
  'account:account:edit': { isAdministrative: true },
  'account:credentials:edit': { isAdministrative: true },
  'customer:customer:view': { isAdministrative: true },
  'customer:customer:edit': { isAdministrative: true },
  'customer:company:view': { isAdministrative: true },
  'customer:company:edit': { isAdministrative: true },
  'system:user:view': { isAdministrative: true },
  'system:user:edit': { isAdministrative: true },
  'system:role:view': { isAdministrative: true },
  'system:role:edit': { isAdministrative: true },
  'system:audit:view': { isAdministrative: true },
} as const satisfies PermissionDefinitions;

export type Permission = keyof typeof permissionTable;

// asserted: the names of an object literal
export const permissions = Object.keys(permissionTable) as readonly Permission[];

/** Permissions of administrators of the workspace. */
export const administrativePermissions = permissions.filter((one) => permissionTable[one].isAdministrative);

/** Permissions of `defaultRole`. */
export const ordinaryPermissions = permissions.filter((one) => !permissionTable[one].isAdministrative);

/** Permissions of `viewerRole`: everything that `defaultRole` may read, and files and columns for oneself. */
export const viewerPermissions = ordinaryPermissions.filter(
  (one) => one.endsWith(':view') || one === 'report:export:create' || one === 'report:field:edit',
);

/** Passes every check. */
export const allPermissions = '*:*:*';

/** The role that has all permissions. */
export const adminRole = 'admin';
/** The role of users without a role. */
export const defaultRole = 'edit';
/** The role that reads and changes nothing for others. */
export const viewerRole = 'viewer';
/** Roles that every installation has, which cannot be changed. */
export const builtInRoleNames = [adminRole, defaultRole, viewerRole] as const;
export type BuiltInRoleName = (typeof builtInRoleNames)[number];

/** Whether a role is one that every installation has. */
export function isBuiltInRole(name: string): name is BuiltInRoleName {
  const names: readonly string[] = builtInRoleNames;
  return names.includes(name);
}

/**
 * True if `held` contains the permission, any one of several, or the permission for everything. A permission that is not in the table is
 * never granted, whatever a stored role contains.
 */
export function hasPermission(held: readonly string[], needed: Permission | readonly Permission[]): boolean {
  return [needed]
    .flat()
    .some(
      (one) => Object.hasOwn(permissionTable, one) && (held.includes(allPermissions) || held.includes(one)),
    );
}

/** True if `held` contains every one of `needed`, or the permission for everything. */
export function hasEveryPermission(held: readonly string[], needed: readonly Permission[]): boolean {
  return needed.every((one) => hasPermission(held, one));
}
