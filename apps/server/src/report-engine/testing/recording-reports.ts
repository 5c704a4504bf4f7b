import { finerSections, recordOf, valueFilters } from '@meridian/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { ReportsRepository } from '../reports.repository';
import { accountCostSql } from '../sql/account-cost-sql';
import { coverageSql } from '../sql/coverage-sql';
import { filterOptionsSql } from '../sql/filter-options-sql';
import { finerSectionsSql } from '../sql/finer-sql';
import { reportSql } from '../sql/report-sql';
import { reportRowsSql } from '../sql/report-stream-sql';
import { trendSql } from '../sql/trend-sql';

/** A repository that reads nothing and passes every query to `record`. */
export function recordingReports(record: (query: SQL) => void): ReportsRepository {
  const totals = { currencies: [], totals: {} };
  return {
    findAccounts: (accountIds) =>
      Promise.resolve(accountIds.map(() => ({ currency: 'CNY', timeZone: 'Asia/Shanghai' }))),
    readReport: (reading, page) => {
      record(reportSql(reading, page));
      const counts = { totalCount: 0, hiddenCount: 0 };
      return Promise.resolve({ ...counts, ...totals, previousCurrencies: [], previousTotals: {}, list: [] });
    },
    // oxlint-disable-next-line require-yield -- it has no rows
    async *readRows(reading, { limit }) {
      record(await Promise.resolve(reportRowsSql(reading, limit)));
    },
    readTrend: (plan, steps, rows) => {
      record(trendSql(plan, steps, rows));
      return Promise.resolve({ ...totals, points: [] });
    },
    readCoverage: (plan, options) => {
      record(coverageSql(plan, options));
      const known = { dataTime: null, missingDays: 0, incompleteDays: 0, latestDate: null };
      return Promise.resolve({ ...known, omittedSpans: [], reportedTotals: [] });
    },
    readFinerSections: (plan) => {
      if (finerSections(plan.channel, plan.section).length > 0) record(finerSectionsSql(plan));
      return Promise.resolve([]);
    },
    readAccountCost: (plan) => {
      if (plan.section !== 'account' && plan.from === undefined) record(accountCostSql(plan));
      return Promise.resolve(null);
    },
    readFilterOptions: (subject, search) => {
      record(filterOptionsSql(subject, search));
      return Promise.resolve({ ...recordOf(valueFilters, () => []), more: [] });
    },
  };
}
