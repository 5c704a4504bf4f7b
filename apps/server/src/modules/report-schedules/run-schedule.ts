import {
  isPeriodColumnKey,
  pagePath,
  parseSort,
  periodColumnKey,
  printSort,
  type SchedulePauseReason,
} from '@meridian/api-client/contract';
import { queryOfView } from '../../kits/report-views/query-of-view';
import { scheduleRange } from '../../kits/report-views/schedule-range';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import type { ExportsService } from '../exports';
import { nextDue } from './next-due';
import { accountDay, findScheduledReport, type ScheduledReport } from './schedule-access';
import type { ScheduleDelivery } from './schedule-delivery';
import {
  createSchedulesRepository,
  type SchedulesRepository,
  type StoredSchedule,
} from './schedules.repository';

/** Changes that a run makes to a schedule. */
type Change = Parameters<SchedulesRepository['change']>[1];

/** Changes the schedule in the run's transaction. Returns false if the run must not start. */
type Take = (schedules: SchedulesRepository, change: Change) => Promise<boolean>;

export interface ScheduleRunOptions {
  db: Database;
  exports: Pick<ExportsService, 'create'>;
  delivery: Pick<ScheduleDelivery, 'notify'>;
  jobs: Pick<Jobs, 'wake'>;
  clock: Clock;
}

/** The run did not start: another server runs it, or the latest file is not finished. */
export class ScheduleTakenError extends Error {
  override name = 'ScheduleTakenError';
}

const pauseKinds = {
  viewLost: 'schedulePausedView',
  accountLost: 'schedulePausedAccount',
  permissionLost: 'schedulePausedPermission',
  userFrozen: 'schedulePausedUser',
} as const satisfies Record<SchedulePauseReason, string>;

/** Starts the reports of schedules. */
export function createScheduleRuns({ db, exports, delivery, jobs, clock }: ScheduleRunOptions) {
  /** Errors: `ScheduleTakenError`, temporary errors of exports, and other temporary errors. */
  async function start(
    owner: Caller,
    {
      schedule,
      report,
      take,
      isDue,
    }: { schedule: StoredSchedule; report: ScheduledReport; take: Take; isDue: boolean },
  ): Promise<void> {
    const { channel, section, period } = schedule;
    const { view, accountIds } = report;
    const now = clock.now();
    const { timeZone, today } = await accountDay(db, { accountIds, clock });
    const range = scheduleRange(schedule.range, { period, today });
    const change = {
      name: view.name,
      lastTime: now,
      ...(isDue && { nextTime: nextDue(schedule, { after: now, timeZone }) }),
    };
    const { content } = view;
    try {
      await exports.create({
        caller: owner,
        channel,
        section,
        period,
        accountIds,
        language: owner.language,
        query: queryOfView(view, { period, range, accountIds }),
        sortCol: sortIn(period, content.sort),
        columns: content.columns && columnsIn(period, content.columns),
        format: schedule.format,
        withBom: true,
        withMetadata: false,
        skipsUnknownColumns: true,
        alongside: async (tx, lastRecordId) => {
          const values = { ...change, lastOutcome: 'pending', lastRecordId } as const;
          if (!(await take(createSchedulesRepository(tx), values))) throw new ScheduleTakenError();
        },
      });
    } catch (error) {
      const lastOutcome = outcomeOf(error);
      if (lastOutcome === undefined) throw error;
      await db.transaction(async (tx) => {
        const values = { ...change, lastOutcome, lastRecordId: null };
        if (!(await take(createSchedulesRepository(tx), values))) throw new ScheduleTakenError();
        await delivery.notify(tx, schedule, {
          kind: lastOutcome === 'noData' ? 'scheduledNoData' : 'scheduledFailed',
          params: { name: view.name, begin: range.beginDate, end: range.endDate },
          event: now.toISOString(),
          link: pagePath('reportSchedules'),
          time: now,
        });
      });
      jobs.wake();
    }
  }

  async function pause(schedule: StoredSchedule, pauseReason: SchedulePauseReason): Promise<void> {
    const time = clock.now();
    await db.transaction(async (tx) => {
      const values = { isPaused: true, pauseReason, nextTime: null };
      if (!(await createSchedulesRepository(tx).takeDue(schedule, values))) return;
      await delivery.notify(tx, schedule, {
        kind: pauseKinds[pauseReason],
        params: { name: schedule.name },
        event: `paused:${time.toISOString()}`,
        link: pagePath('reportSchedules'),
        time,
      });
    });
    jobs.wake();
  }

  return {
    /**
     * Starts the report of a due schedule and plans the next one. Of several runs missed while no server ran, only one
     * is made up for. Pauses the schedule if its user (null when suspended) may not get the report.
     * Errors: temporary errors, after which the schedule is still due.
     */
    async runDue(schedule: StoredSchedule, owner: Caller | null): Promise<void> {
      const report = await findScheduledReport(db, owner, schedule);
      if (owner === null || typeof report === 'string')
        return pause(schedule, typeof report === 'string' ? report : 'userFrozen');
      const take: Take = (schedules, change) => schedules.takeDue(schedule, change);
      try {
        await start(owner, { schedule, report, take, isDue: true });
      } catch (error) {
        if (!(error instanceof ScheduleTakenError)) throw error;
      }
    },

    /** Starts a report immediately. Errors: as for `start`; `invalid_request` if its user may not get the report. */
    async runNow(schedule: StoredSchedule, owner: Caller): Promise<void> {
      const report = await findScheduledReport(db, owner, schedule);
      if (typeof report === 'string') throw invalidField('id', `schedule_${report}`);
      const take: Take = (schedules, change) => schedules.takeIdle(schedule.id, change);
      await start(owner, { schedule, report, take, isDue: false });
    },
  };
}

/** Outcome of a rejected export; undefined for a temporary error. */
function outcomeOf(error: unknown): 'noData' | 'failed' | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.fields?.['query'] === 'nothing_to_export') return 'noData';
  return error.reason === 'invalid_request' || error.reason === 'not_found' ? 'failed' : undefined;
}

/** Sort column for a period: sorting by period uses the report's date column, which `custom` lacks. */
function sortIn(period: StoredSchedule['period'], sort: string | undefined): string | undefined {
  const order = sort === undefined ? null : parseSort(sort);
  if (order === null || !isPeriodColumnKey(order.key)) return sort;
  const key = periodColumnKey(period);
  return key && printSort({ ...order, key });
}

function columnsIn(period: StoredSchedule['period'], columns: readonly string[]): string[] {
  const date = periodColumnKey(period);
  return columns.flatMap((key) => (isPeriodColumnKey(key) ? (date ?? []) : key));
}
