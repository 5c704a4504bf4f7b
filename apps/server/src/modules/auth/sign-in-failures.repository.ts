import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { signInFailures } from '../../db/schema';

/** Failures that lock a name. */
const maxFailures = 3;

/** Failed sign-ins by name, of known and unknown names alike; they survive a restart. */
export function createSignInFailuresRepository(db: Database) {
  async function isLocked(nameKey: string): Promise<boolean> {
    const [row] = await db
      .select({ count: signInFailures.count })
      .from(signInFailures)
      .where(eq(signInFailures.nameKey, nameKey));
    return (row?.count ?? 0) >= maxFailures;
  }

  return {
    isLocked,

    /** Counts a failure; false when the name was locked in the meantime, then nothing is counted. */
    async add(nameKey: string, now: Date): Promise<boolean> {
      const counted = await db
        .insert(signInFailures)
        .values({ nameKey, count: 1, lastFailedTime: now })
        .onConflictDoUpdate({
          target: signInFailures.nameKey,
          set: { count: sql`${signInFailures.count} + 1`, lastFailedTime: now },
          setWhere: lt(signInFailures.count, maxFailures),
        })
        .returning({ count: signInFailures.count });
      return counted.length > 0;
    },

    /** Forgets the failures of a name that is not locked; false when it is. */
    async clear(nameKey: string): Promise<boolean> {
      await db
        .delete(signInFailures)
        .where(and(eq(signInFailures.nameKey, nameKey), lt(signInFailures.count, maxFailures)));
      return !(await isLocked(nameKey));
    },

    /** Unlocks a name; false when it had no failures. */
    async unlock(nameKey: string): Promise<boolean> {
      const lifted = await db
        .delete(signInFailures)
        .where(eq(signInFailures.nameKey, nameKey))
        .returning({ nameKey: signInFailures.nameKey });
      return lifted.length > 0;
    },
  };
}

export type SignInFailuresRepository = ReturnType<typeof createSignInFailuresRepository>;
