import { allPermissions, defaultRole } from '@meridian/api-client/contract';
import { defaultLanguage, languageOfId } from '@meridian/i18n/core';
import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { accounts, roles, sessions, userAccounts, userRoles, users } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { tokenHashOf } from './token-hash';

const sessionMs = 24 * 60 * 60 * 1000;
const maxSessionsPerUser = 10;
/** Characters kept of what a device calls itself; the browser and system stand well before. */
const maxUserAgentLength = 300;

/** A live session, as the user it belongs to may see it. */
export interface LiveSession {
  id: string;
  userAgent: string | null;
  createdTime: Date;
  isCurrent: boolean;
}

interface UserRow {
  userId: string;
  name: string;
  languageId: number;
}

/** Sessions are opaque tokens of 256 random bits; only their SHA-256 is stored. */
export function createSessionsRepository({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Opens a session for one day and returns its token; the oldest beyond ten of the user end. */
    async open(userId: string, userAgent: string | null = null): Promise<string> {
      const token = newToken();
      const now = clock.now();
      await db.insert(sessions).values({
        tokenHash: tokenHashOf(token),
        userId,
        createdTime: now,
        expiresTime: new Date(now.getTime() + sessionMs),
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      });
      const newest = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdTime))
        .limit(maxSessionsPerUser);
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)));
      await db.delete(sessions).where(lte(sessions.expiresTime, now));
      return token;
    },

    async close(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHashOf(token)));
    },

    /** Gives a session another token, for one day from now; null when it has ended meanwhile. */
    async replaceToken(token: string): Promise<string | null> {
      const replacement = newToken();
      const expiresTime = new Date(clock.now().getTime() + sessionMs);
      const replaced = await db
        .update(sessions)
        .set({ tokenHash: tokenHashOf(replacement), expiresTime })
        .where(eq(sessions.tokenHash, tokenHashOf(token)))
        .returning({ id: sessions.id });
      return replaced.length === 0 ? null : replacement;
    },

    /** Ends the sessions of a user except the one of the token. */
    async closeOthers(userId: string, token: string): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHashOf(token))));
    },

    /** The live sessions of a user, the newest first; the one of the token is the current one. */
    async findLive(userId: string, token: string): Promise<LiveSession[]> {
      const rows = await db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdTime: sessions.createdTime,
          tokenHash: sessions.tokenHash,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresTime, clock.now())))
        .orderBy(desc(sessions.createdTime), asc(sessions.id));
      const current = tokenHashOf(token);
      return rows.map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash.equals(current) }));
    },

    /** The user of a live session with everything they may do now; null when there is none or they are frozen. */
    async findCaller(token: string): Promise<Caller | null> {
      const [user] = await db
        .select({ userId: users.id, name: users.name, languageId: users.languageId })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, tokenHashOf(token)),
            gt(sessions.expiresTime, clock.now()),
            eq(users.status, 'active'),
          ),
        );
      return user === undefined ? null : callerOf(user);
    },

    /** A user with everything they may do now, for work in their name; null when they are gone or frozen. */
    async findUser(userId: string): Promise<Caller | null> {
      const [user] = await db
        .select({ userId: users.id, name: users.name, languageId: users.languageId })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.status, 'active')));
      return user === undefined ? null : callerOf(user);
    },
  };

  async function callerOf({ userId, name, languageId }: UserRow): Promise<Caller> {
    const held = await rolesOf(userId);
    const permissions = [...new Set(held.flatMap((role) => role.permissions))];
    return {
      userId,
      name,
      roles: held.map((role) => role.name),
      permissions,
      accountIds: await accountIdsOf(userId, permissions),
      language: languageOfId(languageId) ?? defaultLanguage,
    };
  }

  function rolesOf(userId: string) {
    const own = db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
    return db
      .select({ name: roles.name, permissions: roles.permissions })
      .from(roles)
      .where(sql`${inArray(roles.id, own)} or (not exists ${own} and ${eq(roles.name, defaultRole)})`)
      .orderBy(asc(roles.name));
  }

  /** The granted accounts; who may do everything sees every account. */
  async function accountIdsOf(userId: string, permissions: readonly string[]): Promise<number[]> {
    const rows = permissions.includes(allPermissions)
      ? await db.select({ id: accounts.accountId }).from(accounts).orderBy(asc(accounts.accountId))
      : await db
          .select({ id: userAccounts.accountId })
          .from(userAccounts)
          .where(eq(userAccounts.userId, userId))
          .orderBy(asc(userAccounts.accountId));
    return rows.map(({ id }) => id);
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
