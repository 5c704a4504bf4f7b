import type { SessionEndReason } from '@meridian/api-client/contract';
import { and, asc, desc, eq, gt, lte, ne, notInArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { endedSessions, sessions } from '../../platform/db/schema';
import { tokenHashOf } from './token-hash';

const sessionMs = 24 * 60 * 60 * 1000;
const maxSessionsPerUser = 10;
/** An unused session ends after this time. */
const idleSessionMs = 8 * 60 * 60 * 1000;
/** How long the reason of an ended session is stored. */
const reasonMs = 7 * 24 * 60 * 60 * 1000;
/** Stored characters of a user agent; browser and system come well before. */
const maxUserAgentLength = 300;

/** An active session, as listed for its user. */
export interface LiveSession {
  id: string;
  userAgent: string | null;
  createdTime: Date;
  /** Time of the last request, up to 5 minutes late. */
  usedTime: Date;
  isCurrent: boolean;
}

/** Sessions with opaque tokens of 256 random bits, of which only the SHA-256 is stored. */
export function createSessionsRepository({ db, clock }: { db: Database; clock: Clock }) {
  /** Ends sessions and stores the reason for their next requests. Returns their number. */
  async function end(where: SQL | undefined, reason: SessionEndReason): Promise<number> {
    const ended = await db.delete(sessions).where(where).returning({ tokenHash: sessions.tokenHash });
    const endedTime = clock.now();
    if (ended.length > 0)
      await db
        .insert(endedSessions)
        .values(ended.map(({ tokenHash }) => ({ tokenHash, reason, endedTime })))
        .onConflictDoNothing();
    return ended.length;
  }

  return {
    /** Opens a session for one day and returns its token. Beyond ten sessions, the user's oldest ones end. */
    async open(
      userId: string,
      {
        userAgent = null,
        needsSecondFactor = false,
      }: { userAgent?: string | null; needsSecondFactor?: boolean } = {},
    ): Promise<string> {
      const token = newToken();
      const now = clock.now();
      // concurrent logins of one user take turns, so that each sees the other's session
      await db.execute(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
      await db.insert(sessions).values({
        tokenHash: tokenHashOf(token),
        userId,
        createdTime: now,
        usedTime: now,
        expiresTime: new Date(now.getTime() + sessionMs),
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
        needsSecondFactor,
      });
      const newest = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdTime), desc(sessions.id))
        .limit(maxSessionsPerUser);
      await end(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)), 'replaced');
      await db.delete(sessions).where(lte(sessions.expiresTime, now));
      await db.delete(endedSessions).where(lte(endedSessions.endedTime, new Date(now.getTime() - reasonMs)));
      return token;
    },

    async close(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHashOf(token)));
    },

    /** Ends a user's session by id. Returns false if the user has no such session. */
    async closeOne(userId: string, id: string, reason: SessionEndReason): Promise<boolean> {
      return (await end(and(eq(sessions.userId, userId), eq(sessions.id, id)), reason)) > 0;
    },

    /** Ends all sessions of a user. */
    async closeAll(userId: string, reason: SessionEndReason): Promise<void> {
      await end(eq(sessions.userId, userId), reason);
    },

    /** Why the session of a token ended; null if it is active, expired or unknown. */
    async findEnd(token: string): Promise<SessionEndReason | null> {
      const [ended] = await db
        .select({ reason: endedSessions.reason })
        .from(endedSessions)
        .where(eq(endedSessions.tokenHash, tokenHashOf(token)));
      return ended?.reason ?? null;
    },

    /** Replaces the token of a session and extends it to one day from now; null if it has ended. */
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

    /** Marks two-step verification as done, which opens all pages. Returns false if the session has ended. */
    async passSecondFactor(token: string): Promise<boolean> {
      const passed = await db
        .update(sessions)
        .set({ needsSecondFactor: false })
        .where(eq(sessions.tokenHash, tokenHashOf(token)))
        .returning({ id: sessions.id });
      return passed.length > 0;
    },

    /** Ends a user's sessions except the one with this token, in which the password was changed. */
    async closeOthers(userId: string, token: string): Promise<void> {
      await end(
        and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHashOf(token))),
        'password_changed',
      );
    },

    /** Active sessions of a user, newest first; the one with this token is marked as current. */
    async findLive(userId: string, token: string): Promise<LiveSession[]> {
      const rows = await db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdTime: sessions.createdTime,
          usedTime: sessions.usedTime,
          tokenHash: sessions.tokenHash,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isLive(clock.now())))
        .orderBy(desc(sessions.createdTime), asc(sessions.id));
      const current = tokenHashOf(token);
      return rows.map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash.equals(current) }));
    },
  };
}

/** SQL condition: neither expired nor idle for too long. */
export const isLive = (now: Date) => isLiveAt(now, idleSinceOf(now));

/** The same condition, with values or placeholders of a prepared query. */
export const isLiveAt = (now: Date | Placeholder, idleSince: Date | Placeholder) =>
  and(gt(sessions.expiresTime, now), gt(sessions.usedTime, idleSince));

/** Sessions that were last used at or before this time have ended. */
export const idleSinceOf = (now: Date) => new Date(now.getTime() - idleSessionMs);

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
