import { hasPermission, reportPagePath } from '@meridian/api-client/contract';
import { queryOfView } from '../../kits/report-views/query-of-view';
import { createReportViewsRepository } from '../../kits/report-views/report-views.repository';
import { scheduleRange } from '../../kits/report-views/schedule-range';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import {
  createReportsRepository,
  createReportsService,
  type ReportCopiesDependency,
} from '../../report-engine';
import type { AlertFacts } from './alert-facts.repository';
import type { StoredAlertRule } from './alert-rules.repository';
import { eventOf, type RuleResult } from './check-rule';

/**
 * Checks rules that watch a report, with the service that the screen uses. Returns a function of a rule and the user's current access;
 * `unknown` without the view or the permission of its report.
 */
export function createRowsCheck({
  db,
  reportsDb,
  clock,
  reportCopies,
}: { db: Database; reportsDb: Database; clock: Pick<Clock, 'today'> } & ReportCopiesDependency) {
  const service = createReportsService({
    reports: createReportsRepository(reportsDb, reportCopies),
    clock,
    // only the number of rows matters
    findFieldSelection: () => Promise.resolve(null),
    findOwnMetrics: () => Promise.resolve([]),
  });
  return async (
    {
      viewId,
      report,
      accountId,
      threshold,
    }: Pick<StoredAlertRule, 'viewId' | 'report' | 'accountId' | 'threshold'>,
    owner: Caller,
    { accountNo, accountName, today }: AlertFacts,
  ): Promise<RuleResult> => {
    const view = viewId === null ? undefined : await createReportViewsRepository(db).find(owner, viewId);
    if (!view || !report) return { state: 'unknown' };
    const { channel, section } = view;
    if (!hasPermission(owner.permissions, `report:${channel}:view`)) return { state: 'unknown' };
    const { period } = report;
    const range = scheduleRange(report.range, { period, today });
    const accountIds = [accountId];
    const { totalCount } = await service.list({
      channel,
      section,
      period,
      accountIds,
      query: queryOfView(view, { period, range, accountIds }),
      reader: owner,
      language: owner.language,
      page: { limit: 0, offset: 0, sortCol: undefined },
    });
    if (totalCount <= Number(threshold)) return { state: 'fine' };
    const { beginDate: begin, endDate: end } = range;
    const search = new URLSearchParams({
      view: view.id,
      beginDate: begin,
      endDate: end,
      accountId: String(accountId),
    });
    return {
      ...eventOf('open', 'alertRows', {
        accountNo,
        accountName,
        threshold,
        name: view.name,
        rows: totalCount.toLocaleString('en-US'),
        begin,
        end,
      }),
      link: `${reportPagePath(channel, section, period)}?${search.toString()}`,
    };
  };
}
