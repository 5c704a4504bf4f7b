import { exportStates, maxReportSchedules, type ReportSchedule } from '@meridian/api-client/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, downloadRecords, reportSchedules, reportViews, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';

/** A stored schedule. */
export type StoredSchedule = typeof reportSchedules.$inferSelect;

type Owner = Pick<Caller, 'userId' | 'accountIds'>;
type Change = Partial<Omit<StoredSchedule, 'id' | 'userId'>>;

/** Scheduled reports of users. */
export function createSchedulesRepository(db: Database) {
  return {
    /** Schedules of a user, newest first, or one of them; without time zones. */
    async list({ userId, accountIds }: Owner, id?: string): Promise<Omit<ReportSchedule, 'timeZone'>[]> {
      const rows = await db
        .select({
          schedule: reportSchedules,
          viewName: reportViews.name,
          account: { accountNo: accounts.accountNo, accountName: accounts.accountName },
          file: { id: downloadRecords.id, fileName: downloadRecords.fileName },
        })
        .from(reportSchedules)
        .leftJoin(reportViews, eq(reportViews.id, reportSchedules.viewId))
        .leftJoin(accounts, eq(accounts.accountId, reportSchedules.accountId))
        .leftJoin(downloadRecords, eq(downloadRecords.id, reportSchedules.lastRecordId))
        .where(
          and(eq(reportSchedules.userId, userId), id === undefined ? undefined : eq(reportSchedules.id, id)),
        )
        .orderBy(desc(reportSchedules.createdTime), desc(reportSchedules.id));
      return rows.map(({ schedule, viewName, account, file }) => {
        const { userId: _owner, lastRecordId: _record, createdTime: _created, ...fields } = schedule;
        return {
          ...fields,
          name: viewName ?? schedule.name,
          account: accountIds.includes(schedule.accountId) ? account : null,
          nextTime: schedule.nextTime?.toISOString() ?? null,
          lastTime: schedule.lastTime?.toISOString() ?? null,
          // the user deleted the file before it was finished
          lastOutcome: schedule.lastOutcome === 'pending' && !file ? null : schedule.lastOutcome,
          lastFile: file,
        };
      });
    },

    /** Undefined if the user has no such schedule. */
    async find(userId: string, id: string): Promise<StoredSchedule | undefined> {
      const [found] = await db
        .select()
        .from(reportSchedules)
        .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, userId)));
      return found;
    },

    /** Errors: `not_found` for an id of another user, `invalid_request` above the maximum number of schedules. */
    save: (
      { userId, id, createdTime, ...values }: typeof reportSchedules.$inferInsert,
      { isPausedByUser }: { isPausedByUser: boolean },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // one change per user at a time, so that concurrent changes cannot exceed the maximum
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const count = await tx.$count(
          reportSchedules,
          and(eq(reportSchedules.userId, userId), sql`${reportSchedules.id} <> ${id}`),
        );
        if (count >= maxReportSchedules) throw invalidField('viewId', 'too_many_schedules');
        const state = isPausedByUser ? { nextTime: null } : { isPaused: false, pauseReason: null };
        const saved = await tx
          .insert(reportSchedules)
          .values({ ...values, id, userId, createdTime })
          .onConflictDoUpdate({
            target: reportSchedules.id,
            set: { ...values, ...state },
            setWhere: eq(reportSchedules.userId, userId),
          })
          .returning({ id: reportSchedules.id });
        if (saved.length === 0) throw new DomainError('not_found');
      }),

    async change(id: string, values: Change): Promise<void> {
      await db.update(reportSchedules).set(values).where(eq(reportSchedules.id, id));
    },

    /** Returns false if the user has no such schedule. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(reportSchedules)
        .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, userId)))
        .returning({ id: reportSchedules.id });
      return removed.length > 0;
    },

    /** Due schedules, longest due first, including those of suspended users. */
    findDue: (now: Date): Promise<StoredSchedule[]> =>
      db
        .select()
        .from(reportSchedules)
        .where(and(eq(reportSchedules.isPaused, false), lte(reportSchedules.nextTime, now)))
        .orderBy(asc(reportSchedules.nextTime), asc(reportSchedules.id)),

    /**
     * Changes a schedule that is still due at the same time. Returns false if it was changed, paused or deleted in the
     * meantime, or another server runs it: then nothing may be sent.
     */
    async takeDue(
      { id, nextTime }: Pick<StoredSchedule, 'id' | 'nextTime'>,
      values: Change,
    ): Promise<boolean> {
      if (nextTime === null) return false;
      const taken = await db
        .update(reportSchedules)
        .set(values)
        .where(
          and(
            eq(reportSchedules.id, id),
            eq(reportSchedules.isPaused, false),
            eq(reportSchedules.nextTime, nextTime),
          ),
        )
        .returning({ id: reportSchedules.id });
      return taken.length > 0;
    },

    /** Changes a schedule unless its latest file is in progress; then returns false. */
    async takeIdle(id: string, values: Change): Promise<boolean> {
      const pending = [exportStates.waiting, exportStates.running];
      const records = db
        .select({ id: downloadRecords.id })
        .from(downloadRecords)
        .where(inArray(downloadRecords.state, pending));
      const taken = await db
        .update(reportSchedules)
        .set(values)
        .where(
          and(
            eq(reportSchedules.id, id),
            sql`(${reportSchedules.lastRecordId} IS NULL OR ${reportSchedules.lastRecordId} NOT IN ${records})`,
          ),
        )
        .returning({ id: reportSchedules.id });
      return taken.length > 0;
    },

    /**
     * Stores the result of a file, unless it is already stored. Undefined if the file is not the latest one of a
     * schedule; `isNew` is false if it was already stored.
     */
    async finish(
      recordId: string,
      outcome: 'sent' | 'cut' | 'noData' | 'failed',
    ): Promise<{ schedule: StoredSchedule; isNew: boolean } | undefined> {
      const isOfRecord = eq(reportSchedules.lastRecordId, recordId);
      const [changed] = await db
        .update(reportSchedules)
        .set({ lastOutcome: outcome })
        .where(and(isOfRecord, sql`${reportSchedules.lastOutcome} IS DISTINCT FROM ${outcome}`))
        .returning();
      if (changed) return { schedule: changed, isNew: true };
      const [schedule] = await db.select().from(reportSchedules).where(isOfRecord);
      return schedule && { schedule, isNew: false };
    },
  };
}
export type SchedulesRepository = ReturnType<typeof createSchedulesRepository>;
