import {
  allPermissions,
  defaultRole,
  type ManagedUser,
  type UserSort,
  type UserState,
} from '@meridian/api-client/contract';
import { defaultLanguage, languageIds, languageOfId, type LanguageId } from '@meridian/i18n/core';
import { and, asc, count, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { builtInRoles } from '../../platform/db/built-in-roles';
import { roles, secondFactors, userAccounts, userRoles, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import type { Sort } from '../../platform/lib/paging';
import { lockedNames } from '../auth';
import { coversPermissions } from './access-change';

export interface UserFilter {
  text?: string | undefined;
  state?: UserState | undefined;
  roleId?: string | undefined;
  grantedAccountId?: number | undefined;
}

/** The reading user and the time. They determine which grants are visible, and which names are locked. */
export interface Reader {
  caller: Caller;
  now: Date;
  /** Minutes after which a lock expires; 0: only an administrator can unlock. */
  unlockMinutes: number;
}

/** Fields of a user that administrators edit. */
export interface UserContent {
  displayName: string;
  languageId: LanguageId;
  status: 'active' | 'frozen';
}

/** Users, for administrators. */
export function createManagedUsersRepository(db: Database) {
  async function read(
    where: SQL | undefined,
    reader: Reader,
    more?: { order: SQL[]; limit: number; offset: number },
  ) {
    const query = db
      .select({
        id: users.id,
        version: users.version,
        userName: users.name,
        displayName: users.displayName,
        status: users.status,
        isLocked: isLocked(reader),
        languageId: users.languageId,
        createdTime: users.createdTime,
        signedInTime: users.signedInTime,
        passwordChangedTime: users.passwordChangedTime,
        mustChangePassword: users.mustChangePassword,
        hasSecondFactor,
      })
      .from(users)
      .where(where);
    const rows = await (more
      ? query
          .orderBy(...more.order)
          .limit(more.limit)
          .offset(more.offset)
      : query);
    const ids = rows.map(({ id }) => id);
    const held = await rolesOf(ids);
    const granted = await accountsOf(ids);
    return rows.map((row): ManagedUser =>
      toUser(row, { reader, held: held(row.id), granted: granted(row.id) }),
    );
  }

  async function rolesOf(ids: readonly string[]) {
    const rows = await db
      .select({ userId: userRoles.userId, id: roles.id, name: roles.name, permissions: roles.permissions })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(inArray(userRoles.userId, [...ids]))
      .orderBy(asc(roles.name));
    return (userId: string) => rows.filter((row) => row.userId === userId);
  }

  async function accountsOf(ids: readonly string[]) {
    const rows = await db
      .select({ userId: userAccounts.userId, accountId: userAccounts.accountId })
      .from(userAccounts)
      .where(inArray(userAccounts.userId, [...ids]))
      .orderBy(asc(userAccounts.accountId));
    return (userId: string) => rows.flatMap((row) => (row.userId === userId ? [row.accountId] : []));
  }

  return {
    async list(
      filter: UserFilter,
      reader: Reader,
      { size, offset, sort }: { size: number; offset: number; sort: Sort<UserSort> | undefined },
    ): Promise<{ list: ManagedUser[]; totalCount: number }> {
      const where = conditionOf(db, filter, reader);
      const list = await read(where, reader, { order: orderOf(sort), limit: size, offset });
      const [total] = await db.select({ count: count() }).from(users).where(where);
      return { list, totalCount: total?.count ?? 0 };
    },

    async find(id: string, reader: Reader): Promise<ManagedUser | undefined> {
      const [user] = await read(eq(users.id, id), reader);
      return user;
    },

    /** Adds a user; undefined if the name exists in any spelling. */
    async add(
      user: UserContent & { name: string; nameKey: string; passwordHash: string; createdTime: Date },
    ): Promise<string | undefined> {
      const [added] = await db
        .insert(users)
        .values({ ...user, mustChangePassword: true })
        .onConflictDoNothing()
        .returning({ id: users.id });
      return added?.id;
    },

    async save(id: string, content: Partial<UserContent>): Promise<void> {
      await db
        .update(users)
        .set({ ...content, version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
    },

    async setPassword(id: string, passwordHash: string, time: Date): Promise<void> {
      await db
        .update(users)
        .set({
          passwordHash,
          mustChangePassword: true,
          passwordChangedTime: time,
          version: sql`${users.version} + 1`,
        })
        .where(eq(users.id, id));
    },

    async setRoles(userId: string, roleIds: readonly string[]): Promise<void> {
      await db.delete(userRoles).where(eq(userRoles.userId, userId));
      if (roleIds.length > 0)
        await db.insert(userRoles).values(roleIds.map((roleId) => ({ userId, roleId })));
    },

    /** Grants exactly these of the accounts `among`; grants of other accounts are unchanged. */
    async setAccounts(
      userId: string,
      accountIds: readonly number[],
      among: readonly number[],
    ): Promise<void> {
      await db.execute(sql`
        delete from user_accounts
        where user_id = ${userId} and account_id = any(${sql.param([...among])}::int[])
          and not account_id = any(${sql.param([...accountIds])}::int[])`);
      if (accountIds.length === 0) return;
      await db
        .insert(userAccounts)
        .values(accountIds.map((accountId) => ({ userId, accountId })))
        .onConflictDoNothing();
    },

    async remove(id: string): Promise<void> {
      await db.delete(users).where(eq(users.id, id));
    },
  };
}

const hasSecondFactor = sql<boolean>`exists (
  select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedTime} is not null)`;

const isLocked = ({ now, unlockMinutes }: Reader) =>
  sql<boolean>`coalesce(${users.nameKey} in ${lockedNames(now, unlockMinutes)}, false)`;

function conditionOf(
  db: Database,
  { text = '', state, roleId, grantedAccountId }: UserFilter,
  reader: Reader,
): SQL | undefined {
  const pattern = `%${text.normalize('NFKC').replace(/[%\\_]/g, String.raw`\$&`)}%`;
  const isInState = {
    active: and(eq(users.status, 'active'), not(isLocked(reader))),
    frozen: eq(users.status, 'frozen'),
    locked: and(eq(users.status, 'active'), isLocked(reader)),
  };
  const grants = db
    .select({ one: sql`1` })
    .from(userAccounts)
    .where(and(eq(userAccounts.userId, users.id), eq(userAccounts.accountId, grantedAccountId ?? 0)));
  const holds = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), sql`${userRoles.roleId} = ${roleId ?? null}`));
  return and(
    text === ''
      ? undefined
      : or(sql`${users.nameKey} ilike ${pattern}`, sql`${users.displayName} ilike ${pattern}`),
    state && isInState[state],
    roleId === undefined ? undefined : exists(holds),
    grantedAccountId === undefined ? undefined : exists(grants),
  );
}

function orderOf(sort: Sort<UserSort> | undefined): SQL[] {
  const columns = {
    userName: users.nameKey,
    createdTime: users.createdTime,
    signedInTime: users.signedInTime,
  };
  const { key, direction } = sort ?? { key: 'createdTime', direction: 'desc' };
  const column = columns[key];
  return [
    direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`,
    asc(users.id),
  ];
}

interface UserRow {
  id: string;
  version: number;
  userName: string;
  displayName: string;
  status: 'active' | 'frozen';
  isLocked: boolean;
  languageId: number;
  createdTime: Date;
  signedInTime: Date | null;
  passwordChangedTime: Date | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
}

function toUser(
  { status, languageId, createdTime, signedInTime, passwordChangedTime, ...row }: UserRow,
  {
    reader: { caller },
    held,
    granted,
  }: {
    reader: Reader;
    held: readonly { id: string; name: string; permissions: string[] }[];
    granted: readonly number[];
  },
): ManagedUser {
  const permissions =
    held.length === 0 ? builtInRoles[defaultRole] : held.flatMap((role) => role.permissions);
  const visible = granted.filter((id) => caller.accountIds.includes(id));
  const isFrozen = status === 'frozen';
  return {
    ...row,
    isFrozen,
    state: isFrozen ? 'frozen' : row.isLocked ? 'locked' : 'active',
    language: languageIds[languageOfId(languageId) ?? defaultLanguage],
    roles: held.map(({ id, name }) => ({ id, name })),
    accountIds: visible,
    otherAccountCount: granted.length - visible.length,
    hasAllAccounts: held.some((role) => role.permissions.includes(allPermissions)),
    createdTime: createdTime.toISOString(),
    signedInTime: signedInTime?.toISOString() ?? null,
    passwordChangedTime: passwordChangedTime?.toISOString() ?? null,
    canEdit: coversPermissions(caller.permissions, permissions),
    isSelf: row.id === caller.userId,
  };
}
