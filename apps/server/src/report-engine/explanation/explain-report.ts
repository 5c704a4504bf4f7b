import {
  maxExplainedRows,
  metrics,
  type ExplainedChange,
  type ExplainedMetric,
  type ReportColumnDefinition,
  type ReportExplanation,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import Big from 'big.js';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { invalidField } from '../../platform/lib/domain-error';
import type { MetricValues } from '../cells/metric-values';
import { reportRow, type ReportRecord } from '../cells/report-cells';
import { titleInfos } from '../cells/title-infos';
import type { ReportCopiesDependency } from '../duckdb/report-copies';
import { planComparison } from '../plan/comparison-plan';
import { withConditionTotals } from '../plan/condition-totals';
import { planColumns } from '../plan/plan-columns';
import type { ReportPlan } from '../plan/report-plan';
import {
  prepareReport,
  type FindOwnMetrics,
  type ReportReader,
  type ReportSubject,
} from '../plan/report-subject';
import { createReportsRepository, type ReportsRepository } from '../reports.repository';
import { explainChange, sumOfChanges, type ComparedSums, type PeriodSums } from './explain-change';

export interface ExplanationRequest extends ReportSubject {
  metric: ExplainedMetric;
  reader: ReportReader;
  language: Language;
}

/** Rows read at a time. */
const batchSize = 5_000;

/**
 * Explains the change of a metric between the two periods of a compared report, over all rows. Each row is an item in the whole period:
 * days, weeks and months are summed.
 *
 * Errors: as for the report's list; `invalid_request` without a comparison, or for a metric that the section lacks.
 */
export function explainReport(
  request: ExplanationRequest,
  {
    db,
    clock,
    reportCopies,
    findOwnMetrics,
  }: {
    db: Database;
    clock: Pick<Clock, 'today'>;
    findOwnMetrics: FindOwnMetrics;
  } & ReportCopiesDependency,
): Promise<ReportExplanation> {
  return db.transaction(
    (tx) => explain(request, { reports: createReportsRepository(tx, reportCopies), clock, findOwnMetrics }),
    {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    },
  );
}

async function explain(
  { metric, language, ...subject }: ExplanationRequest,
  dependencies: { reports: ReportsRepository; clock: Pick<Clock, 'today'>; findOwnMetrics: FindOwnMetrics },
): Promise<ReportExplanation> {
  const { channel, section, query } = subject;
  const { plan, accounts } = await prepareReport(subject, dependencies);
  if (query.compare === undefined) throw invalidField('query.compare', 'invalid');
  const sums = metric === 'conversionCost' ? (['cost', 'conversion'] as const) : [metric];
  if (!sums.every((sum) => plan.definition.metrics.includes(sum))) throw invalidField('metric', 'invalid');

  const { plan: previous, shift } = planComparison(plan, query.compare, addDays(accounts.today, -1));
  const whole: ReportPlan = { ...plan, period: 'custom', groupBy: undefined };
  const comparison = {
    plan: { ...previous, period: whole.period, groupBy: undefined },
    shift,
    pairedUntil: undefined,
    changed: undefined,
  };
  const records: ReportRecord[] = [];
  const reading = await withConditionTotals({ plan: whole, comparison }, dependencies.reports);
  for await (const batch of dependencies.reports.readRows(reading, { limit: null, batchSize })) {
    records.push(...batch);
  }

  const currencies = [...new Set(records.map(({ currency }) => currency))];
  const currency = currencies.length > 1 ? null : (currencies[0] ?? accounts.currency ?? null);
  const isMixed = metrics[metric].isMoney && currencies.length > 1;
  const isEmpty = records.length === 0;
  const explained = isMixed || isEmpty ? null : explainChange(metric, records.map(comparedSums));
  const columns = planColumns(whole, currencies).filter(isIdentity);
  const { largest, others } = splitRows(explained?.rows ?? [], records);
  const { before, after, change, effects } = explained ?? noChange;
  return {
    beginDate: plan.beginDate,
    endDate: plan.endDate,
    previous: { beginDate: previous.beginDate, endDate: previous.endDate },
    currency,
    missing: explained === null ? (isEmpty ? 'data' : isMixed ? 'oneCurrency' : 'conversions') : null,
    titleInfos: titleInfos(columns, { channel, section, currency: currency ?? undefined }, language),
    before,
    after,
    change,
    effects,
    rows: largest.map(({ record, ...changed }) => ({
      ...changed,
      row: reportRow(record, { columns, period: whole.period }),
    })),
    others: others.length === 0 ? null : { ...sumOfChanges(others), count: others.length },
  };
}

const noChange = { before: '', after: '', change: '', effects: {} };

function comparedSums({ metrics: after, previous }: ReportRecord): ComparedSums {
  return { before: periodSums(previous?.metrics ?? {}), after: periodSums(after) };
}

function periodSums({
  impression = null,
  click = null,
  cost = null,
  conversion = null,
}: MetricValues): PeriodSums {
  return { impression, click, cost, conversion };
}

/** The rows that changed most, by absolute change, and all others that changed at all. */
function splitRows(
  changes: readonly ExplainedChange[],
  records: readonly ReportRecord[],
): { largest: (ExplainedChange & { record: ReportRecord })[]; others: ExplainedChange[] } {
  const changed = records
    .map((record, index) => ({ record, ...(changes[index] ?? noChange) }))
    .filter(({ effects }) => Object.values(effects).some((effect) => !new Big(effect).eq(0)))
    .map((row) => ({ row, size: new Big(row.change).abs() }))
    .toSorted((a, b) => b.size.cmp(a.size))
    .map(({ row }) => row);
  return {
    largest: changed.slice(0, maxExplainedRows),
    others: changed.slice(maxExplainedRows).map(({ change, effects }) => ({ change, effects })),
  };
}

/** Whether a column tells rows apart, rather than describing them. */
function isIdentity(column: ReportColumnDefinition): boolean {
  return column.kind !== 'metric' && (column.kind !== 'dimension' || !column.definition.isDetail);
}
