import { allPermissions, defaultRole } from '@meridian/api-client/contract';
import { defaultLanguage, languageOfId } from '@meridian/i18n/core';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { accounts, roles, sessions, userAccounts, userRoles, users } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { isLive } from './sessions.repository';
import { tokenHashOf } from './token-hash';

const touchMs = 5 * 60 * 1000;

/** Users with their current permissions and accounts. */
export function createCallersRepository({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  /** Notes that a session is used, now and then. */
  async function touch(token: string, usedTime: Date): Promise<void> {
    const now = clock.now();
    if (now.getTime() - usedTime.getTime() < touchMs) return;
    await db
      .update(sessions)
      .set({ usedTime: now })
      .where(eq(sessions.tokenHash, tokenHashOf(token)));
  }

  return {
    /** The user of a live session; null without a session, and for a frozen user. */
    async findCaller(token: string): Promise<Caller | null> {
      const [user] = await db
        .select({
          userId: users.id,
          name: users.name,
          languageId: users.languageId,
          mustChangePassword: users.mustChangePassword,
          usedTime: sessions.usedTime,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(eq(sessions.tokenHash, tokenHashOf(token)), isLive(clock.now()), eq(users.status, 'active')),
        );
      if (user === undefined) return null;
      await touch(token, user.usedTime);
      return callerOf(db, user);
    },

    /**
     * The user of a live session by its id, for addresses that it signed: `isSigned` gets the hash of its token. null as
     * `findCaller`, and for a wrong signature.
     */
    async findSigner(sessionId: string, isSigned: (tokenHash: Buffer) => boolean): Promise<Caller | null> {
      const [user] = await db
        .select({
          userId: users.id,
          name: users.name,
          languageId: users.languageId,
          mustChangePassword: users.mustChangePassword,
          tokenHash: sessions.tokenHash,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), isLive(clock.now()), eq(users.status, 'active')));
      return user !== undefined && isSigned(user.tokenHash) ? callerOf(db, user) : null;
    },

    /** A user, for jobs that run on their behalf; null when the user is deleted or frozen. */
    async findUser(userId: string): Promise<Caller | null> {
      const [user] = await db
        .select({
          userId: users.id,
          name: users.name,
          languageId: users.languageId,
          mustChangePassword: users.mustChangePassword,
        })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.status, 'active')));
      return user === undefined ? null : callerOf(db, user);
    },
  };
}

interface UserRow {
  userId: string;
  name: string;
  languageId: number;
  mustChangePassword: boolean;
}

async function callerOf(
  db: Database,
  { userId, name, languageId, mustChangePassword }: UserRow,
): Promise<Caller> {
  const ownRoles = await rolesOf(db, userId);
  const permissions = [...new Set(ownRoles.flatMap((role) => role.permissions))];
  return {
    userId,
    name,
    roles: ownRoles.map((role) => role.name),
    permissions,
    pages: ownRoles.some(({ pages }) => pages === null)
      ? null
      : [...new Set(ownRoles.flatMap(({ pages }) => pages ?? []))],
    mustChangePassword,
    accountIds: await accountIdsOf(db, { userId, permissions }),
    language: languageOfId(languageId) ?? defaultLanguage,
  };
}

function rolesOf(db: Database, userId: string) {
  const own = db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
  return db
    .select({ name: roles.name, permissions: roles.permissions, pages: roles.pages })
    .from(roles)
    .where(sql`${inArray(roles.id, own)} or (not exists ${own} and ${eq(roles.name, defaultRole)})`)
    .orderBy(asc(roles.name));
}

/** The granted accounts; all accounts for a user with all permissions. */
async function accountIdsOf(
  db: Database,
  { userId, permissions }: { userId: string; permissions: readonly string[] },
): Promise<number[]> {
  const rows = permissions.includes(allPermissions)
    ? await db.select({ id: accounts.accountId }).from(accounts).orderBy(asc(accounts.accountId))
    : await db
        .select({ id: userAccounts.accountId })
        .from(userAccounts)
        .where(eq(userAccounts.userId, userId))
        .orderBy(asc(userAccounts.accountId));
  return rows.map(({ id }) => id);
}
