import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { secondFactors } from '../../platform/db/schema';

/** A second factor that is on. */
export interface SecondFactor {
  /** The encrypted secret. */
  sealed: string;
  confirmedTime: Date;
}

/** Whether a code was accepted. A repeated one was right, so that it is no guess. */
export type CodeUse = 'used' | 'repeated' | 'wrong';

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

    /** Uses the code of a step up; `repeated` when it is the last one that was used, `wrong` when a later one was. */
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
