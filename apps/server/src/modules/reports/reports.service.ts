import {
  findSection,
  type Channel,
  type Period,
  type ReportFilterOptions,
  type ReportInfo,
  type ReportList,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import type { Clock } from '../../clock';
import { DomainError } from '../../lib/domain-error';
import { checkQuery } from './check-query';
import { reportRow, summaryRow } from './report-cells';
import { reportColumns } from './report-columns';
import { reportOrder } from './report-order';
import { planReport } from './report-plan';
import type { PageWindow } from './report-sql';
import type { ReportAccount, ReportsRepository } from './reports.repository';
import { titleInfos } from './title-infos';

export interface ReportRequest {
  channel: Channel;
  section: Section;
  period: Period;
  /** The accounts that the caller may see and has chosen. */
  accountIds: readonly number[];
  query: ReportQuery;
  page: PageWindow & { sortCol?: string | undefined };
  language: Language;
}

export interface ReportsService {
  /** Errors: `not_found` for a section that the channel does not have, `invalid_request` for what cannot be answered. */
  list(request: ReportRequest): Promise<{ data: ReportList; totalCount: number }>;
  /** Errors: `not_found` for a section that the channel does not have. */
  filterOptions(
    request: Pick<ReportRequest, 'channel' | 'section' | 'accountIds'>,
  ): Promise<ReportFilterOptions>;
}

/** Answers the reports of every section and period from the section's definition. */
export function createReportsService({
  reports,
  clock,
}: {
  reports: ReportsRepository;
  clock: Pick<Clock, 'today'>;
}): ReportsService {
  return {
    async list({ channel, section, period, accountIds, query, page, language }) {
      const definition = requireSection(channel, section);
      const accounts = await reports.findAccounts(accountIds);
      const timeZone = onlyValue(accounts, 'timeZone') ?? defaultTimeZone;
      const today = clock.today(timeZone);
      checkQuery(query, { period, definition, today });
      const plan = planReport({ channel, section, period, definition, accountIds }, query);
      const order = reportOrder(page.sortCol, reportColumns(plan, []));

      const [result, coverage] = await Promise.all([
        reports.readReport(plan, order, page),
        reports.readCoverage(plan, addDays(today, -1)),
      ]);
      const { currencies, totalCount } = result;
      const columns = reportColumns(plan, currencies);
      const currency = currencies.length > 1 ? undefined : (currencies[0] ?? onlyValue(accounts, 'currency'));
      const info: ReportInfo = {
        ...coverage,
        beginDate: plan.beginDate,
        endDate: plan.endDate,
        timeZone,
        isComplete: coverage.missingDays === 0,
        currencies,
      };
      return {
        totalCount,
        data: {
          titleInfos: titleInfos(columns, { channel, section, currency }, language),
          list: result.list.map((record) => reportRow(record, { columns, period })),
          summary: summaryRow(result.totals, columns),
          info,
        },
      };
    },
    async filterOptions({ channel, section, accountIds }) {
      const definition = requireSection(channel, section);
      return reports.readFilterOptions({ channel, section, definition, accountIds });
    },
  };
}

const defaultTimeZone = 'Asia/Shanghai';

function requireSection(channel: Channel, section: Section) {
  const definition = findSection(channel, section);
  if (!definition) throw new DomainError('not_found');
  return definition;
}

/** What all accounts have in common; undefined when they differ or there are none. */
function onlyValue(accounts: readonly ReportAccount[], key: keyof ReportAccount): string | undefined {
  const values = new Set(accounts.map((account) => account[key]));
  return values.size === 1 ? accounts[0]?.[key] : undefined;
}
