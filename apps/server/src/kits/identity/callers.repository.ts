import {
  administrativePermissions,
  allPermissions,
  defaultRole,
  hasPermission,
  type SignInStep,
} from '@meridian/api-client/contract';
import { defaultLanguage, languageOfId } from '@meridian/i18n/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { accounts, roles, sessions, userAccounts, userRoles, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { idleSinceOf, isLive, isLiveAt } from './sessions.repository';
import { tokenHashOf } from './token-hash';

const touchMs = 5 * 60 * 1000;

/** Columns of a `Caller`, read in one query per request. */
const callerColumns = {
  userId: users.id,
  name: users.name,
  languageId: users.languageId,
  mustChangePassword: users.mustChangePassword,
  /** Roles by name, with the granted accounts; null accounts mean all, for a user with all permissions. */
  access: sql<{ roles: OwnRole[] | null; accountIds: number[] | null }>`(
    SELECT json_build_object(
      'roles', json_agg(
        json_build_object('name', r.name, 'permissions', r.permissions, 'pages', r.pages) ORDER BY r.name
      ),
      'accountIds', CASE WHEN bool_or(${allPermissions} = ANY (r.permissions))
        THEN (SELECT json_agg(a.account_id ORDER BY a.account_id) FROM ${accounts} a)
        ELSE (SELECT json_agg(g.account_id ORDER BY g.account_id) FROM ${userAccounts} g WHERE g.user_id = ${users}.id)
      END
    )
    FROM ${roles} r
    WHERE r.id IN (SELECT g.role_id FROM ${userRoles} g WHERE g.user_id = ${users}.id)
      OR (r.name = ${defaultRole} AND NOT EXISTS (SELECT FROM ${userRoles} g WHERE g.user_id = ${users}.id))
  )`,
};

interface OwnRole {
  name: string;
  permissions: string[];
  pages: string[] | null;
}

interface CallerRow {
  userId: string;
  name: string;
  languageId: number;
  mustChangePassword: boolean;
  access: { roles: OwnRole[] | null; accountIds: number[] | null };
  needsSecondFactor?: boolean;
}

/** Additional columns of a session. */
const sessionColumns = { usedTime: sessions.usedTime, needsSecondFactor: sessions.needsSecondFactor };

/** Users with their current permissions and accounts. */
export function createCallersRepository({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  /** Records that a session is in use, at most every few minutes. */
  async function touch(token: string, usedTime: Date): Promise<void> {
    const now = clock.now();
    if (now.getTime() - usedTime.getTime() < touchMs) return;
    await db
      .update(sessions)
      .set({ usedTime: now })
      .where(eq(sessions.tokenHash, tokenHashOf(token)));
  }

  // a prepared statement, because planning takes longer than the query itself
  const byToken = db
    .select({ ...callerColumns, ...sessionColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isLiveAt(sql.placeholder('now'), sql.placeholder('idleSince')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('caller_by_token');

  return {
    /** User of an active session; null without one, and for a suspended user. */
    async findCaller(token: string): Promise<Caller | null> {
      const now = clock.now();
      const [user] = await byToken.execute({
        tokenHash: tokenHashOf(token),
        now,
        idleSince: idleSinceOf(now),
      });
      if (user === undefined) return null;
      await touch(token, user.usedTime);
      return callerOf(user);
    },

    /**
     * User of an active session by session id, for URLs signed by the session: `isSigned` gets the token's hash. null
     * as for `findCaller`, and for a wrong signature.
     */
    async findSigner(sessionId: string, isSigned: (tokenHash: Buffer) => boolean): Promise<Caller | null> {
      const [user] = await db
        .select({ ...callerColumns, ...sessionColumns, tokenHash: sessions.tokenHash })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), isLive(clock.now()), eq(users.status, 'active')));
      return user !== undefined && isSigned(user.tokenHash) ? callerOf(user) : null;
    },

    /** User by id, for jobs on their behalf; null if the user is deleted or suspended. */
    async findUser(userId: string): Promise<Caller | null> {
      const [user] = await db
        .select(callerColumns)
        .from(users)
        .where(and(eq(users.id, userId), eq(users.status, 'active')));
      return user === undefined ? null : callerOf(user);
    },
  };
}

function callerOf({ userId, name, languageId, access, ...row }: CallerRow): Caller {
  const own = access.roles ?? [];
  const permissions = [...new Set(own.flatMap((role) => role.permissions))];
  return {
    userId,
    name,
    permissions,
    roles: own.map((role) => role.name),
    pendingStep: pendingStepOf(row, permissions),
    pages: own.some(({ pages }) => pages === null)
      ? null
      : [...new Set(own.flatMap(({ pages }) => pages ?? []))],
    accountIds: access.accountIds ?? [],
    language: languageOfId(languageId) ?? defaultLanguage,
  };
}

/**
 * The pending login step. It depends on current permissions: a user who gets an administrative one during a session
 * needs two-step verification from then on.
 */
function pendingStepOf(
  {
    mustChangePassword,
    needsSecondFactor = false,
  }: Pick<CallerRow, 'mustChangePassword' | 'needsSecondFactor'>,
  permissions: readonly string[],
): SignInStep | null {
  if (needsSecondFactor && hasPermission(permissions, administrativePermissions)) return 'secondFactor';
  return mustChangePassword ? 'password' : null;
}
