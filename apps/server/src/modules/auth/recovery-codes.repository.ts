import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { recoveryCodes } from '../../platform/db/schema';

/** Recovery codes of users with two-step verification. */
export function createRecoveryCodesRepository(db: Database) {
  return {
    /** Consumes a recovery code. Returns false if it does not exist. */
    async use(userId: string, codeHash: Buffer): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    count: (userId: string): Promise<number> => db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

    async replaceAll(userId: string, codeHashes: readonly Buffer[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
    },
  };
}
