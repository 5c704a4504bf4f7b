import {
  needsTotals,
  partsIdOf,
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
import type { MetricValues } from './cells/metric-values';
import { inSameCurrency, sharedCurrency, unionOf } from './cells/one-currency';
import { inPeriodOf, metricRow, previousRow, reportRow, summaryRow } from './cells/report-cells';
import { comparedInfo, reportInfo } from './cells/report-info';
import { titleInfos } from './cells/title-infos';
import { checkFrom } from './plan/check-query';
import { planComparison, type ComparisonPlan } from './plan/comparison-plan';
import { readTotals, withConditionTotals } from './plan/condition-totals';
import { planColumns, withOwnMetrics } from './plan/plan-columns';
import { reportOrder, type OrderByMetric, type OwnMetricOrder } from './plan/report-order';
import {
  prepareReport,
  requireSection,
  type FindOwnMetrics,
  type ReportReader,
  type ReportSubject,
} from './plan/report-subject';
import { rowFormulas, type ReportTotals } from './plan/row-formulas';
import { counterpartSteps, trendGrain, trendSteps } from './plan/trend-steps';
import type { ReportsRepository } from './reports.repository';
import type { PageWindow } from './sql/report-sql';
import type { TrendRows } from './sql/result-sql';

export interface ReportRequest extends ReportSubject {
  page: PageWindow & { sortCol?: string | undefined };
  reader: ReportReader;
  language: Language;
}

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
  trend(subject: ReportSubject & { reader: ReportReader }): Promise<ReportTrend>;
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
  findOwnMetrics: FindOwnMetrics;
}): ReportsService {
  /** The report and its requested comparison, ready to be read. */
  async function prepare(subject: ReportSubject & { reader: ReportReader }) {
    const { plan: planned, ...rest } = await prepareReport(subject, { reports, clock, findOwnMetrics });
    const yesterday = addDays(rest.accounts.today, -1);
    const { compare } = subject.query;
    const requested = compare && planComparison(planned, compare, yesterday);
    return {
      ...rest,
      ...(await withConditionTotals({ plan: planned, comparison: requested }, reports)),
      yesterday,
    };
  }

  const noTotals: ReportTotals = { totals: {}, previousTotals: {} };
  return {
    async list({ page, reader, language, ...subject }) {
      const { channel, section, period } = subject;
      const { plan, comparison, accounts, ownMetrics, yesterday } = await prepare({ ...subject, reader });
      // columns that the user's custom fields hide can be sorted by, too, because users share links
      const { order, byMetric } = reportOrder(page.sortCol, {
        columns: withOwnMetrics(planColumns(plan, []), ownMetrics),
        isCompared: comparison !== undefined,
      });
      const isOfTotals = byMetric !== undefined && needsTotals(byMetric.by.formula);
      const ownOrder = ownOrderOf(
        byMetric,
        isOfTotals ? await readTotals({ plan, comparison }, reports) : noTotals,
      );

      const [result, coverage, comparedCoverage, finerSections, accountCost, choice] = await Promise.all([
        reports.readReport({ plan, comparison, order, ownOrder }, cappedPage(page, rowCapOf(period))),
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
      const { period } = subject;
      const { plan, comparison, ownMetrics } = await prepare({ ...subject, reader });
      const { order, byMetric } = reportOrder(sortCol, {
        columns: withOwnMetrics(planColumns(plan, []), ownMetrics),
        isCompared: comparison !== undefined,
      });
      const columns = withOwnMetrics(planColumns(plan, severalCurrencies), ownMetrics);
      const isOfTotals = ownMetrics.some(({ formula }) => needsTotals(formula));
      const allTotals = isOfTotals ? await readTotals({ plan, comparison }, reports) : noTotals;
      const { totals, previousTotals } = allTotals;
      const ownOrder = ownOrderOf(byMetric, allTotals);
      const options = { limit: rowCapOf(period), batchSize };
      for await (const records of reports.readRows({ plan, comparison, order, ownOrder }, options)) {
        yield records.map((record) => ({
          row: reportRow(inPeriodOf(plan, record), { columns, period, totals }),
          previous: previousRow(record, { columns, period, totals: previousTotals }),
        }));
      }
    },

    async trend(subject) {
      const { plan, comparison: requested, accounts, yesterday } = await prepare(subject);
      const comparison = requested ?? planComparison(plan, { basis: 'previous' }, yesterday);
      const grain = trendGrain(plan.period, plan);
      const steps = trendSteps(plan, grain);
      /** The rows of the list; the current ones need the comparison only for conditions of changes. */
      const rowsOf = (side: TrendRows['side']): TrendRows | undefined =>
        plan.where && {
          plan,
          comparison: side === 'previous' ? comparison : requested,
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

/** The order by a metric with the totals that its formula needs. */
function ownOrderOf(byMetric: OrderByMetric | undefined, totals: ReportTotals): OwnMetricOrder | undefined {
  if (byMetric === undefined) return undefined;
  const { by, part, direction } = byMetric;
  return { formulas: rowFormulas(by.formula, totals), part, direction };
}

/** Any two currencies; with several, a report has a currency column. */
const severalCurrencies = ['CNY', 'USD'];

/** The part of a page within the row cap of a report. */
function cappedPage({ limit, offset }: PageWindow, rowCap: number | null): PageWindow {
  return { offset, limit: rowCap === null ? limit : Math.max(0, Math.min(limit, rowCap - offset)) };
}
