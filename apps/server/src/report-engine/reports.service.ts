import {
  isFormulaOf,
  needsTotals,
  partsIdOf,
  type OwnMetric,
  type ReportFilterOptions,
  type ReportFilterSearch,
  type ReportList,
  type ReportQuery,
  type ReportRow,
  type ReportTrend,
  rowCapOf,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import type { Clock } from '../platform/clock';
import type { Caller } from '../platform/lib/caller';
import { inSameCurrency, sharedCurrency, unionOf } from './cells/one-currency';
import {
  inPeriodOf,
  metricRow,
  previousRow,
  reportRow,
  summaryRow,
  type MetricValues,
} from './cells/report-cells';
import { comparedInfo, reportInfo } from './cells/report-info';
import { titleInfos } from './cells/title-infos';
import { checkFrom } from './plan/check-query';
import { planComparison, type ComparisonPlan } from './plan/comparison-plan';
import { planColumns, withOwnMetrics } from './plan/plan-columns';
import { reportOrder } from './plan/report-order';
import type { ReportPlan } from './plan/report-plan';
import { prepareReport, requireSection, type ReportSubject } from './plan/report-subject';
import { counterpartSteps, trendGrain, trendSteps } from './plan/trend-steps';
import type { ReportsRepository } from './reports.repository';
import type { PageWindow, ReportReading } from './sql/report-sql';
import type { TrendRows } from './sql/result-sql';

export interface ReportRequest extends ReportSubject {
  page: PageWindow & { sortCol?: string | undefined };
  reader: ReportReader;
  language: Language;
}

/** The user whose custom fields and own metrics apply. */
export type ReportReader = Pick<Caller, 'userId' | 'accountIds'>;

/** A row and its counterpart in the previous period; null without a counterpart or a comparison. */
export interface ReportRowPair {
  row: ReportRow;
  previous: ReportRow | null;
}

/** Errors of all methods: `not_found` for a section that the channel lacks, `invalid_request` for an invalid query. */
export interface ReportsService {
  list(request: ReportRequest): Promise<{ data: ReportList; totalCount: number }>;
  /**
   * All rows of a report in batches, in the order of `list`, with all columns of the section regardless of custom
   * fields, and those own metrics that `findOwnMetrics` returns. Requires a repository on a transaction.
   */
  rows(
    subject: ReportSubject & { sortCol: string | undefined; reader: ReportReader },
    batchSize: number,
  ): AsyncIterable<ReportRowPair[]>;
  /** Totals over time, with the query's comparison period or the previous one. */
  trend(subject: ReportSubject): Promise<ReportTrend>;
  filterOptions(
    subject: Pick<ReportSubject, 'channel' | 'section' | 'accountIds'> & Pick<ReportQuery, 'from'>,
    search?: ReportFilterSearch,
  ): Promise<ReportFilterOptions>;
}

/** Creates reports of every section and period from the section's definition. */
export function createReportsService({
  reports,
  clock,
  findFieldSelection,
  findOwnMetrics,
}: {
  reports: ReportsRepository;
  clock: Pick<Clock, 'today'>;
  /** Data keys that a user selected for a part; null without a selection. */
  findFieldSelection: (userId: string, partsId: string) => Promise<readonly string[] | null>;
  /** Own metrics that a user may see in a section. */
  findOwnMetrics: (
    reader: ReportReader,
    part: Pick<ReportSubject, 'channel' | 'section'>,
  ) => Promise<readonly OwnMetric[]>;
}): ReportsService {
  async function ownMetricsOf(reader: ReportReader, { definition, channel, section }: ReportPlan) {
    const found = await findOwnMetrics(reader, { channel, section });
    return found.filter(({ formula }) => isFormulaOf(formula, definition));
  }

  /** The displayed totals of both periods. */
  async function readTotals(reading: ReportReading) {
    const result = await reports.readReport(reading, { limit: 0, offset: 0 });
    const currencies = unionOf(result.currencies, result.previousCurrencies);
    const ids = reading.plan.definition.metrics;
    return {
      totals: result.totals,
      previousTotals: inSameCurrency(result.previousTotals, ids, currencies),
    };
  }

  return {
    async list({ page, reader, language, ...subject }) {
      const { channel, section, period, query } = subject;
      const { plan, accounts } = await prepareReport(subject, { reports, clock });
      const yesterday = addDays(accounts.today, -1);
      const comparison = query.compare && planComparison(plan, query.compare, yesterday);
      const ownMetrics = await ownMetricsOf(reader, plan);
      // columns that the user's custom fields hide can be sorted by, too, because users share links
      const order = reportOrder(page.sortCol, {
        columns: withOwnMetrics(planColumns(plan, []), ownMetrics),
        isCompared: comparison !== undefined,
      });

      const [result, coverage, comparedCoverage, finerSections, accountCost, choice] = await Promise.all([
        reports.readReport({ plan, comparison, ...order }, cappedPage(page, rowCapOf(period))),
        reports.readCoverage(plan, { yesterday }),
        comparison && reports.readCoverage(comparison.plan, { yesterday }),
        reports.readFinerSections(plan),
        reports.readAccountCost(plan),
        findFieldSelection(reader.userId, partsIdOf(channel, section)),
      ]);
      const { currencies, totalCount, hiddenCount } = result;
      const shownCurrencies = unionOf(currencies, result.previousCurrencies);
      const columns = withOwnMetrics(planColumns(plan, shownCurrencies, choice), ownMetrics);
      const currency = shownCurrencies.length > 1 ? undefined : (shownCurrencies[0] ?? accounts.currency);
      const previousTotals = inSameCurrency(result.previousTotals, plan.definition.metrics, shownCurrencies);
      return {
        totalCount,
        data: {
          titleInfos: titleInfos(columns, { channel, section, currency }, language),
          list: result.list.map((record) =>
            reportRow(inPeriodOf(plan, record), { columns, period, totals: result.totals }),
          ),
          summary: summaryRow(result.totals, columns),
          info: reportInfo(plan, coverage, {
            timeZone: accounts.timeZone,
            currencies,
            finerSections,
            accountCost,
          }),
          ...(comparison &&
            comparedCoverage && {
              comparison: {
                ...comparedInfo(comparison.plan, comparedCoverage),
                list: result.list.map((record) =>
                  previousRow(record, { columns, period, totals: previousTotals }),
                ),
                summary: summaryRow(previousTotals, columns),
                hiddenCount,
                ...(comparison.pairedUntil !== undefined && { pairedUntil: comparison.pairedUntil }),
              },
            }),
        },
      };
    },

    async *rows({ sortCol, reader, ...subject }, batchSize) {
      const { period, query } = subject;
      const { plan, accounts } = await prepareReport(subject, { reports, clock });
      const yesterday = addDays(accounts.today, -1);
      const comparison = query.compare && planComparison(plan, query.compare, yesterday);
      const ownMetrics = await ownMetricsOf(reader, plan);
      const order = reportOrder(sortCol, {
        columns: withOwnMetrics(planColumns(plan, []), ownMetrics),
        isCompared: comparison !== undefined,
      });
      const columns = withOwnMetrics(planColumns(plan, severalCurrencies), ownMetrics);
      const { totals, previousTotals } = ownMetrics.some(({ formula }) => needsTotals(formula))
        ? await readTotals({ plan, comparison })
        : noTotals;
      const options = { limit: rowCapOf(period), batchSize };
      for await (const records of reports.readRows({ plan, comparison, ...order }, options)) {
        yield records.map((record) => ({
          row: reportRow(inPeriodOf(plan, record), { columns, period, totals }),
          previous: previousRow(record, { columns, period, totals: previousTotals }),
        }));
      }
    },

    async trend(subject) {
      const { plan, accounts } = await prepareReport(subject, { reports, clock });
      const yesterday = addDays(accounts.today, -1);
      const comparison = planComparison(plan, subject.query.compare ?? { basis: 'previous' }, yesterday);
      const grain = trendGrain(plan.period, plan);
      const steps = trendSteps(plan, grain);
      /** The rows of the list; the current ones need the comparison only for conditions of changes. */
      const rowsOf = (side: TrendRows['side']): TrendRows | undefined =>
        plan.where && {
          plan,
          comparison: side === 'previous' || subject.query.compare ? comparison : undefined,
          side,
        };
      const [now, before, coverage, comparedCoverage, finerSections] = await Promise.all([
        reports.readTrend(plan, steps, rowsOf('current')),
        readCounterparts(comparison),
        reports.readCoverage(plan, { yesterday, steps }),
        reports.readCoverage(comparison.plan, { yesterday }),
        reports.readFinerSections(plan),
      ]);
      const ids = plan.definition.metrics;
      const currencies = unionOf(now.currencies, before.currencies);
      const previous = (values: MetricValues) => metricRow(inSameCurrency(values, ids, currencies), ids);
      return {
        grain,
        points: steps.map((step, index) => ({ ...step, values: metricRow(now.points[index] ?? {}, ids) })),
        summary: metricRow(now.totals, ids),
        comparison: {
          ...comparedInfo(comparison.plan, comparedCoverage),
          points: before.steps.map(({ step, values }) => step && { ...step, values: previous(values) }),
          summary: previous(before.totals),
        },
        currency: sharedCurrency(now.currencies, before.currencies, accounts.currency),
        info: reportInfo(plan, coverage, {
          timeZone: accounts.timeZone,
          currencies: now.currencies,
          finerSections,
          accountCost: null,
        }),
      };

      async function readCounterparts({ plan: comparedPlan, shift }: ComparisonPlan) {
        const found = counterpartSteps(steps, { range: comparedPlan, shift, grain });
        const { currencies, totals, points } = await reports.readTrend(
          comparedPlan,
          found.filter((step) => step !== null),
          rowsOf('previous'),
        );
        const values = points.values();
        return {
          currencies,
          totals,
          steps: found.map((step) => ({ step, values: step === null ? {} : (values.next().value ?? {}) })),
        };
      }
    },

    async filterOptions({ channel, section, accountIds, from }, search) {
      const definition = requireSection(channel, section);
      checkFrom(from, { channel, section });
      const subject = { channel, section: from ?? section, definition, accountIds };
      return reports.readFilterOptions(subject, search);
    },
  };
}

const noTotals = { totals: {}, previousTotals: {} };

/** Any two currencies; with several, a report has a currency column. */
const severalCurrencies = ['CNY', 'USD'];

/** The part of a page within the row cap of a report. */
function cappedPage({ limit, offset }: PageWindow, rowCap: number | null): PageWindow {
  return { offset, limit: rowCap === null ? limit : Math.max(0, Math.min(limit, rowCap - offset)) };
}
