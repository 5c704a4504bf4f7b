import { exportStates, type ReportSchedule, type ScheduleOutcome } from '@meridian/api-client/contract';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import {
  downloadRecords,
  reportDeliveries,
  reportSchedules,
  scheduleRecipients,
  users,
} from '../../platform/db/schema';
import { shownName } from './shown-name-sql';

type StoredSchedule = typeof reportSchedules.$inferSelect;

/** What a user gets from a run. */
export type StoredDelivery = typeof reportDeliveries.$inferSelect;

/** A delivery that is still to be started. */
export interface WaitingDelivery {
  delivery: StoredDelivery;
  schedule: StoredSchedule;
  /** Name of the schedule's user. */
  ownerName: string;
}

/** A finished delivery. */
export interface FinishedDelivery {
  schedule: StoredSchedule;
  userId: string;
  /** Whether the user gets emails of the schedule; null if no longer a recipient. */
  byMail: boolean | null;
  /** Name of the schedule's user. */
  ownerName: string;
  /** False if the outcome was stored before. */
  isNew: boolean;
}

/** A run, with the outcome of its owner's file. */
export interface NewRun {
  id: string;
  schedule: Pick<StoredSchedule, 'id' | 'userId'>;
  range: { beginDate: string; endDate: string };
  outcome: ScheduleOutcome;
  recordId: string | null;
  time: Date;
}

const isOf = ({ runId, userId }: Pick<StoredDelivery, 'runId' | 'userId'>) =>
  and(eq(reportDeliveries.runId, runId), eq(reportDeliveries.userId, userId));

const isRecipient = sql`EXISTS (SELECT FROM ${scheduleRecipients} r
  WHERE r.schedule_id = ${reportDeliveries.scheduleId} AND r.user_id = ${reportDeliveries.userId})`;

/** Files of scheduled reports, by run and user. */
export function createDeliveriesRepository(db: Database) {
  return {
    /** Stores the deliveries of a run: that of its owner, and waiting ones of the recipients. */
    async start({ id, schedule, range, outcome, recordId, time }: NewRun): Promise<void> {
      const recipients = await db
        .select({ userId: scheduleRecipients.userId })
        .from(scheduleRecipients)
        .where(eq(scheduleRecipients.scheduleId, schedule.id));
      const common = { runId: id, scheduleId: schedule.id, ...range, createdTime: time };
      await db.insert(reportDeliveries).values([
        { ...common, userId: schedule.userId, outcome, recordId },
        ...recipients.map(({ userId }) => ({
          ...common,
          userId,
          outcome: 'waiting' as const,
          recordId: null,
        })),
      ]);
    },

    /** Deliveries to recipients that are still to be started, oldest first. */
    async findWaiting(): Promise<WaitingDelivery[]> {
      // those of users who are no longer recipients
      await db
        .delete(reportDeliveries)
        .where(and(eq(reportDeliveries.outcome, 'waiting'), sql`NOT ${isRecipient}`));
      return db
        .select({ delivery: reportDeliveries, schedule: reportSchedules, ownerName: shownName })
        .from(reportDeliveries)
        .innerJoin(reportSchedules, eq(reportSchedules.id, reportDeliveries.scheduleId))
        .innerJoin(users, eq(users.id, reportSchedules.userId))
        .where(eq(reportDeliveries.outcome, 'waiting'))
        .orderBy(asc(reportDeliveries.createdTime), asc(reportDeliveries.userId));
    },

    /** Changes a waiting delivery. Returns false if it no longer waits, or its user is no longer a recipient. */
    async take(
      delivery: StoredDelivery,
      values: Partial<Pick<StoredDelivery, 'outcome' | 'recordId'>>,
    ): Promise<boolean> {
      const taken = await db
        .update(reportDeliveries)
        .set(values)
        .where(and(isOf(delivery), eq(reportDeliveries.outcome, 'waiting'), isRecipient))
        .returning({ runId: reportDeliveries.runId });
      return taken.length > 0;
    },
  };
}

/** Stores the result of a file. Undefined if the file is not one of a schedule. */
export async function finishDelivery(
  db: Database,
  recordId: string,
  outcome: 'sent' | 'cut' | 'noData' | 'failed',
): Promise<FinishedDelivery | undefined> {
  const changed = await db
    .update(reportDeliveries)
    .set({ outcome })
    .where(
      and(
        eq(reportDeliveries.recordId, recordId),
        sql`${reportDeliveries.outcome} IS DISTINCT FROM ${outcome}`,
      ),
    )
    .returning({ runId: reportDeliveries.runId });
  const [found] = await db
    .select({
      schedule: reportSchedules,
      userId: reportDeliveries.userId,
      byMail: sql<boolean | null>`CASE WHEN ${reportDeliveries.userId} = ${reportSchedules.userId}
        THEN ${reportSchedules.byMail} ELSE ${scheduleRecipients.byMail} END`,
      ownerName: shownName,
    })
    .from(reportDeliveries)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportDeliveries.scheduleId))
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .leftJoin(
      scheduleRecipients,
      and(
        eq(scheduleRecipients.scheduleId, reportDeliveries.scheduleId),
        eq(scheduleRecipients.userId, reportDeliveries.userId),
      ),
    )
    .where(eq(reportDeliveries.recordId, recordId));
  return found && { ...found, isNew: changed.length > 0 };
}

/** Whether files of a schedule are waiting or being created. */
export async function isRunInProgress(db: Database, scheduleId: string): Promise<boolean> {
  const [found] = await db
    .select({ runId: reportDeliveries.runId })
    .from(reportDeliveries)
    .leftJoin(downloadRecords, eq(downloadRecords.id, reportDeliveries.recordId))
    .where(
      and(
        eq(reportDeliveries.scheduleId, scheduleId),
        sql`(${reportDeliveries.outcome} = 'waiting' AND ${isRecipient}
          OR ${inArray(downloadRecords.state, [exportStates.waiting, exportStates.running])})`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Files of runs, by run. */
export async function countDeliveredFiles(
  db: Database,
  runIds: readonly string[],
): Promise<Map<string, NonNullable<ReportSchedule['lastFiles']>>> {
  const { runId, outcome, recordId } = reportDeliveries;
  const rows = await db
    .select({
      runId,
      total: sql<number>`count(*)::int`,
      sent: sql<number>`(count(*) FILTER (WHERE ${outcome} IN ('sent', 'cut')))::int`,
      // a deleted file is not created any more
      pending: sql<number>`(count(*) FILTER (WHERE ${outcome} = 'waiting'
        OR ${outcome} = 'pending' AND ${recordId} IS NOT NULL))::int`,
    })
    .from(reportDeliveries)
    .where(inArray(runId, [...runIds]))
    .groupBy(runId);
  return new Map(rows.map(({ runId: id, ...counts }) => [id, counts]));
}

/** Deletes deliveries from before a time, except those of the latest run of a schedule. */
export async function removeOldDeliveries(db: Database, since: Date): Promise<void> {
  await db
    .delete(reportDeliveries)
    .where(
      and(
        lt(reportDeliveries.createdTime, since),
        sql`NOT EXISTS (SELECT FROM ${reportSchedules} s WHERE s.last_run_id = ${reportDeliveries.runId})`,
      ),
    );
}
