import type { FastifyBaseLogger } from 'fastify';
import { runAs } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { createDeliveriesRepository } from './deliveries.repository';
import type { createScheduleRuns } from './run-schedule';
import { createSchedulesRepository } from './schedules.repository';
import type { createRecipientFiles } from './send-to-recipients';

export interface SendReportsOptions {
  db: Database;
  runs: Pick<ReturnType<typeof createScheduleRuns>, 'runDue'>;
  recipientFiles: ReturnType<typeof createRecipientFiles>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A user with current permissions and accounts; null if the user is deleted or suspended. */
  findUser: (userId: string) => Promise<Caller | null>;
}

/**
 * Handler of the queue `send-reports`: every minute, starts the scheduled reports that are due, and the
 * files of their recipients.
 */
export function createSendReports({
  db,
  runs,
  recipientFiles,
  clock,
  log,
  findUser,
}: SendReportsOptions): () => Promise<void> {
  async function sendDue(): Promise<void> {
    for (const schedule of await createSchedulesRepository(db).findDue(clock.now())) {
      try {
        const owner = await findUser(schedule.userId);
        const actor = { kind: 'user', id: schedule.userId, name: owner?.name ?? '' } as const;
        await runAs({ actor, address: null, userAgent: null }, () => runs.runDue(schedule, owner));
      } catch (error) {
        // the others are still sent; this one is retried in the next run
        log.warn({ err: error, schedule: schedule.id }, 'scheduled reports: failed to start one');
      }
    }
  }

  async function sendToRecipients(): Promise<void> {
    for (const waiting of await createDeliveriesRepository(db).findWaiting()) {
      const { delivery, schedule } = waiting;
      try {
        const owner = await findUser(schedule.userId);
        const recipient = await findUser(delivery.userId);
        // the file belongs to the recipient
        const actor = { kind: 'user', id: delivery.userId, name: recipient?.name ?? '' } as const;
        await runAs({ actor, address: null, userAgent: null }, () =>
          recipientFiles.start({ ...waiting, owner, recipient }),
        );
      } catch (error) {
        log.warn(
          { err: error, schedule: schedule.id },
          'scheduled reports: failed to start one of a recipient',
        );
      }
    }
  }

  return async () => {
    await sendDue();
    await sendToRecipients();
  };
}
