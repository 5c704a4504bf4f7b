import { exportStates, maxReportSchedules, type ReportSchedule } from '@meridian/api-client/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, downloadRecords, reportSchedules, reportViews, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';

/** A schedule as the database stores it. */
export type StoredSchedule = typeof reportSchedules.$inferSelect;

type Owner = Pick<Caller, 'userId' | 'accountIds'>;
type Change = Partial<Omit<StoredSchedule, 'id' | 'userId'>>;

/** The scheduled reports of users. */
export function createSchedulesRepository(db: Database) {
  return {
    /** The schedules of a user, the newest first, or one of them, without the zones of their hours. */
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
          // its user deleted the file before it was finished
          lastOutcome: schedule.lastOutcome === 'pending' && !file ? null : schedule.lastOutcome,
          lastFile: file,
        };
      });
    },

    /** Undefined for a schedule that is not the user's. */
    async find(userId: string, id: string): Promise<StoredSchedule | undefined> {
      const [found] = await db
        .select()
        .from(reportSchedules)
        .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, userId)));
      return found;
    },

    /** Errors: `not_found` for an id of someone else, `invalid_request` for more schedules than the maximum. */
    save: (
      { userId, id, createdTime, ...values }: typeof reportSchedules.$inferInsert,
      { isPausedByUser }: { isPausedByUser: boolean },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // one change per user at a time, so that two at once cannot exceed the maximum
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

    /** False for a schedule that is not the user's. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(reportSchedules)
        .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, userId)))
        .returning({ id: reportSchedules.id });
      return removed.length > 0;
    },

    /** The schedules that are due, the longest due first, those of frozen users too. */
    findDue: (now: Date): Promise<StoredSchedule[]> =>
      db
        .select()
        .from(reportSchedules)
        .where(and(eq(reportSchedules.isPaused, false), lte(reportSchedules.nextTime, now)))
        .orderBy(asc(reportSchedules.nextTime), asc(reportSchedules.id)),

    /**
     * Changes a schedule that is still due at the same time. False when it was changed, paused or deleted since it was read,
     * or another server has done it: then nothing may be sent.
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

    /** Changes a schedule whose latest file is not being made; else false. */
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
     * Stores what became of a file, unless it is stored already. Undefined for a file that is not the latest of a schedule;
     * `isNew` is false where it was stored before.
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
