import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { secondFactors } from '../../platform/db/schema';

/** Confirmed two-step verification of a user. */
export interface SecondFactor {
  /** The encrypted secret. */
  sealed: string;
  confirmedTime: Date;
}

/** Result of using a code. A repeated code was correct, so it does not count as a guess. */
export type CodeUse = 'used' | 'repeated' | 'wrong';

/** Two-step verification of users. */
export function createSecondFactorsRepository(db: Database) {
  const isOf = (userId: string) => eq(secondFactors.userId, userId);
  const isOn = isNotNull(secondFactors.confirmedTime);
  return {
    /** The confirmed secret of a user; null if two-step verification is off. */
    async find(userId: string): Promise<SecondFactor | null> {
      const [row] = await db
        .select()
        .from(secondFactors)
        .where(and(isOf(userId), isOn));
      return row?.confirmedTime ? { sealed: row.sealed, confirmedTime: row.confirmedTime } : null;
    },

    /** Consumes the code of a time step: `repeated` if it was the last one used, `wrong` if a later one was used. */
    async useStep(userId: string, step: number): Promise<CodeUse> {
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(isOf(userId), isOn, lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      if (used.length > 0) return 'used';
      const isLast = and(isOf(userId), isOn, eq(secondFactors.lastStep, step));
      return (await db.$count(secondFactors, isLast)) > 0 ? 'repeated' : 'wrong';
    },

    /** Deletes the secret and the recovery codes. Returns false if two-step verification was off. */
    async remove(userId: string): Promise<boolean> {
      const removed = await db
        .delete(secondFactors)
        .where(and(isOf(userId), isOn))
        .returning({ userId: secondFactors.userId });
      return removed.length > 0;
    },
  };
}
