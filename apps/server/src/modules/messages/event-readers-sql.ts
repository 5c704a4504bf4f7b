import { allPermissions, defaultRole, type Permission } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { roles, userRoles, users } from '../../platform/db/schema';

/** A query of `id` and `permissions` of these users. */
export function eventReaders(userIds: readonly string[]): SQL {
  return sql`
    select users.id, array(
      select unnest(roles.permissions) from ${roles}
      where roles.id in (select role_id from ${userRoles} where user_id = users.id)
        or (roles.name = ${defaultRole} and not exists (
          select 1 from ${userRoles} where user_id = users.id))
    ) as permissions
    from ${users} where users.id = any(${sql.param([...userIds])}::uuid[])`;
}

/** Condition that a row `reader` of `eventReaders` has a permission. */
export function mayRead(permission: Permission): SQL {
  return sql`reader.permissions && array[${allPermissions}, ${permission}]`;
}

/** Filters users to those who may view the report sync of accounts. */
export async function findSyncReaders(db: Database, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select reader.id from (${eventReaders(userIds)}) as reader where ${mayRead('account:account:view')}`);
  return rows.map(({ id }) => id);
}
