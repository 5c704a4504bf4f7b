import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db';
import { recoveryCodes, secondFactors } from '../../db/schema';

/** A second factor that is on. */
export interface SecondFactor {
  /** The encrypted secret. */
  sealed: string;
  confirmedTime: Date;
}

/** Second factors of users with their recovery codes. */
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

    /** Stores a secret that waits for its confirmation, in place of an earlier one; false when one is on. */
    async begin(userId: string, { sealed, now }: { sealed: string; now: Date }): Promise<boolean> {
      const values = { sealed, createdTime: now };
      const stored = await db
        .insert(secondFactors)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: values,
          setWhere: isNull(secondFactors.confirmedTime),
        })
        .returning({ userId: secondFactors.userId });
      return stored.length > 0;
    },

    /** The secret that waits for its confirmation since after `since`. */
    async findPending(userId: string, since: Date): Promise<string | null> {
      const [row] = await db
        .select({ sealed: secondFactors.sealed })
        .from(secondFactors)
        .where(and(isOf(userId), isNull(secondFactors.confirmedTime), gt(secondFactors.createdTime, since)));
      return row?.sealed ?? null;
    },

    /** Switches a secret on; false when it is no longer the one that waits. */
    async confirm(
      userId: string,
      { sealed, step, now }: { sealed: string; step: number; now: Date },
    ): Promise<boolean> {
      const confirmed = await db
        .update(secondFactors)
        .set({ confirmedTime: now, lastStep: step })
        .where(and(isOf(userId), isNull(secondFactors.confirmedTime), eq(secondFactors.sealed, sealed)))
        .returning({ userId: secondFactors.userId });
      return confirmed.length > 0;
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

    /** Uses a recovery code up; false when there is no such code. */
    async useRecoveryCode(userId: string, codeHash: Buffer): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    countRecoveryCodes: (userId: string): Promise<number> =>
      db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

    async replaceRecoveryCodes(userId: string, codeHashes: readonly Buffer[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
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
