import { exportStates, type ExportFailure } from '@meridian/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, downloadRecords } from '../../platform/db/schema';
import { pendingStates, type StoredRecord } from './download-record';
import type { ReportedAccount } from './report-metadata-sheet';

/** Download records of all users, as the export job needs them. */
export function createExportJobRepository(db: Database) {
  return {
    /** Marks a pending record as running, with progress 0; undefined for a finished or deleted record. */
    async open(id: string): Promise<StoredRecord | undefined> {
      const [record] = await db
        .update(downloadRecords)
        .set({ state: exportStates.running, progress: 0 })
        .where(hasState(id, pendingStates))
        .returning();
      return record;
    },

    /** Returns false if the record is no longer running, because a user deleted it. */
    async setProgress(
      id: string,
      values: Partial<Pick<StoredRecord, 'progress' | 'totalCount'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(downloadRecords)
        .set(values)
        .where(hasState(id, [exportStates.running]))
        .returning({ id: downloadRecords.id });
      return rows.length > 0;
    },

    /**
     * Marks the file as ready, in a transaction with `alongside`. Replaces a file that another server has finished.
     * Returns false if the record was deleted.
     */
    finish: (
      id: string,
      values: Pick<StoredRecord, 'rowCount' | 'totalCount' | 'size' | 'contentHash' | 'finishedTime'>,
      alongside: (tx: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(downloadRecords)
          .set({ ...values, state: exportStates.ready, progress: 1 })
          .where(hasState(id, [exportStates.running, exportStates.ready]))
          .returning({ id: downloadRecords.id });
        if (rows.length === 0) return false;
        await alongside(tx);
        return true;
      }),

    /** Marks a pending record as failed, in a transaction with `alongside`; does nothing for other records. */
    fail: (
      id: string,
      values: { failure: ExportFailure; finishedTime: Date },
      alongside: (tx: Database, record: StoredRecord) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const failed = await tx
          .update(downloadRecords)
          .set({ ...values, state: exportStates.failed })
          .where(hasState(id, pendingStates))
          .returning();
        for (const record of failed) await alongside(tx, record);
      }),

    exists: async (id: string): Promise<boolean> =>
      (await db.$count(downloadRecords, eq(downloadRecords.id, id))) > 0,

    findAccounts: (accountIds: readonly number[]): Promise<ReportedAccount[]> =>
      db
        .select({ accountNo: accounts.accountNo, accountName: accounts.accountName })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountId)),
  };
}
export type ExportJobRepository = ReturnType<typeof createExportJobRepository>;

const hasState = (id: string, states: number[]) =>
  and(eq(downloadRecords.id, id), inArray(downloadRecords.state, states));
