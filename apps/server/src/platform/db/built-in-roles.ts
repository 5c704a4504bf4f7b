import { adminRole, allPermissions, defaultRole, ordinaryPermissions } from '@meridian/api-client/contract';
import type { Database } from './database';
import { roles } from './schema';

/** The roles every installation has: everything, and the default of those who have none. */
export const builtInRoles = {
  [adminRole]: [allPermissions],
  [defaultRole]: ordinaryPermissions,
} as const satisfies Record<string, readonly string[]>;

/** Writes the built-in roles, or brings them to what this version grants. Safe to repeat. */
export async function ensureBuiltInRoles(db: Database): Promise<void> {
  for (const [name, granted] of Object.entries(builtInRoles)) {
    await db
      .insert(roles)
      .values({ name, permissions: [...granted] })
      .onConflictDoUpdate({ target: roles.name, set: { permissions: [...granted] } });
  }
}
