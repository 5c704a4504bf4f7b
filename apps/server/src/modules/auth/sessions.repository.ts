import { and, asc, desc, eq, gt, lte, ne, notInArray, sql, type Placeholder } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { sessions } from '../../db/schema';
import { tokenHashOf } from './token-hash';

const sessionMs = 24 * 60 * 60 * 1000;
const maxSessionsPerUser = 10;
/** A session that nobody uses ends earlier. */
const idleSessionMs = 8 * 60 * 60 * 1000;
/** Stored characters of the user agent; browser and system come well before. */
const maxUserAgentLength = 300;

/** A live session as its user sees it. */
export interface LiveSession {
  id: string;
  userAgent: string | null;
  createdTime: Date;
  /** Time of the last request, at most 5 minutes late. */
  usedTime: Date;
  isCurrent: boolean;
}

/** Sessions are opaque tokens of 256 random bits; only their SHA-256 is stored. */
export function createSessionsRepository({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Opens a session for one day and returns its token. The user's oldest sessions beyond ten end. */
    async open(userId: string, userAgent: string | null = null): Promise<string> {
      const token = newToken();
      const now = clock.now();
      // simultaneous sign-ins of one user take turns, so that none misses the session of another
      await db.execute(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
      await db.insert(sessions).values({
        tokenHash: tokenHashOf(token),
        userId,
        createdTime: now,
        usedTime: now,
        expiresTime: new Date(now.getTime() + sessionMs),
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      });
      const newest = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdTime), desc(sessions.id))
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

    /** Ends a session of a user by its id; false when the user has no such session. */
    async closeOne(userId: string, id: string): Promise<boolean> {
      const closed = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return closed.length > 0;
    },

    /** Ends every session of a user. */
    async closeAll(userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },

    /** Replaces the token of a session and extends it to one day from now; null when it has ended. */
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

/** Condition of sessions that have neither expired nor been unused for long. */
export const isLive = (now: Date) => isLiveAt(now, idleSinceOf(now));

/** The same with values that a prepared query gets later. */
export const isLiveAt = (now: Date | Placeholder, idleSince: Date | Placeholder) =>
  and(gt(sessions.expiresTime, now), gt(sessions.usedTime, idleSince));

/** A session that was last used then, or before, has ended. */
export const idleSinceOf = (now: Date) => new Date(now.getTime() - idleSessionMs);

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
