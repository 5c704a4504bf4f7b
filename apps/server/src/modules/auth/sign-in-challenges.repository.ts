import { and, eq, gt, lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { tokenHashOf } from '../../kits/identity/token-hash';
import type { Database } from '../../platform/db';
import { signInChallenges, users } from '../../platform/db/schema';

const lifetimeMs = 5 * 60_000;

/** A login that waits for its second step, with its user as currently stored. */
export interface SignInChallenge {
  user: { id: string; name: string; nameKey: string; status: 'active' | 'frozen' };
  /** Stored password hash at the time of the first step. */
  passwordHash: string;
}

/** Logins with a correct password that wait for a code. */
export function createSignInChallengesRepository(db: Database) {
  const isOpen = (token: string, now: Date) =>
    and(eq(signInChallenges.tokenHash, tokenHashOf(token)), gt(signInChallenges.expiresTime, now));
  return {
    /** Returns a token of 256 random bits. Deletes expired challenges. */
    async add({ id, passwordHash }: { id: string; passwordHash: string }, now: Date): Promise<string> {
      await db.delete(signInChallenges).where(lte(signInChallenges.expiresTime, now));
      const token = randomBytes(32).toString('base64url');
      await db.insert(signInChallenges).values({
        tokenHash: tokenHashOf(token),
        userId: id,
        passwordHash,
        expiresTime: new Date(now.getTime() + lifetimeMs),
      });
      return token;
    },

    async find(token: string, now: Date): Promise<SignInChallenge | null> {
      const [found] = await db
        .select({
          user: { id: users.id, name: users.name, nameKey: users.nameKey, status: users.status },
          passwordHash: signInChallenges.passwordHash,
        })
        .from(signInChallenges)
        .innerJoin(users, eq(users.id, signInChallenges.userId))
        .where(isOpen(token, now));
      return found ?? null;
    },

    /** Consumes a challenge. Returns false if it has expired or was used. */
    async take(token: string, now: Date): Promise<boolean> {
      const taken = await db
        .delete(signInChallenges)
        .where(isOpen(token, now))
        .returning({ userId: signInChallenges.userId });
      return taken.length > 0;
    },
  };
}
