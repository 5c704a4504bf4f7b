import { builtInRoleNames, defaultRole, isBuiltInRole, type Role } from '@meridian/api-client/contract';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { roles, userRoles, users } from '../../platform/db/schema';
import { nameKeyOf } from '../../platform/lib/name-key';

/** A stored role, with its number of users. */
export type StoredRole = Omit<Role, 'canGrant'>;
export type RoleContent = Pick<Role, 'name' | 'permissions' | 'pages'>;

const userCount = sql<number>`(select count(*)::int from ${userRoles} where ${userRoles.roleId} = ${roles.id})`;
const maxNames = 50;

/** Roles, for administrators. */
export function createRolesRepository(db: Database) {
  const selectRoles = () =>
    db
      .select({
        id: roles.id,
        version: roles.version,
        name: roles.name,
        permissions: roles.permissions,
        pages: roles.pages,
        userCount,
      })
      .from(roles);
  const toRole = (row: Omit<StoredRole, 'isBuiltIn'>): StoredRole => ({
    ...row,
    isBuiltIn: isBuiltInRole(row.name),
  });

  return {
    /** Built-in roles first, then by name. */
    async list(): Promise<StoredRole[]> {
      const rows = await selectRoles().orderBy(
        sql`array_position(${sql.param([...builtInRoleNames])}::text[], ${roles.name})`,
        asc(sql`lower(${roles.name})`),
        asc(roles.id),
      );
      return rows.map(toRole);
    },

    async find(id: string): Promise<StoredRole | undefined> {
      const [row] = await selectRoles().where(eq(roles.id, id));
      return row && toRole(row);
    },

    /** Names of up to 50 users who have a role. */
    async userNames(id: string): Promise<string[]> {
      const rows = await db
        .select({ name: users.name, displayName: users.displayName })
        .from(userRoles)
        .innerJoin(users, eq(users.id, userRoles.userId))
        .where(eq(userRoles.roleId, id))
        .orderBy(asc(users.nameKey))
        .limit(maxNames);
      return rows.map(({ name, displayName }) => displayName || name);
    },

    /** Whether another role has a name, in any spelling. */
    async isNameTaken(name: string, exceptId: string | undefined): Promise<boolean> {
      const others = await db
        .select({ name: roles.name })
        .from(roles)
        .where(exceptId === undefined ? undefined : ne(roles.id, exceptId));
      return others.some((role) => nameKeyOf(role.name) === nameKeyOf(name));
    },

    async add(content: RoleContent): Promise<string> {
      const [added] = await db.insert(roles).values(content).returning({ id: roles.id });
      if (added === undefined) throw new Error('the database returned no row');
      return added.id;
    },

    async save(id: string, content: RoleContent): Promise<void> {
      await db
        .update(roles)
        .set({ ...content, version: sql`${roles.version} + 1` })
        .where(eq(roles.id, id));
    },

    /** Deletes a role; its users get the replacement. */
    async remove(id: string, replacementId: string | undefined): Promise<void> {
      if (replacementId !== undefined) {
        await db.execute(sql`
          insert into user_roles (user_id, role_id)
          select user_id, ${replacementId}::uuid from user_roles where role_id = ${id}
          on conflict do nothing`);
        await db.execute(sql`
          update users set version = version + 1
          where id in (select user_id from user_roles where role_id = ${id})`);
        await db.delete(userRoles).where(eq(userRoles.roleId, id));
      }
      await db.delete(roles).where(eq(roles.id, id));
    },

    /** Number of these roles that exist. */
    async countKnown(ids: readonly string[]): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(roles)
        .where(and(sql`${roles.id} = any(${sql.param([...ids])}::uuid[])`));
      return row?.count ?? 0;
    },

    /** Roles of a user; the default role for a user without any. */
    async ofUser(userId: string): Promise<StoredRole[]> {
      const rows = await selectRoles()
        .innerJoin(userRoles, eq(userRoles.roleId, roles.id))
        .where(eq(userRoles.userId, userId))
        .orderBy(asc(roles.name));
      const own = rows.length > 0 ? rows : await selectRoles().where(eq(roles.name, defaultRole));
      return own.map(toRole);
    },
  };
}
