import { metrics, type MetricId } from '@meridian/api-client/contract';
import type { CounterpartShift } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import { factsOf } from './filter-sql';
import { measure, measureColumns, measuresOf, metricValue, sumsOf } from './metric-sql';
import { periodBegin } from './period-sql';
import type { ReportPlan } from '../plan/report-plan';

/** Where the measures of the period compared with stand in a compared row `r`. */
export const before = { part: 'r', prefix: 'before_' } as const;

/** The rows of a report: `period_begin`, `account_id`, `item_key`, `currency` and the measures. */
export function resultSql(plan: ReportPlan): SQL {
  return rowsSql(plan, { step: periodBegin(plan.period, sql`f.begin_date`), isOneToOne: true });
}

/**
 * The rows of a report beside those of the period compared with, as queries named by their keys for one WITH:
 * `current_rows` and `before_rows` as `resultSql`, `result` with the rows of either. A row of `result` has the measures
 * of now, 0 where it exists only before; those of before with a prefix; `before_begin`, `is_before` (it existed then)
 * and `is_hidden` (it changed too little).
 */
export function comparedParts(plan: ReportPlan, comparison: ComparisonPlan): SQL {
  return sql`current_rows AS MATERIALIZED (${resultSql(plan)}),
    before_rows AS MATERIALIZED (${counterpartsSql(plan, comparison)}),
    joined AS (
      SELECT coalesce(n.period_begin, b.period_begin) AS period_begin,
        coalesce(n.account_id, b.account_id) AS account_id,
        item_key, currency, b.before_begin, n.is_now, b.is_before,
        ${measureColumns((of) => sql`CASE WHEN n.is_now THEN ${measure('n', of)} WHEN ${measure('b', of)} IS NOT NULL THEN 0 END`)},
        ${measureColumns((of) => measure('b', of), before.prefix)}
      FROM (SELECT true AS is_now, * FROM current_rows) n
      FULL JOIN (SELECT true AS is_before, * FROM before_rows) b
        USING (item_key, currency${joinColumns(plan)})
    ),
    result AS MATERIALIZED (SELECT r.*, ${isHidden(comparison)} AS is_hidden FROM joined r)`;
}

/** Custom reports have no periods to match, and summed accounts no account. */
function joinColumns({ period, isPerAccount }: ReportPlan): SQL {
  return sql`${period === 'custom' ? undefined : sql`, period_begin`}${isPerAccount ? sql`, account_id` : undefined}`;
}

/** The rows of the period compared with, `period_begin` being that of their counterpart. */
function counterpartsSql({ period, beginDate }: ReportPlan, { plan, shift }: ComparisonPlan): SQL {
  const begin = periodBegin(period, sql`f.begin_date`);
  // February 29 has February 28 after it, which may lie before a range that begins on the 29th itself
  const step = period === 'custom' ? begin : sql`greatest(${later(begin, shift)}, ${beginDate}::date)`;
  return rowsSql(plan, { step, own: begin, isOneToOne: shift.unit !== 'year' });
}

function later(day: SQL, { unit, count }: CounterpartShift): SQL {
  if (unit === 'day') return sql`${day} + ${count}::int`;
  return sql`(${day} + make_interval(months => ${unit === 'year' ? 12 : count}::int))::date`;
}

/** `isOneToOne`: no two days become the same `step`. `own` also answers the first of the rows' own periods. */
function rowsSql(
  plan: ReportPlan,
  { step, own, isOneToOne }: { step: SQL; own?: SQL; isOneToOne: boolean },
): SQL {
  const { period, isPerAccount, accountIds } = plan;
  const facts = factsOf(plan);
  // each fact is a row of its own: summing groups of one would double the time of the most used reports
  if (period === 'daily' && isOneToOne && (isPerAccount || accountIds.length === 1)) {
    return sql`SELECT ${step} AS period_begin, ${own && sql`${own} AS before_begin,`}
      f.account_id, f.item_key, f.currency, ${measuresOf('f')} ${facts}`;
  }
  // equal items of several accounts have equal keys; any of the accounts can name the dimensions
  return sql`SELECT ${step} AS period_begin, ${own && sql`min(${own}) AS before_begin,`}
      ${isPerAccount ? sql`f.account_id` : sql`min(f.account_id) AS account_id`},
      f.item_key, f.currency, ${sumsOf('f')}
    ${facts}
    GROUP BY 1, ${isPerAccount ? sql`f.account_id,` : undefined} f.item_key, f.currency`;
}

/** New and stopped rows always changed; so did one that had no value and has one now. */
function isHidden({ changed }: ComparisonPlan): SQL {
  if (!changed) return sql`false`;
  const now = metricValue('r', changed.by);
  const previous = metricValue(before, changed.by);
  return sql`(r.is_now AND r.is_before AND (
    ${now} IS NOT DISTINCT FROM ${previous}
    OR abs(${now} - ${previous}) < ${changed.percent}::numeric / 100 * abs(${previous})
  )) IS TRUE`;
}

/** Now minus before. A sum of a row that did not exist before grew from 0; a ratio needs both to have changed. */
export function changeOf(id: MetricId): SQL {
  const previous = metricValue(before, id);
  return sql`${metricValue('r', id)} - ${metrics[id].kind === 'sum' ? sql`coalesce(${previous}, 0)` : previous}`;
}
