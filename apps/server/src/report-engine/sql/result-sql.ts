import type { CounterpartShift } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { ReportPlan } from '../plan/report-plan';
import { factsOf } from './filter-sql';
import { groupsSql, isGrouped } from './group-sql';
import { measure, measureColumns, measuresOf, metricValue, previousMeasures, sumsOf } from './metric-sql';
import { sumWithout } from './paired-sql';
import { periodBegin } from './period-sql';
import { meetsConditions } from './where-sql';

/** Rows of a report that meet its conditions: `period_begin`, `account_id`, `item_key`, `currency` and the metrics. */
export function resultSql(plan: ReportPlan): SQL {
  const condition = meetsConditions({ plan });
  const rows = allRowsSql(plan);
  return condition ? sql`SELECT r.* FROM (${rows}) r WHERE ${condition}` : rows;
}

function allRowsSql(plan: ReportPlan): SQL {
  return rowsSql(plan, { step: periodBegin(plan.period, sql`f.begin_date`), isOneToOne: true });
}

/**
 * Rows of a report and its comparison period, as named queries for one WITH: `current_rows` and `previous_rows` like
 * `resultSql`, and `result` with the rows of either. A row of `result` has the current metrics, by `sumWithout` if it exists only
 * in the previous period; the previous metrics with a prefix; `previous_begin`, `is_previous` (it existed then) and
 * `is_hidden` (it changed too little).
 */
export function comparedParts(plan: ReportPlan, comparison: ComparisonPlan): SQL {
  if (plan.where === undefined) {
    return sql`${joinedParts(plan, comparison, { current: 'current_rows', previous: 'previous_rows' })},
    ${comparedResult(plan, comparison, 'joined')}`;
  }
  return sql`${matchingParts({ plan, comparison })},
    current_rows AS (SELECT r.currency, ${measuresOf('r')} FROM matching r WHERE r.is_current),
    previous_rows AS (
      SELECT r.currency, ${measureColumns((of) => measure(previousMeasures, of))} FROM matching r WHERE r.is_previous
    ),
    ${comparedResult(plan, comparison, 'matching')}`;
}

function comparedResult(plan: ReportPlan, comparison: ComparisonPlan, rows: 'joined' | 'matching'): SQL {
  const name = sql.raw(rows);
  const shown = isGrouped(plan) ? sql`(${groupsSql(plan, name, comparison)})` : name;
  return sql`result AS MATERIALIZED (SELECT r.*, ${isHidden(comparison)} AS is_hidden FROM ${shown} r)`;
}

/**
 * Parts of a WITH that end with `matching`: the rows that meet the conditions of a report, in a comparison like those of `result`.
 */
export function matchingParts({
  plan,
  comparison,
}: {
  plan: ReportPlan;
  comparison?: ComparisonPlan | undefined;
}): SQL {
  if (!comparison) return sql`matching AS MATERIALIZED (${resultSql(plan)})`;
  const names = { current: 'all_current_rows', previous: 'all_previous_rows' };
  return sql`${joinedParts(plan, comparison, names)},
    matching AS MATERIALIZED (SELECT r.* FROM joined r WHERE ${meetsConditions({ plan, comparison }) ?? sql`true`})`;
}

/** Parts of a WITH with the rows of both periods, and `joined`, a row for each that exists in either. */
function joinedParts(
  plan: ReportPlan,
  comparison: ComparisonPlan,
  names: { current: string; previous: string },
): SQL {
  const [current, previous] = [sql.raw(names.current), sql.raw(names.previous)];
  return sql`${current} AS MATERIALIZED (${allRowsSql(plan)}),
    ${previous} AS MATERIALIZED (${counterpartsSql(plan, comparison)}),
    joined AS (
      SELECT coalesce(c.period_begin, p.period_begin) AS period_begin,
        coalesce(c.account_id, p.account_id) AS account_id,
        item_key, currency, p.previous_begin, c.is_current, p.is_previous,
        ${measureColumns((of) => sql`CASE WHEN c.is_current THEN ${measure('c', of)} WHEN ${measure('p', of)} IS NOT NULL THEN ${sumWithout(comparison, sql`p.period_begin`)} END`)},
        ${measureColumns((of) => measure('p', of), previousMeasures.prefix)}
      FROM (SELECT true AS is_current, * FROM ${current}) c
      FULL JOIN (SELECT true AS is_previous, * FROM ${previous}) p
        USING (item_key, currency${joinColumns(plan)})
    )`;
}

/** Join columns. Custom reports have no periods to match, and summed accounts no account. */
function joinColumns({ period, isPerAccount }: ReportPlan): SQL {
  return sql`${period === 'custom' ? undefined : sql`, period_begin`}${isPerAccount ? sql`, account_id` : undefined}`;
}

/** Rows of the comparison period, with `period_begin` of their counterparts. */
function counterpartsSql(plan: ReportPlan, comparison: ComparisonPlan): SQL {
  const own = periodBegin(plan.period, sql`f.begin_date`);
  const step = counterpartStep(plan, comparison);
  return rowsSql(comparison.plan, { step, own, isOneToOne: comparison.shift.unit !== 'year' });
}

/** `period_begin` of the row with which a fact `f` of the comparison period is compared. */
function counterpartStep({ period, beginDate }: ReportPlan, { shift }: ComparisonPlan): SQL {
  const begin = periodBegin(period, sql`f.begin_date`);
  // February 29 is followed by February 28, which may be before a range that begins on the 29th
  return period === 'custom' ? begin : sql`greatest(${later(begin, shift)}, ${beginDate}::date)`;
}

/** The rows whose facts a trend shows, in a report with conditions. */
export interface TrendRows {
  plan: ReportPlan;
  comparison?: ComparisonPlan | undefined;
  /** The period of the facts. */
  side: 'current' | 'previous';
}

/** Condition for facts `f` of the rows of `matching`. */
export function isOfMatchingRow({ plan, comparison, side }: TrendRows): SQL {
  const { period, isPerAccount } = plan;
  const step =
    side === 'previous' && comparison
      ? counterpartStep(plan, comparison)
      : periodBegin(period, sql`f.begin_date`);
  const keys = [
    { fact: sql`f.item_key`, row: sql`m.item_key` },
    { fact: sql`f.currency`, row: sql`m.currency` },
    ...(period === 'custom' ? [] : [{ fact: step, row: sql`m.period_begin` }]),
    ...(isPerAccount ? [{ fact: sql`f.account_id`, row: sql`m.account_id` }] : []),
  ];
  const list = (key: 'fact' | 'row') =>
    sql.join(
      keys.map((each) => each[key]),
      sql`, `,
    );
  const ofSide = comparison && (side === 'current' ? sql`WHERE m.is_current` : sql`WHERE m.is_previous`);
  // `IS TRUE` makes this a hash table lookup per fact
  return sql`((${list('fact')}) IN (SELECT ${list('row')} FROM matching m ${ofSide})) IS TRUE`;
}

function later(day: SQL, { unit, count }: CounterpartShift): SQL {
  if (unit === 'day') return sql`${day} + ${count}::int`;
  return sql`(${day} + make_interval(months => ${unit === 'year' ? 12 : count}::int))::date`;
}

/** Whether each fact is a row of the report. */
export function isFactPerRow({ period, isPerAccount, accountIds }: ReportPlan): boolean {
  return period === 'daily' && (isPerAccount || accountIds.length === 1);
}

/** `isOneToOne`: each day becomes a different `step`. With `own`, also selects the first of the rows' own periods. */
function rowsSql(
  plan: ReportPlan,
  { step, own, isOneToOne }: { step: SQL; own?: SQL; isOneToOne: boolean },
): SQL {
  const { isPerAccount } = plan;
  const facts = factsOf(plan);
  // summing groups of one would double the time of the most used reports
  if (isOneToOne && isFactPerRow(plan)) {
    return sql`SELECT ${step} AS period_begin, ${own && sql`${own} AS previous_begin,`}
      f.account_id, f.item_key, f.currency, ${measuresOf('f')} ${facts}`;
  }
  // equal items of several accounts have equal keys; any of the accounts can provide the dimensions
  return sql`SELECT ${step} AS period_begin, ${own && sql`min(${own}) AS previous_begin,`}
      ${isPerAccount ? sql`f.account_id` : sql`min(f.account_id) AS account_id`},
      f.item_key, f.currency, ${sumsOf('f')}
    ${facts}
    GROUP BY 1, ${isPerAccount ? sql`f.account_id,` : undefined} f.item_key, f.currency`;
}

/**
 * Condition for rows that changed too little. New and stopped rows always count as changed, and so do rows whose value
 * appeared.
 */
function isHidden({ changed }: ComparisonPlan): SQL {
  if (!changed) return sql`false`;
  const current = metricValue('r', changed.by);
  const previous = metricValue(previousMeasures, changed.by);
  return sql`(r.is_current AND r.is_previous AND (
    ${current} IS NOT DISTINCT FROM ${previous}
    OR abs(${current} - ${previous}) < ${changed.percent}::numeric / 100 * abs(${previous})
  )) IS TRUE`;
}
