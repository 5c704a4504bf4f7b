import {
  exportStates,
  type DownloadRecord,
  type ExportFailure,
  type ExportState,
} from '@meridian/api-client/contract';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db';
import { accounts, downloadRecords, users } from '../../db/schema';
import type { ReportedAccount } from './report-metadata-sheet';

/** A record as the database stores it. */
export type StoredRecord = typeof downloadRecords.$inferSelect;
export type NewRecord = Pick<
  StoredRecord,
  | 'id'
  | 'createdBy'
  | 'createdTime'
  | 'fileName'
  | 'format'
  | 'channel'
  | 'section'
  | 'period'
  | 'beginDate'
  | 'endDate'
  | 'request'
  | 'totalCount'
>;

export interface RecordListQuery {
  userId: string;
  /** Older ones are past their retention. */
  since: Date;
  text?: string | undefined;
  channel?: StoredRecord['channel'] | undefined;
  section?: StoredRecord['section'] | undefined;
  state?: number | undefined;
  limit: number;
  offset: number;
}

const pendingStates = [exportStates.waiting, exportStates.running];

/** The records of report files in the database. */
export function createExportsRepository(db: Database) {
  const isRunning = (id: string) =>
    and(eq(downloadRecords.id, id), eq(downloadRecords.state, exportStates.running));

  return {
    /**
     * Stores a pending record, in one transaction with what `alongside` writes. Stores nothing and returns false when the
     * user no longer exists or has `maxPending` pending records.
     */
    add: (
      created: NewRecord,
      { maxPending, alongside }: { maxPending: number; alongside: (tx: Database) => Promise<void> },
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        // one request per user at a time, so that two at once cannot exceed the limit
        const owners = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, created.createdBy))
          .for('no key update');
        const [open] = await tx
          .select({ value: count() })
          .from(downloadRecords)
          .where(
            and(
              eq(downloadRecords.createdBy, created.createdBy),
              inArray(downloadRecords.state, pendingStates),
            ),
          );
        if (owners.length === 0 || (open?.value ?? 0) >= maxPending) return false;
        await tx.insert(downloadRecords).values({ ...created, state: exportStates.waiting });
        await alongside(tx);
        return true;
      }),

    /** Newest first. */
    async list(query: RecordListQuery): Promise<{ list: DownloadRecord[]; totalCount: number }> {
      const where = and(
        eq(downloadRecords.createdBy, query.userId),
        gte(downloadRecords.createdTime, query.since),
        query.channel && eq(downloadRecords.channel, query.channel),
        query.section && eq(downloadRecords.section, query.section),
        query.state === undefined ? undefined : eq(downloadRecords.state, query.state),
        query.text ? ilike(downloadRecords.fileName, containing(query.text)) : undefined,
      );
      const [total] = await db.select({ value: count() }).from(downloadRecords).where(where);
      const rows = await db
        .select()
        .from(downloadRecords)
        .where(where)
        .orderBy(desc(downloadRecords.createdTime), desc(downloadRecords.id))
        .limit(query.limit)
        .offset(query.offset);
      return { list: rows.map(presented), totalCount: total?.value ?? 0 };
    },

    async findOwn(id: string, { userId, since }: { userId: string; since: Date }) {
      const [record] = await db
        .select()
        .from(downloadRecords)
        .where(
          and(
            eq(downloadRecords.id, id),
            eq(downloadRecords.createdBy, userId),
            gte(downloadRecords.createdTime, since),
          ),
        );
      return record;
    },

    /** Sets a failed record to pending, in one transaction with what `alongside` writes; false when it has not failed. */
    retry: (
      { id, userId }: { id: string; userId: string },
      alongside: (tx: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const retried = await tx
          .update(downloadRecords)
          .set({ state: exportStates.waiting, progress: 0, failure: null, finishedTime: null })
          .where(
            and(
              eq(downloadRecords.id, id),
              eq(downloadRecords.createdBy, userId),
              eq(downloadRecords.state, exportStates.failed),
            ),
          )
          .returning({ id: downloadRecords.id });
        if (retried.length === 0) return false;
        await alongside(tx);
        return true;
      }),

    /** Deletes records of a user and returns the ids of those that existed. */
    async remove(ids: readonly string[], userId: string): Promise<string[]> {
      const removed = await db
        .delete(downloadRecords)
        .where(and(inArray(downloadRecords.id, [...ids]), eq(downloadRecords.createdBy, userId)))
        .returning({ id: downloadRecords.id });
      return removed.map(({ id }) => id);
    },

    /** Deletes the records of all users from before an instant and returns their ids. */
    async removeBefore(instant: Date): Promise<string[]> {
      const removed = await db
        .delete(downloadRecords)
        .where(lt(downloadRecords.createdTime, instant))
        .returning({ id: downloadRecords.id });
      return removed.map(({ id }) => id);
    },

    /** Sets a pending record to running, without progress; undefined for one that is finished or deleted. */
    async open(id: string): Promise<StoredRecord | undefined> {
      const [open] = await db
        .update(downloadRecords)
        .set({ state: exportStates.running, progress: 0 })
        .where(and(eq(downloadRecords.id, id), inArray(downloadRecords.state, pendingStates)))
        .returning();
      return open;
    },

    /** False when the record is no longer running: someone deleted it. */
    async setProgress(
      id: string,
      values: Partial<Pick<StoredRecord, 'progress' | 'totalCount'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(downloadRecords)
        .set(values)
        .where(isRunning(id))
        .returning({ id: downloadRecords.id });
      return rows.length > 0;
    },

    /**
     * Records the file that is stored now, together with what `alongside` writes; also where another server had
     * finished it before: then that one's is replaced. False when nobody wants the file any more.
     */
    finish: (
      id: string,
      values: Pick<StoredRecord, 'rowCount' | 'totalCount' | 'size' | 'finishedTime'>,
      alongside: (tx: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(downloadRecords)
          .set({ ...values, state: exportStates.ready, progress: 1 })
          .where(
            and(
              eq(downloadRecords.id, id),
              inArray(downloadRecords.state, [exportStates.running, exportStates.ready]),
            ),
          )
          .returning({ id: downloadRecords.id });
        if (rows.length === 0) return false;
        await alongside(tx);
        return true;
      }),

    /** Records that an unfinished file failed, together with what `alongside` writes; else nothing happens. */
    fail: (
      id: string,
      values: { failure: ExportFailure; finishedTime: Date },
      alongside: (tx: Database, record: StoredRecord) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const failed = await tx
          .update(downloadRecords)
          .set({ ...values, state: exportStates.failed })
          .where(and(eq(downloadRecords.id, id), inArray(downloadRecords.state, pendingStates)))
          .returning();
        for (const record of failed) await alongside(tx, record);
      }),

    async exists(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: downloadRecords.id })
        .from(downloadRecords)
        .where(eq(downloadRecords.id, id));
      return rows.length > 0;
    },

    findAccounts: (accountIds: readonly number[]): Promise<ReportedAccount[]> =>
      db
        .select({ accountNo: accounts.accountNo, accountName: accounts.accountName })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountId)),
  };
}
export type ExportsRepository = ReturnType<typeof createExportsRepository>;

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

function presented(record: StoredRecord): DownloadRecord {
  const { id, fileName, format, channel, section, period, beginDate, endDate } = record;
  const { progress, totalCount, rowCount, size, failure, createdTime, finishedTime } = record;
  return {
    ...{ id, fileName, format, channel, section, period, beginDate, endDate },
    ...{ progress, totalCount, rowCount, size, failure },
    state: stateOf(record.state),
    createdTime: createdTime.toISOString(),
    finishedTime: finishedTime?.toISOString() ?? null,
  };
}

function stateOf(stored: number): ExportState {
  const state = Object.values(exportStates).find((known) => known === stored);
  if (state === undefined) throw new RangeError(`no state of an export: ${stored}`);
  return state;
}
