import { exportStates, type AuditValues, type DownloadRecord } from '@meridian/api-client/contract';
import { and, count, desc, eq, gte, ilike, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { recordAllAudits, recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { accounts, downloadRecords, users } from '../../platform/db/schema';
import { pendingStates, toDownloadRecord, type StoredRecord } from './download-record';

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
  /** Start of the retention; older records are excluded. */
  since: Date;
  text?: string | undefined;
  channel?: StoredRecord['channel'] | undefined;
  section?: StoredRecord['section'] | undefined;
  state?: number | undefined;
  limit: number;
  offset: number;
}

/** Download records of users. */
export function createExportsRepository(db: Database) {
  return {
    /**
     * Stores a pending record, in a transaction with `alongside`, which gets the number of the user's other pending
     * records. Returns false if the user no longer exists or already has `maxPending` pending records.
     */
    add: (
      created: NewRecord,
      {
        maxPending,
        alongside,
      }: { maxPending: number; alongside: (tx: Database, pending: number) => Promise<void> },
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, created.createdBy))) return false;
        const pending = await countPending(tx, created.createdBy);
        if (pending >= maxPending) return false;
        await tx.insert(downloadRecords).values({ ...created, state: exportStates.waiting });
        await recordAudit(tx, {
          action: 'exportCreate',
          ...auditedExport(created),
          after: valuesOf(created),
        });
        await alongside(tx, pending);
        return true;
      }),

    /** Newest first. */
    async list(query: RecordListQuery): Promise<{ list: DownloadRecord[]; totalCount: number }> {
      const where = isListed(query);
      const [total] = await db.select({ value: count() }).from(downloadRecords).where(where);
      const rows = await db
        .select()
        .from(downloadRecords)
        .where(where)
        .orderBy(desc(downloadRecords.createdTime), desc(downloadRecords.id))
        .limit(query.limit)
        .offset(query.offset);
      const single = await this.findAccounts(rows.map(singleAccountOf).filter((id) => id !== undefined));
      return {
        list: rows.map((row) => toDownloadRecord(row, single.get(singleAccountOf(row) ?? -1))),
        totalCount: total?.value ?? 0,
      };
    },

    /** Numbers and names of accounts by id. */
    async findAccounts(ids: readonly number[]) {
      const rows = await db
        .select({ id: accounts.accountId, accountNo: accounts.accountNo, accountName: accounts.accountName })
        .from(accounts)
        .where(inArray(accounts.accountId, [...ids]));
      return new Map(rows.map(({ id, ...account }) => [id, account]));
    },

    /** A record of any user. */
    async find(id: string): Promise<StoredRecord | undefined> {
      const [record] = await db.select().from(downloadRecords).where(eq(downloadRecords.id, id));
      return record;
    },

    async findOwn(id: string, { userId, since }: { userId: string; since: Date }) {
      const isOwn = and(eq(downloadRecords.id, id), eq(downloadRecords.createdBy, userId));
      const [record] = await db
        .select()
        .from(downloadRecords)
        .where(and(isOwn, gte(downloadRecords.createdTime, since)));
      return record;
    },

    /** Deletes the records from before a time; returns their ids. */
    async removeBefore(time: Date): Promise<string[]> {
      const removed = await db
        .delete(downloadRecords)
        .where(lt(downloadRecords.createdTime, time))
        .returning({ id: downloadRecords.id });
      return removed.map(({ id }) => id);
    },

    /** Marks the file of a ready record as damaged, unless a new one was created in the meantime. */
    async failDamaged({ id, contentHash }: Pick<StoredRecord, 'id' | 'contentHash'>): Promise<void> {
      const hasHash =
        contentHash === null
          ? isNull(downloadRecords.contentHash)
          : eq(downloadRecords.contentHash, contentHash);
      await db
        .update(downloadRecords)
        .set({ state: exportStates.failed, failure: 'failed', size: null, rowCount: null, contentHash: null })
        .where(and(eq(downloadRecords.id, id), eq(downloadRecords.state, exportStates.ready), hasHash));
    },

    /** Makes a failed record pending, in a transaction with `alongside`. Returns false if it has not failed. */
    retry: (
      { id, userId }: { id: string; userId: string },
      alongside: (tx: Database) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isOwn = and(eq(downloadRecords.id, id), eq(downloadRecords.createdBy, userId));
        const retried = await tx
          .update(downloadRecords)
          .set({ state: exportStates.waiting, progress: 0, failure: null, finishedTime: null })
          .where(and(isOwn, eq(downloadRecords.state, exportStates.failed)))
          .returning({ id: downloadRecords.id });
        if (retried.length === 0) return false;
        await alongside(tx);
        return true;
      }),

    /** Deletes records of a user, or only the pending ones; returns the ids of those that existed. */
    remove: (
      ids: readonly string[],
      userId: string,
      { pendingOnly }: { pendingOnly: boolean },
    ): Promise<string[]> =>
      db.transaction(async (tx) => {
        const removed = await tx
          .delete(downloadRecords)
          .where(
            and(
              inArray(downloadRecords.id, [...ids]),
              eq(downloadRecords.createdBy, userId),
              pendingOnly ? inArray(downloadRecords.state, pendingStates) : undefined,
            ),
          )
          .returning();
        await recordAllAudits(
          tx,
          removed.map((one) => ({
            action: 'exportDelete',
            ...auditedExport(one),
            before: valuesOf(one),
          })),
        );
        return removed.map(({ id }) => id);
      }),
  };
}
export type ExportsRepository = ReturnType<typeof createExportsRepository>;

const auditedExport = ({ id, fileName, request }: Pick<StoredRecord, 'id' | 'fileName' | 'request'>) => ({
  object: { id, name: fileName },
  accountIds: request.accountIds,
});

const valuesOf = ({ channel, section, period, beginDate, endDate, format }: NewRecord): AuditValues => ({
  ...(channel !== null && { channel }),
  beginDate,
  endDate,
  format,
  report: `${section ?? 'cost'}/${period}`,
});

function singleAccountOf({ request: { accountIds } }: StoredRecord): number | undefined {
  return accountIds.length === 1 ? accountIds[0] : undefined;
}

/** Locks a user, so that concurrent requests cannot exceed a limit. Returns false if the user does not exist. */
async function lockUser(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}

const countPending = (tx: Database, userId: string): Promise<number> =>
  tx.$count(
    downloadRecords,
    and(eq(downloadRecords.createdBy, userId), inArray(downloadRecords.state, pendingStates)),
  );

function isListed({ userId, since, channel, section, state, text }: RecordListQuery): SQL | undefined {
  return and(
    eq(downloadRecords.createdBy, userId),
    gte(downloadRecords.createdTime, since),
    channel ? eq(downloadRecords.channel, channel) : undefined,
    section ? eq(downloadRecords.section, section) : undefined,
    state === undefined ? undefined : eq(downloadRecords.state, state),
    text ? ilike(downloadRecords.fileName, likePattern(text)) : undefined,
  );
}

/** LIKE pattern for texts that contain `text`. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
