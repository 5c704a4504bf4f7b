import { metrics, type MetricId } from '@meridian/api-client/contract';
import type { CounterpartShift } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { ReportPlan } from '../plan/report-plan';
import { factsOf } from './filter-sql';
import { measure, measureColumns, measuresOf, metricValue, sumsOf } from './metric-sql';
import { periodBegin } from './period-sql';

/** Prefix of the previous metrics in a compared row `r`. */
export const previousMeasures = { part: 'r', prefix: 'previous_' } as const;

/** Rows of a report: `period_begin`, `account_id`, `item_key`, `currency` and the metrics. */
export function resultSql(plan: ReportPlan): SQL {
  return rowsSql(plan, { step: periodBegin(plan.period, sql`f.begin_date`), isOneToOne: true });
}

/**
 * Rows of a report and its comparison period, as named queries for one WITH: `current_rows` and `previous_rows` like
 * `resultSql`, and `result` with the rows of either. A row of `result` has the current metrics, 0 if it exists only in
 * the previous period; the previous metrics with a prefix; `previous_begin`, `is_previous` (it existed then) and
 * `is_hidden` (it changed too little).
 */
export function comparedParts(plan: ReportPlan, comparison: ComparisonPlan): SQL {
  return sql`current_rows AS MATERIALIZED (${resultSql(plan)}),
    previous_rows AS MATERIALIZED (${counterpartsSql(plan, comparison)}),
    joined AS (
      SELECT coalesce(c.period_begin, p.period_begin) AS period_begin,
        coalesce(c.account_id, p.account_id) AS account_id,
        item_key, currency, p.previous_begin, c.is_current, p.is_previous,
        ${measureColumns((of) => sql`CASE WHEN c.is_current THEN ${measure('c', of)} WHEN ${measure('p', of)} IS NOT NULL THEN 0 END`)},
        ${measureColumns((of) => measure('p', of), previousMeasures.prefix)}
      FROM (SELECT true AS is_current, * FROM current_rows) c
      FULL JOIN (SELECT true AS is_previous, * FROM previous_rows) p
        USING (item_key, currency${joinColumns(plan)})
    ),
    result AS MATERIALIZED (SELECT r.*, ${isHidden(comparison)} AS is_hidden FROM joined r)`;
}

/** Join columns. Custom reports have no periods to match, and summed accounts no account. */
function joinColumns({ period, isPerAccount }: ReportPlan): SQL {
  return sql`${period === 'custom' ? undefined : sql`, period_begin`}${isPerAccount ? sql`, account_id` : undefined}`;
}

/** Rows of the comparison period, with `period_begin` of their counterparts. */
function counterpartsSql({ period, beginDate }: ReportPlan, { plan, shift }: ComparisonPlan): SQL {
  const begin = periodBegin(period, sql`f.begin_date`);
  // February 29 is followed by February 28, which may be before a range that begins on the 29th
  const step = period === 'custom' ? begin : sql`greatest(${later(begin, shift)}, ${beginDate}::date)`;
  return rowsSql(plan, { step, own: begin, isOneToOne: shift.unit !== 'year' });
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

/** Current minus previous value. The sum of a row without a previous value grew from 0; a ratio needs both values. */
export function changeOf(id: MetricId): SQL {
  const previous = metricValue(previousMeasures, id);
  return sql`${metricValue('r', id)} - ${metrics[id].kind === 'sum' ? sql`coalesce(${previous}, 0)` : previous}`;
}
