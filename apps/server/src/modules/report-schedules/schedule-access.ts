import {
  hasEveryPermission,
  type SavedReportView,
  type SchedulePauseReason,
} from '@meridian/api-client/contract';
import { createReportViewsRepository } from '../../kits/report-views/report-views.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { createReportsRepository, readAccountFacts } from '../../report-engine';
import type { StoredSchedule } from './schedules.repository';

type Scheduled = Pick<StoredSchedule, 'viewId' | 'channel' | 'accountId'>;

/** The report of a schedule, within its user's current access. */
export interface ScheduledReport {
  view: Omit<SavedReportView, 'owner'>;
  accountIds: readonly number[];
}

/** The report of a schedule, or why its user may not get it. */
export async function findScheduledReport(
  db: Database,
  owner: Caller | null,
  { viewId, channel, accountId }: Scheduled,
): Promise<ScheduledReport | SchedulePauseReason> {
  if (owner === null) return 'userFrozen';
  const view = viewId === null ? undefined : await createReportViewsRepository(db).find(owner, viewId);
  if (view === undefined) return 'viewLost';
  if (!hasEveryPermission(owner.permissions, [`report:${channel}:view`, 'report:export:create']))
    return 'permissionLost';
  const accountIds = accountIdsOf(owner, accountId);
  return accountIds.length === 0 ? 'accountLost' : { view, accountIds };
}

/**
 * The part of a report that a recipient (null when suspended) may see at this time: of its accounts, those that the
 * recipient has access to. Undefined without access.
 */
export function reportOfRecipient(
  { view, accountIds }: ScheduledReport,
  recipient: Caller | null,
): ScheduledReport | undefined {
  if (recipient === null) return undefined;
  if (!hasEveryPermission(recipient.permissions, [`report:${view.channel}:view`, 'report:export:create']))
    return undefined;
  const own = accountIds.filter((id) => recipient.accountIds.includes(id));
  return own.length === 0 ? undefined : { view, accountIds: own };
}

/** Accounts of a schedule that its user has access to. */
export function accountIdsOf(
  { accountIds }: Pick<Caller, 'accountIds'>,
  accountId: number,
): readonly number[] {
  return accountId === 0 ? accountIds : accountIds.filter((id) => id === accountId);
}

/** Time zone of a report over accounts, and today there. */
export function accountDay(
  db: Database,
  { accountIds, clock }: { accountIds: readonly number[]; clock: Pick<Clock, 'today'> },
): Promise<{ timeZone: string; today: string }> {
  return readAccountFacts(accountIds, { reports: createReportsRepository(db), clock });
}
