import { pagePath } from '@meridian/api-client/contract';
import { subDays } from 'date-fns';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import type { ExportsService } from '../exports';
import {
  createDeliveriesRepository,
  type StoredDelivery,
  type WaitingDelivery,
} from './deliveries.repository';
import { createRecipientsRepository } from './recipients.repository';
import { findScheduledReport, reportOfRecipient, type ScheduledReport } from './schedule-access';
import type { ScheduleDelivery } from './schedule-delivery';
import { outcomeOfError, scheduleExport } from './schedule-export';

export interface RecipientFilesOptions {
  db: Database;
  exports: Pick<ExportsService, 'create'>;
  delivery: Pick<ScheduleDelivery, 'notifyRecipient'>;
  jobs: Pick<Jobs, 'wake'>;
  clock: Pick<Clock, 'now'>;
}

/** A delivery to start, with the current access of both users; null when suspended. */
export interface StartedDelivery extends WaitingDelivery {
  owner: Caller | null;
  recipient: Caller | null;
}

/** Another server has started the delivery, or its user is no longer a recipient. */
class DeliveryTakenError extends Error {
  override name = 'DeliveryTakenError';
}

/** Temporary errors are retried for a day. */
const retryDays = 1;

/** Starts the files of recipients, each with the accounts and permissions that the recipient has at that time. */
export function createRecipientFiles({
  db,
  exports,
  delivery: notifier,
  jobs,
  clock,
}: RecipientFilesOptions) {
  const settle = (delivery: StoredDelivery, outcome: 'noAccess' | 'failed') =>
    createDeliveriesRepository(db).take(delivery, { outcome });

  async function create(
    { delivery, schedule, ownerName: sender }: StartedDelivery,
    { recipient, report }: { recipient: Caller; report: ScheduledReport },
  ): Promise<void> {
    const { userId, runId, beginDate, endDate } = delivery;
    const range = { beginDate: beginDate ?? '', endDate: endDate ?? '' };
    const take = async (tx: Database, values: Partial<Pick<StoredDelivery, 'outcome' | 'recordId'>>) => {
      if (!(await createDeliveriesRepository(tx).take(delivery, values))) throw new DeliveryTakenError();
    };
    try {
      await exports.create({
        ...scheduleExport(schedule, { report, reader: recipient, range }),
        alongside: (tx, recordId) => take(tx, { outcome: 'pending', recordId }),
      });
    } catch (error) {
      const outcome = outcomeOfError(error);
      if (outcome === undefined) throw error;
      await db.transaction(async (tx) => {
        await take(tx, { outcome });
        if (outcome === 'failed') return;
        const { name } = report.view;
        await notifier.notifyRecipient(
          tx,
          { schedule, userId, byMail: await createRecipientsRepository(tx).getsMail(schedule.id, userId) },
          {
            kind: 'receivedNoData',
            params: { name, begin: range.beginDate, end: range.endDate, sender },
            event: runId,
            link: pagePath('downloads'),
            time: clock.now(),
          },
        );
      });
      jobs.wake();
    }
  }

  return {
    /** Errors: temporary errors, after which the delivery still waits. */
    async start(started: StartedDelivery): Promise<void> {
      const { delivery, schedule, owner, recipient } = started;
      const report = await findScheduledReport(db, owner, schedule);
      const own = typeof report === 'string' ? undefined : reportOfRecipient(report, recipient);
      if (recipient === null || own === undefined) {
        await settle(delivery, 'noAccess');
        return;
      }
      try {
        await create(started, { recipient, report: own });
      } catch (error) {
        if (error instanceof DeliveryTakenError) return;
        if (delivery.createdTime < subDays(clock.now(), retryDays)) await settle(delivery, 'failed');
        throw error;
      }
    },
  };
}
