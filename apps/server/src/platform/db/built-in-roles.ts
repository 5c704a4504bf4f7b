import { adminRole, allPermissions, defaultRole, ordinaryPermissions } from '@meridian/api-client/contract';
import type { Database } from './database';
import { roles } from './schema';

/** Roles that every installation has: the administrator, and the default for users without a role. */
export const builtInRoles = {
  [adminRole]: [allPermissions],
  [defaultRole]: ordinaryPermissions,
} as const satisfies Record<string, readonly string[]>;

/** Creates the built-in roles or updates their permissions to those of this version. Safe to repeat. */
export async function ensureBuiltInRoles(db: Database): Promise<void> {
  for (const [name, granted] of Object.entries(builtInRoles)) {
    await db
      .insert(roles)
      .values({ name, permissions: [...granted] })
      .onConflictDoUpdate({ target: roles.name, set: { permissions: [...granted] } });
  }
}
