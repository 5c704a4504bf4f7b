import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { secondFactors } from '../../platform/db/schema';

/** Secrets of authenticator apps that are not confirmed yet. */
export function createPendingFactorsRepository(db: Database) {
  const isPending = isNull(secondFactors.confirmedTime);
  const isOf = (userId: string) => and(eq(secondFactors.userId, userId), isPending);
  return {
    /** Stores an unconfirmed secret, replacing an earlier one. Returns false if two-step verification is already on. */
    async begin(userId: string, { sealed, now }: { sealed: string; now: Date }): Promise<boolean> {
      const values = { sealed, createdTime: now };
      const stored = await db
        .insert(secondFactors)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: values,
          setWhere: isPending,
        })
        .returning({ userId: secondFactors.userId });
      return stored.length > 0;
    },

    /** Unconfirmed secret that was stored after `since`. */
    async find(userId: string, since: Date): Promise<string | null> {
      const [row] = await db
        .select({ sealed: secondFactors.sealed })
        .from(secondFactors)
        .where(and(isOf(userId), gt(secondFactors.createdTime, since)));
      return row?.sealed ?? null;
    },

    /** Confirms a secret. Returns false if it was replaced. */
    async confirm(
      userId: string,
      { sealed, step, now }: { sealed: string; step: number; now: Date },
    ): Promise<boolean> {
      const confirmed = await db
        .update(secondFactors)
        .set({ confirmedTime: now, lastStep: step })
        .where(and(isOf(userId), eq(secondFactors.sealed, sealed)))
        .returning({ userId: secondFactors.userId });
      return confirmed.length > 0;
    },
  };
}
