import { exportStates, type ExportFailure } from '@meridian/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, downloadRecords } from '../../platform/db/schema';
import { pendingStates, type StoredRecord } from './download-record';
import type { ReportedAccount } from './report-metadata-sheet';

/** The download records as the job that creates the files sees them, for all users. */
export function createExportJobRepository(db: Database) {
  return {
    /** Sets a pending record to running, without progress; undefined for one that is finished or deleted. */
    async open(id: string): Promise<StoredRecord | undefined> {
      const [record] = await db
        .update(downloadRecords)
        .set({ state: exportStates.running, progress: 0 })
        .where(hasState(id, pendingStates))
        .returning();
      return record;
    },

    /** False when the record is no longer running: someone deleted it. */
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
     * Records that the file is stored, together with what `alongside` writes. A file that another server has finished
     * is replaced. False when the record was deleted.
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

    /** Records that a pending file failed, together with what `alongside` writes; else does nothing. */
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
