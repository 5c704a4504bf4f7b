import type { ReceivedReport } from '@meridian/api-client/contract';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { recordChange } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import type { ExportsService } from '../exports';
import { auditedSchedule } from './audited-schedule';
import { createReceivedReportsRepository } from './received-reports.repository';
import { createRecipientsRepository } from './recipients.repository';
import { accountDay, accountIdsOf } from './schedule-access';

/** Reports that other users send to a user. Errors are the same for missing schedules and those without the user. */
export function createReceivedReports({
  db,
  clock,
  exports,
}: {
  db: Database;
  clock: Clock;
  exports: Pick<ExportsService, 'remove'>;
}) {
  const callers = createCallersRepository({ db, clock });

  /** The zone of a schedule's hour: that of its account, or of all accounts of its user. */
  async function zoneOf(ownerId: string, accountId: number): Promise<string> {
    const owner = accountId === 0 ? await callers.findUser(ownerId) : null;
    const accountIds = accountId === 0 ? accountIdsOf(owner ?? { accountIds: [] }, 0) : [accountId];
    return (await accountDay(db, { accountIds, clock })).timeZone;
  }

  return {
    async list(caller: Caller): Promise<ReceivedReport[]> {
      const found = await createReceivedReportsRepository(db).list(caller);
      const zones = new Map<string, string>();
      for (const { ownerId, report } of found) {
        const key = zoneKey(ownerId, report.accountId);
        if (!zones.has(key)) zones.set(key, await zoneOf(ownerId, report.accountId));
      }
      return found.map(({ ownerId, report }) => ({
        ...report,
        timeZone: zones.get(zoneKey(ownerId, report.accountId)) ?? '',
      }));
    },

    /** No file reaches the user afterwards. Errors: `not_found`. */
    async stop(caller: Caller, id: string): Promise<void> {
      const recordIds = await db.transaction(async (tx) => {
        const received = createReceivedReportsRepository(tx);
        const recipients = createRecipientsRepository(tx);
        const schedule = await received.find(id, caller.userId);
        if (!schedule) throw new DomainError('not_found');
        const audited = async () =>
          auditedSchedule(schedule, (await recipients.listOf([schedule.id])).get(schedule.id) ?? []);
        const before = await audited();
        const ids = await received.remove(schedule.id, caller.userId);
        await recordChange(tx, {
          actions: { created: 'scheduleCreate', changed: 'scheduleChange' },
          before,
          after: await audited(),
        });
        return ids;
      });
      // those that are finished stay in the download centre
      if (recordIds.length > 0) await exports.remove({ ids: recordIds, pendingOnly: true }, caller);
    },
  };
}

const zoneKey = (ownerId: string, accountId: number) => (accountId === 0 ? ownerId : String(accountId));
