import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db';
import { secondFactors } from '../../db/schema';

/** A second factor that is on. */
export interface SecondFactor {
  /** The encrypted secret. */
  sealed: string;
  confirmedTime: Date;
}

/** Second factors of users. */
export function createSecondFactorsRepository(db: Database) {
  const isOf = (userId: string) => eq(secondFactors.userId, userId);
  const isOn = isNotNull(secondFactors.confirmedTime);
  return {
    /** The second factor that the sign-in asks for. */
    async find(userId: string): Promise<SecondFactor | null> {
      const [row] = await db
        .select()
        .from(secondFactors)
        .where(and(isOf(userId), isOn));
      return row?.confirmedTime ? { sealed: row.sealed, confirmedTime: row.confirmedTime } : null;
    },

    /** Uses the code of a step up; false when it, or a later one, was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(isOf(userId), isOn, lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      return used.length > 0;
    },

    /** Removes the second factor with its recovery codes; false when none was on. */
    async remove(userId: string): Promise<boolean> {
      const removed = await db
        .delete(secondFactors)
        .where(and(isOf(userId), isOn))
        .returning({ userId: secondFactors.userId });
      return removed.length > 0;
    },
  };
}
