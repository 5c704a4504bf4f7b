import { and, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { signInFailures } from '../../platform/db/schema';

/** Key by which failures are counted. */
export interface FailureKey {
  nameKey: string;
  /** `networkOf` the client, `codesFrom` that network, or `passwordChange`. */
  network: string;
}

/** Password changes are counted separately, so that logins of strangers cannot block a user's password change. */
export const passwordChange = 'password change';

/** Codes are counted separately, so that the correct password before each code does not reset their count. */
export const codesFrom = (network: string) => `codes from ${network}`;

/**
 * `counted`: the name is not locked; `locks`: this failure locks it; `locked`: it was locked before, and nothing is
 * counted.
 */
export type CountedFailure = 'counted' | 'locks' | 'locked';

/** Failures from one network that lock a name for that network. */
const maxFailures = 3;
/** Failures from all networks that lock a name everywhere for the rest of the window, against distributed guessing. */
const maxFailuresEverywhere = 100;
/** Failures count as recent for this time. */
const recentMs = 15 * 60_000;
const dayMs = 24 * 60 * 60 * 1000;
/** Failures are deleted after this time, whether or not the user exists. */
const forgetAfterDays = 7;

/** Locks from before this time have expired. */
const lockExpiry = (now: Date, unlockMinutes: number) =>
  new Date(unlockMinutes === 0 ? 0 : now.getTime() - unlockMinutes * 60_000);

/** Keys of names that are locked for a network or everywhere, as a subquery. */
export function lockedNames(now: Date, unlockMinutes: number): SQL {
  const day = new Date(now.getTime() - dayMs).toISOString();
  return sql`(
    select name_key from sign_in_failures
    where count >= ${maxFailures} and last_failed_at > ${lockExpiry(now, unlockMinutes).toISOString()}
    union
    select name_key from sign_in_failures
    where network <> ${passwordChange} and last_failed_at > ${day}
    group by name_key having sum(count) >= ${maxFailuresEverywhere})`;
}

/** Counts of wrong passwords, for existing and unknown usernames alike. They survive restarts. */
export function createSignInFailuresRepository(
  db: Database,
  /** Minutes after which a lock expires; 0: only an administrator can unlock. */
  unlockMinutes: number,
) {
  const isKey = ({ nameKey, network }: FailureKey) =>
    and(eq(signInFailures.nameKey, nameKey), eq(signInFailures.network, network));
  const expiryOf = (now: Date) => lockExpiry(now, unlockMinutes);

  async function isLocked(key: FailureKey, now: Date): Promise<boolean> {
    const isFull = gte(signInFailures.count, maxFailures);
    const own = await db.$count(
      signInFailures,
      and(isKey(key), isFull, gt(signInFailures.lastFailedTime, expiryOf(now))),
    );
    return own > 0 || (await isLockedEverywhere(key, now));
  }

  async function isLockedEverywhere({ nameKey, network }: FailureKey, now: Date): Promise<boolean> {
    if (network === passwordChange) return false;
    const [sum] = await db
      .select({ count: sql<string>`coalesce(sum(${signInFailures.count}), 0)` })
      .from(signInFailures)
      .where(
        and(
          eq(signInFailures.nameKey, nameKey),
          gt(signInFailures.lastFailedTime, new Date(now.getTime() - dayMs)),
        ),
      );
    return Number(sum?.count ?? 0) >= maxFailuresEverywhere;
  }

  return {
    isLocked,

    /** Counts a failure. */
    async add({ nameKey, network }: FailureKey, now: Date): Promise<CountedFailure> {
      const hasExpired = sql`${signInFailures.count} >= ${maxFailures} AND ${signInFailures.lastFailedTime} <= ${expiryOf(now).toISOString()}`;
      const counted = await db
        .insert(signInFailures)
        .values({ nameKey, network, count: 1, lastFailedTime: now })
        .onConflictDoUpdate({
          target: [signInFailures.nameKey, signInFailures.network],
          set: {
            count: sql`CASE WHEN ${hasExpired} THEN 1 ELSE ${signInFailures.count} + 1 END`,
            lastFailedTime: now,
          },
          setWhere: sql`${signInFailures.count} < ${maxFailures} OR (${hasExpired})`,
        })
        .returning({ count: signInFailures.count });
      const [row] = counted;
      if (row === undefined) return 'locked';
      return row.count >= maxFailures ? 'locks' : 'counted';
    },

    deleteOld,

    /** Number of recent failures from a network, over all names. */
    async countRecent(network: string, now: Date): Promise<number> {
      const [sum] = await db
        .select({ count: sql<string>`coalesce(sum(${signInFailures.count}), 0)` })
        .from(signInFailures)
        .where(
          and(
            eq(signInFailures.network, network),
            gt(signInFailures.lastFailedTime, new Date(now.getTime() - recentMs)),
          ),
        );
      return Number(sum?.count ?? 0);
    },

    /** Resets the failures of a name. Returns false if the name is locked. */
    async clear(key: FailureKey, now: Date): Promise<boolean> {
      if (await isLocked(key, now)) return false;
      await db.delete(signInFailures).where(isKey(key));
      return true;
    },

    /** Unlocks a name for all networks. Returns false if it had no failures. */
    async unlock(nameKey: string): Promise<boolean> {
      const lifted = await db
        .delete(signInFailures)
        .where(eq(signInFailures.nameKey, nameKey))
        .returning({ nameKey: signInFailures.nameKey });
      return lifted.length > 0;
    },
  };

  /** Deletes failures that lock no name after a day, and those of unknown names after a week. */
  async function deleteOld(now: Date): Promise<void> {
    const before = (days: number) =>
      lt(signInFailures.lastFailedTime, new Date(now.getTime() - days * dayMs));
    await db.delete(signInFailures).where(and(before(1), lt(signInFailures.count, maxFailures)));
    await db
      .delete(signInFailures)
      .where(
        and(
          before(forgetAfterDays),
          sql`NOT EXISTS (SELECT FROM users WHERE users.name_key = ${signInFailures.nameKey})`,
        ),
      );
  }
}

export type SignInFailuresRepository = ReturnType<typeof createSignInFailuresRepository>;
