import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, reportFieldChoices } from '../../platform/db/schema';

/**
 * Custom fields: the columns that users selected for a part, by data key and in order. A key may belong to a column
 * that no longer exists.
 */
export function createReportFieldsRepository(db: Database) {
  return {
    /** Keys that a user selected for a part; null without a selection. */
    findSelection: async (userId: string, partsId: string): Promise<readonly string[] | null> => {
      const [selection] = await db
        .select({ dataKeys: reportFieldChoices.dataKeys })
        .from(reportFieldChoices)
        .where(and(eq(reportFieldChoices.userId, userId), eq(reportFieldChoices.partsId, partsId)));
      return selection?.dataKeys ?? null;
    },

    /** All selections of a user, by `partsIdOf` their section. */
    async findSelections(userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
      const selections = await db
        .select({ partsId: reportFieldChoices.partsId, dataKeys: reportFieldChoices.dataKeys })
        .from(reportFieldChoices)
        .where(eq(reportFieldChoices.userId, userId));
      return new Map(selections.map(({ partsId, dataKeys }) => [partsId, dataKeys]));
    },

    async saveSelection(
      userId: string,
      { partsId, dataKeys }: { partsId: string; dataKeys: readonly string[] },
    ): Promise<void> {
      const selection = { dataKeys: [...dataKeys], updatedTime: new Date() };
      await db
        .insert(reportFieldChoices)
        .values({ userId, partsId, ...selection })
        .onConflictDoUpdate({
          target: [reportFieldChoices.userId, reportFieldChoices.partsId],
          set: selection,
        });
    },

    /** Resets parts to their default fields. */
    async removeSelections(userId: string, partsIds: readonly string[]): Promise<void> {
      await db
        .delete(reportFieldChoices)
        .where(
          and(eq(reportFieldChoices.userId, userId), inArray(reportFieldChoices.partsId, [...partsIds])),
        );
    },

    /** Distinct currencies of accounts. */
    async findCurrencies(accountIds: readonly number[]): Promise<string[]> {
      const found = await db
        .selectDistinct({ currency: accounts.currency })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]));
      return found.map(({ currency }) => currency);
    },
  };
}
