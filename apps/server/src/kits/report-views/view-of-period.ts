import { periodPickerType, type Period, type SavedReportView } from '@meridian/api-client/contract';
import { validateRange } from '@meridian/date-range/core';
import type { Database } from '../../platform/db';
import { invalidField } from '../../platform/lib/domain-error';
import type { NewReportView } from './report-views.repository';
import { createReportViewsService, type ViewOwner } from './report-views.service';

/** Errors: `invalid_request` at `period` for a view that is compared with a range that the period lacks. */
export function requirePeriod({ content }: Pick<SavedReportView, 'content'>, period: Period): void {
  const basis = content.compare?.basis;
  if (typeof basis !== 'object') return;
  // today matters to the range of the report, not to one that the view has stored
  const { ok } = validateRange({ type: periodPickerType[period], range: basis, today: '9999-12-31' });
  if (!ok) throw invalidField('period', 'compared_range_period');
}

/** Saves a view that only its user sees, for one of the user's accounts or for all (0). Errors: those of `reportViewSave`. */
export function saveOwnView(
  tx: Database,
  owner: ViewOwner,
  {
    id,
    channel,
    section,
    period,
    name,
    content,
    accountId,
  }: Omit<NewReportView, 'isShared' | 'accountIds'> & { accountId: number },
): Promise<SavedReportView> {
  const views = createReportViewsService({ db: tx });
  const accountIds = accountId === 0 ? owner.accountIds : [accountId];
  return views.save(owner, { id, channel, section, period, name, content, isShared: false, accountIds });
}
