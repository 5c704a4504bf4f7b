import { maxReportSchedules, type ReportSchedule } from '@meridian/api-client/contract';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import {
  accounts,
  downloadRecords,
  reportDeliveries,
  reportSchedules,
  reportViews,
  users,
} from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { countDeliveredFiles, isRunInProgress } from './deliveries.repository';
import { createRecipientsRepository } from './recipients.repository';

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
          outcome: reportDeliveries.outcome,
          file: { id: downloadRecords.id, fileName: downloadRecords.fileName },
        })
        .from(reportSchedules)
        .leftJoin(reportViews, eq(reportViews.id, reportSchedules.viewId))
        .leftJoin(accounts, eq(accounts.accountId, reportSchedules.accountId))
        .leftJoin(
          reportDeliveries,
          and(
            eq(reportDeliveries.runId, reportSchedules.lastRunId),
            eq(reportDeliveries.userId, reportSchedules.userId),
          ),
        )
        .leftJoin(downloadRecords, eq(downloadRecords.id, reportDeliveries.recordId))
        .where(
          and(eq(reportSchedules.userId, userId), id === undefined ? undefined : eq(reportSchedules.id, id)),
        )
        .orderBy(desc(reportSchedules.createdTime), desc(reportSchedules.id));
      const recipients = await createRecipientsRepository(db).listOf(rows.map(({ schedule }) => schedule.id));
      const runIds = rows.flatMap(({ schedule }) => schedule.lastRunId ?? []);
      const files = await countDeliveredFiles(db, runIds);
      return rows.map(({ schedule, viewName, account, outcome, file }) => {
        const {
          userId: _owner,
          lastRunId,
          lastRecordId: _record,
          createdTime: _created,
          ...fields
        } = schedule;
        const lastFiles = files.get(lastRunId ?? '');
        // the user deleted the file before it was finished
        const isGone = outcome === 'pending' && !file;
        return {
          ...fields,
          recipients: recipients.get(schedule.id) ?? [],
          name: viewName ?? schedule.name,
          account: accountIds.includes(schedule.accountId) ? account : null,
          nextTime: schedule.nextTime?.toISOString() ?? null,
          lastTime: schedule.lastTime?.toISOString() ?? null,
          // the owner's file never waits for access: a schedule without it is paused
          lastOutcome: isGone || outcome === 'waiting' || outcome === 'noAccess' ? null : outcome,
          lastFile: file,
          lastFiles: lastFiles && lastFiles.total > 1 ? lastFiles : null,
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

    /** Changes a schedule unless files of its latest run are in progress; then returns false. Call it in a transaction. */
    async takeIdle(id: string, values: Change): Promise<boolean> {
      // the next statement sees what a concurrent run has stored
      await db
        .select({ id: reportSchedules.id })
        .from(reportSchedules)
        .where(eq(reportSchedules.id, id))
        .for('no key update');
      if (await isRunInProgress(db, id)) return false;
      const taken = await db
        .update(reportSchedules)
        .set(values)
        .where(eq(reportSchedules.id, id))
        .returning({ id: reportSchedules.id });
      return taken.length > 0;
    },
  };
}
export type SchedulesRepository = ReturnType<typeof createSchedulesRepository>;
