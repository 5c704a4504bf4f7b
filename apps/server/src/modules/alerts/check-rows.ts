import { hasPermission, reportPagePath } from '@meridian/api-client/contract';
import { createOwnMetricsRepository } from '../../kits/own-metrics/own-metrics.repository';
import { queryOfView } from '../../kits/report-views/query-of-view';
import { createReportViewsRepository } from '../../kits/report-views/report-views.repository';
import { scheduleRange } from '../../kits/report-views/schedule-range';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
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
 * `impossible` without the view or the permission of its report, and for a view that the report no longer supports.
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
    findOwnMetrics: createOwnMetricsRepository(db).findOfReport,
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
    if (!view || !report) return { state: 'impossible', problem: 'viewMissing' };
    const { channel, section } = view;
    if (!hasPermission(owner.permissions, `report:${channel}:view`))
      return { state: 'impossible', problem: 'notAllowed' };
    const { period } = report;
    const range = scheduleRange(report.range, { period, today });
    const accountIds = [accountId];
    const subject = { channel, section, period, accountIds, reader: owner, language: owner.language };
    const query = queryOfView(view, { period, range, accountIds });
    const page = { limit: 0, offset: 0, sortCol: undefined };
    const totalCount = await service.list({ ...subject, query, page }).then(
      (list) => list.totalCount,
      (error: unknown) => {
        // the same query is rejected at every check
        if (error instanceof DomainError && error.reason === 'invalid_request') return null;
        throw error;
      },
    );
    if (totalCount === null) return { state: 'impossible', problem: 'viewInvalid' };
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
