import {
  adminRole,
  allPermissions,
  defaultRole,
  ordinaryPermissions,
  viewerPermissions,
  viewerRole,
  type BuiltInRoleName,
} from '@meridian/api-client/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from './database';
import { roles } from './schema';

/** Roles that every installation has: the administrator, the default for users without a role, and one that only reads. */
export const builtInRoles = {
  [adminRole]: [allPermissions],
  [defaultRole]: ordinaryPermissions,
  [viewerRole]: viewerPermissions,
} as const satisfies Record<BuiltInRoleName, readonly string[]>;

/**
 * Creates the built-in roles or updates their permissions to those of this version. A role of the same name that an administrator created
 * before keeps its users and permissions under a longer name. Safe to repeat.
 */
export async function ensureBuiltInRoles(db: Database): Promise<void> {
  for (const [name, granted] of Object.entries(builtInRoles)) {
    await db
      .update(roles)
      .set({ name: sql`${roles.name} || ' ' || left(${roles.id}::text, 8)` })
      // only roles of administrators list their pages
      .where(and(eq(roles.name, name), isNotNull(roles.pages)));
    await db
      .insert(roles)
      .values({ name, permissions: [...granted] })
      .onConflictDoUpdate({ target: roles.name, set: { permissions: [...granted] } });
  }
}
