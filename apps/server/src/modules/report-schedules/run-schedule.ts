import { pagePath, type ScheduleOutcome, type SchedulePauseReason } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { nextDue } from '../../kits/next-due';
import { scheduleRange } from '../../kits/report-views/schedule-range';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import type { ExportsService } from '../exports';
import { createDeliveriesRepository } from './deliveries.repository';
import { accountDay, findScheduledReport, type ScheduledReport } from './schedule-access';
import type { ScheduleDelivery } from './schedule-delivery';
import { outcomeOfError, scheduleExport } from './schedule-export';
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
    const { view, accountIds } = report;
    const time = clock.now();
    const runId = randomUUID();
    const { timeZone, today } = await accountDay(db, { accountIds, clock });
    const range = scheduleRange(schedule.range, { period: schedule.period, today });
    const change = {
      name: view.name,
      lastTime: time,
      lastRunId: runId,
      ...(isDue && { nextTime: nextDue(schedule, { after: time, timeZone }) }),
    };
    const begin = async (tx: Database, result: { outcome: ScheduleOutcome; recordId: string | null }) => {
      if (!(await take(createSchedulesRepository(tx), change))) throw new ScheduleTakenError();
      await createDeliveriesRepository(tx).start({ id: runId, schedule, range, time, ...result });
    };
    try {
      await exports.create({
        ...scheduleExport(schedule, { report, reader: owner, range }),
        alongside: (tx, recordId) => begin(tx, { outcome: 'pending', recordId }),
      });
    } catch (error) {
      const outcome = outcomeOfError(error);
      if (outcome === undefined) throw error;
      await db.transaction(async (tx) => {
        await begin(tx, { outcome, recordId: null });
        await delivery.notify(tx, schedule, {
          kind: outcome === 'noData' ? 'scheduledNoData' : 'scheduledFailed',
          params: { name: view.name, begin: range.beginDate, end: range.endDate },
          event: time.toISOString(),
          link: pagePath('reportSchedules'),
          time,
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
