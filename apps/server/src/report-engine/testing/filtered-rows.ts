import {
  conditionKindOf,
  conditionOperators,
  conditionProblem,
  dimensionDataKey,
  isItemColumn,
  isPercentColumn,
  itemDimensions,
  metrics,
  operatorsOf,
  reportTypes,
  type OwnMetric,
  type ReportCondition,
  type ReportWhere,
} from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { inSameCurrency, unionOf } from '../cells/one-currency';
import { inPeriodOf, reportRow, previousRow, type ReportRecord } from '../cells/report-cells';
import { conditionColumnsOf, type PlannedCondition, type ReportPlan } from '../plan/report-plan';
import type { ReportTotals } from '../plan/row-formulas';
import type { ReportEngine } from '../report-engine';
import type { ReportReading } from '../sql/report-sql';
import { constantFormulas } from './own-formulas';
import type { StoredFact } from './store-facts';

const numbers = [
  '0',
  '1',
  '0.5',
  '12.5',
  '100',
  '2500',
  '33.333333',
  '-3.2',
  '0.000001',
  '799999999999.999999',
];
const texts = ['tea', 'TEA', 'e', '%', '_', '\\', '"', "'", ',', '茶', '\n', ' '];
const percents = ['0', '0.000001', '10', '50', '100', '9999'];

const conditionSeed = fc.record({
  column: fc.nat(100),
  operator: fc.nat(100),
  picks: fc.array(fc.nat(100), { minLength: 2, maxLength: 2 }),
  of: fc.constantFrom('any', 'any', 'item', 'constant'),
});
/** Conditions for any report; `conditionsFrom` makes them fit. */
export const whereSeed = fc.array(fc.array(conditionSeed, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 2,
});
type WhereSeed = ReturnType<(typeof whereSeed)['generate']>['value'];

/** Valid conditions of a report. `words`: texts of its dimensions. */
export function conditionsFrom(
  seed: WhereSeed,
  {
    plan,
    isCompared,
    words,
    ownMetrics,
  }: { plan: ReportPlan; isCompared: boolean; words: readonly string[]; ownMetrics: readonly OwnMetric[] },
): ReportWhere {
  const { beginDate, endDate } = plan;
  const reportType = plan.isPerAccount ? reportTypes.independent : reportTypes.consolidated;
  const columns = conditionColumnsOf(plan, { beginDate, endDate, reportType }, ownMetrics);
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  return seed.map((group) =>
    group.map(({ column: place, operator: which, picks, of }): ReportCondition => {
      const item = columns.find(isItemColumn);
      if (item && of === 'item')
        return { column: item.dataKey, operator: which % 2 === 0 ? 'new' : 'notNew', values: [] };
      const constants = of === 'constant' ? columns.filter((each) => constantOf(each) !== undefined) : [];
      const offered = constants.length > 0 ? constants : columns;
      const column = offered[place % offered.length];
      if (!column) throw new Error('no columns');
      const operators = operatorsOf(column, { isCompared });
      const operator = operators[which % operators.length] ?? 'empty';
      const { isOfChange, maxValues } = conditionOperators[operator];
      const list = isOfChange
        ? percents
        : conditionKindOf(column) === 'metric'
          ? [constantOf(column) ?? numbers].flat()
          : operator === 'contains' || operator === 'notContains'
            ? texts
            : [...words.filter((word) => word !== ''), 'CNY', '1', '5', '10', '15'];
      const values = picks.slice(0, maxValues).map((index) => pick(list, index));
      const condition = { column: column.dataKey, operator, values };
      const problem = conditionProblem(condition, { columns, isCompared });
      return problem === 'condition_order' ? { ...condition, values: values.toReversed() } : condition;
    }),
  );
}

/** The value of an own metric in all rows that have any. */
const constantOf = (column: PlannedCondition['column']) =>
  column.kind === 'ownMetric' ? constantFormulas.get(column.metric.name) : undefined;

/**
 * Errors: the report with conditions differs from the report without them whose rows are filtered here, by an evaluation that shares
 * nothing with the engines; or its trend has other totals. `stored`: the facts of all accounts.
 */
export async function expectFilteredRows(
  engine: ReportEngine,
  reading: ReportReading,
  stored: readonly StoredFact[],
): Promise<void> {
  const { plan, comparison } = reading;
  const all = { limit: 100_000, offset: 0 };
  const everything = {
    ...reading,
    plan: { ...plan, where: undefined },
    comparison: comparison && { ...comparison, plan: { ...comparison.plan, where: undefined } },
  };
  const found = await engine.readReport(reading, all);
  const unfiltered = await engine.readReport(everything, all);
  const { definition } = plan;
  const currencies = unionOf(unfiltered.currencies, unfiltered.previousCurrencies);
  const totals: ReportTotals = {
    totals: unfiltered.totals,
    previousTotals: inSameCurrency(unfiltered.previousTotals, definition.metrics, currencies),
  };
  const isEarlier = earlierItems(plan, stored);
  const matching = (list: readonly ReportRecord[]) =>
    list.filter((record) => meets({ ...reading, ...totals, isEarlier }, record));
  expect(found.list).toEqual(matching(unfiltered.list));
  expect(found.totalCount).toBe(found.list.length);

  const unhidden = await engine.readReport(
    { ...everything, comparison: everything.comparison && { ...everything.comparison, changed: undefined } },
    all,
  );
  const rows = matching(unhidden.list);
  expect(found.totalCount + found.hiddenCount).toBe(rows.length);
  for (const id of plan.definition.metrics) {
    if (metrics[id].kind === 'ratio') continue;
    const [current, previous] = [found.totals[id], found.previousTotals[id]];
    if (typeof current === 'string')
      expect(scaled(current)).toBe(totalOf(rows.map((row) => row.metrics[id])));
    if (typeof previous === 'string')
      expect(scaled(previous)).toBe(totalOf(rows.map((row) => row.previous?.metrics[id])));
  }

  const steps = [{ beginDate: plan.beginDate, endDate: plan.endDate }];
  const after = await engine.readTrend(plan, steps, { plan, comparison, side: 'current' });
  expect({ totals: after.totals, currencies: after.currencies }).toEqual({
    totals: found.totals,
    currencies: found.currencies,
  });
  if (!comparison) return;
  const before = await engine.readTrend(comparison.plan, steps, { plan, comparison, side: 'previous' });
  expect({ totals: before.totals, currencies: before.currencies }).toEqual({
    totals: found.previousTotals,
    currencies: found.previousCurrencies,
  });
}

/** Decimal text as an integer of 10⁻¹². */
function scaled(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(12, '0'));
}

/** Sum rounded half away from zero to two decimals. */
function totalOf(values: readonly (string | null | undefined)[]): bigint {
  const sum = values.reduce((total, value) => total + scaled(value ?? '0'), 0n);
  const unit = 10n ** 10n;
  const rounded = ((sum < 0n ? -sum : sum) * 2n + unit) / (2n * unit);
  return (sum < 0n ? -rounded : rounded) * unit;
}

interface Subject extends ReportReading, ReportTotals {
  isEarlier: (record: ReportRecord) => boolean;
}

/** Whether the item of a record has facts before a report. */
function earlierItems(plan: ReportPlan, stored: readonly StoredFact[]): Subject['isEarlier'] {
  const names = itemDimensions(plan).map(dimensionDataKey);
  const keyOf = ({ accountNo, dims }: Pick<StoredFact, 'accountNo' | 'dims'>) =>
    JSON.stringify([plan.isPerAccount ? accountNo : null, ...names.map((name) => dims[name] ?? '')]);
  const earlier = stored.filter(
    ({ accountId, beginDate }) => plan.accountIds.includes(accountId) && beginDate < plan.beginDate,
  );
  const keys = new Set(earlier.map(keyOf));
  return (record) => keys.has(keyOf(record));
}

function meets(reading: Subject, record: ReportRecord): boolean {
  const { where = [] } = reading.plan;
  return where.every((group) => group.some((condition) => isMet(reading, record, condition)));
}

function isMet(
  { plan, comparison, totals, previousTotals, isEarlier }: Subject,
  record: ReportRecord,
  { column, operator, values }: PlannedCondition,
): boolean {
  if (conditionOperators[operator].isOfItem) return isEarlier(record) === (operator === 'notNew');
  const subject = { columns: [column], period: plan.period };
  const cell = reportRow(inPeriodOf(plan, record), { ...subject, totals })[column.dataKey];
  const text = cell === undefined || cell === null ? null : String(cell);
  if (operator === 'empty') return text === null;
  if (operator === 'notEmpty') return text !== null;
  if (conditionKindOf(column) !== 'metric') {
    const isContained = (text ?? '').toLowerCase().includes((values[0] ?? '').toLowerCase());
    if (operator === 'contains') return isContained;
    if (operator === 'notContains') return !isContained;
    return values.includes(text ?? '') === (operator === 'in');
  }
  if (text === null) return false;
  const value = scaled(text);
  const [one = 0n, other = 0n] = values.map((each) => scaled(each) / (isPercentColumn(column) ? 100n : 1n));
  if (conditionOperators[operator].isOfChange) {
    const before = previousRow(record, { ...subject, totals: previousTotals })?.[column.dataKey] ?? null;
    const { pairedUntil } = comparison ?? {};
    const isPaired = pairedUntil === undefined || (record.periodBegin ?? '') <= pairedUntil;
    const isSum = column.kind === 'metric' && column.definition.kind === 'sum';
    if (before === null && !(isSum && isPaired)) return false;
    const previous = scaled(String(before ?? '0'));
    const change = value - previous;
    const size =
      operator === 'upBy' ? change : operator === 'downBy' ? -change : change < 0n ? -change : change;
    return size * 100n * scaled('1') > scaled(values[0] ?? '0') * (previous < 0n ? -previous : previous);
  }
  const isRight: Partial<Record<typeof operator, boolean>> = {
    gt: value > one,
    gte: value >= one,
    lt: value < one,
    lte: value <= one,
    eq: value === one,
    between: value >= one && value <= other,
  };
  return isRight[operator] ?? false;
}
