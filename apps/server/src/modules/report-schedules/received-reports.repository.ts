import type { ReceivedReport } from '@meridian/api-client/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import {
  accounts,
  downloadRecords,
  reportDeliveries,
  reportSchedules,
  reportViews,
  scheduleRecipients,
  users,
} from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import type { StoredSchedule } from './schedules.repository';
import { shownName } from './shown-name-sql';

const maxListed = 200;

/** A report that another user sends, without the time zone of its hour. */
interface StoredReceivedReport {
  report: Omit<ReceivedReport, 'timeZone'>;
  /** The user who sends it. */
  ownerId: string;
}

/** Reports that users get from others. */
export function createReceivedReportsRepository(db: Database) {
  return {
    /** Newest first. */
    async list({
      userId,
      accountIds,
    }: Pick<Caller, 'userId' | 'accountIds'>): Promise<StoredReceivedReport[]> {
      const rows = await db
        .select({
          schedule: reportSchedules,
          viewName: reportViews.name,
          byMail: scheduleRecipients.byMail,
          sender: shownName,
          account: { accountNo: accounts.accountNo, accountName: accounts.accountName },
          outcome: reportDeliveries.outcome,
          file: { id: downloadRecords.id, fileName: downloadRecords.fileName },
        })
        .from(scheduleRecipients)
        .innerJoin(reportSchedules, eq(reportSchedules.id, scheduleRecipients.scheduleId))
        .innerJoin(users, eq(users.id, reportSchedules.userId))
        .leftJoin(reportViews, eq(reportViews.id, reportSchedules.viewId))
        .leftJoin(accounts, eq(accounts.accountId, reportSchedules.accountId))
        .leftJoin(
          reportDeliveries,
          and(eq(reportDeliveries.runId, reportSchedules.lastRunId), eq(reportDeliveries.userId, userId)),
        )
        .leftJoin(downloadRecords, eq(downloadRecords.id, reportDeliveries.recordId))
        .where(eq(scheduleRecipients.userId, userId))
        .orderBy(desc(reportSchedules.createdTime), desc(reportSchedules.id))
        .limit(maxListed);
      return rows.map((row) => receivedReport(row, accountIds));
    },

    /** Undefined if the user is no recipient of the schedule. */
    async find(id: string, userId: string): Promise<StoredSchedule | undefined> {
      const [found] = await db
        .select({ schedule: reportSchedules })
        .from(scheduleRecipients)
        .innerJoin(reportSchedules, eq(reportSchedules.id, scheduleRecipients.scheduleId))
        .where(and(eq(scheduleRecipients.scheduleId, id), eq(scheduleRecipients.userId, userId)));
      return found?.schedule;
    },

    /** Removes a recipient with the files that wait. Returns the ids of the export records of the others. */
    async remove(scheduleId: string, userId: string): Promise<string[]> {
      const isOwn = and(eq(reportDeliveries.scheduleId, scheduleId), eq(reportDeliveries.userId, userId));
      await db
        .delete(scheduleRecipients)
        .where(and(eq(scheduleRecipients.scheduleId, scheduleId), eq(scheduleRecipients.userId, userId)));
      // waits for a server that is starting one of them, whose record is among the others then
      await db.delete(reportDeliveries).where(and(isOwn, eq(reportDeliveries.outcome, 'waiting')));
      const others = await db
        .select({ recordId: reportDeliveries.recordId })
        .from(reportDeliveries)
        .where(and(isOwn, isNotNull(reportDeliveries.recordId)));
      return others.flatMap(({ recordId }) => recordId ?? []);
    },
  };
}

interface ReceivedRow {
  schedule: StoredSchedule;
  viewName: string | null;
  byMail: boolean;
  sender: string;
  account: ReceivedReport['account'];
  outcome: typeof reportDeliveries.$inferSelect.outcome | null;
  file: ReceivedReport['lastFile'];
}

function receivedReport(
  { schedule, viewName, byMail, sender, account, outcome, file }: ReceivedRow,
  accountIds: readonly number[],
): StoredReceivedReport {
  const { id, channel, section, period, range, accountId, cadence, weekday, monthDay, hour } = schedule;
  return {
    ownerId: schedule.userId,
    report: {
      id,
      sender,
      name: viewName ?? schedule.name,
      channel,
      section,
      period,
      range,
      accountId,
      cadence,
      weekday,
      monthDay,
      hour,
      byMail,
      isPaused: schedule.isPaused,
      nextTime: schedule.nextTime?.toISOString() ?? null,
      account: accountIds.includes(accountId) ? account : null,
      // a run before the user became a recipient is of no interest
      lastTime: outcome === null ? null : (schedule.lastTime?.toISOString() ?? null),
      lastOutcome: outcome === 'waiting' ? 'pending' : outcome === 'noAccess' ? null : outcome,
      lastFile: file,
    },
  };
}
