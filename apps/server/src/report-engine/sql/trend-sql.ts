import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import { earlierPart } from './earlier-items-sql';
import { belongsTo, factsOf } from './filter-sql';
import { finerParts } from './finer-sql';
import { groupMetrics, measure, measureColumns, sumsOf, totalMetrics } from './metric-sql';
import { countsInReport, type SpanColumns } from './period-sql';
import { isOfMatchingRow, matchingParts, type TrendRows } from './result-sql';

/**
 * Query of a trend: one row with `currencies` and `totals` as in the report, and the metrics of each step in order as
 * `points`. A step contains data that lies entirely within it: zeros on imported days without traffic, nulls without
 * data. `rows`: if the report has conditions, the rows whose facts count.
 */
export function trendSql(plan: ReportPlan, steps: readonly TrendStep[], rows?: TrendRows): SQL {
  const ids = plan.definition.metrics;
  const ofRows = rows && sql` AND ${isOfMatchingRow(rows)}`;
  const plans = rows && [rows.plan, ...(rows.comparison ? [rows.comparison.plan] : [])];
  return sql`
    WITH ${rows && earlierPart(rows.plan)}${finerParts([plan, ...(plans ?? [])])}${rows && sql`${matchingParts(rows)}, `}spans AS MATERIALIZED (
      SELECT f.begin_date, f.end_date, f.currency, ${sumsOf('f')} ${factsOf(plan)}${ofRows} GROUP BY 1, 2, 3
    ),
    totals AS (
      SELECT coalesce(array_agg(DISTINCT s.currency), '{}') AS currencies, ${sumsOf('s')} FROM spans s
    ),
    steps AS (
      SELECT * FROM ${stepRows(steps)} WITH ORDINALITY AS p(begin_date, end_date, position)
    ),
    sums AS (
      SELECT p.position, ${sumsOf('s')}
      FROM steps p JOIN spans s ON s.begin_date >= p.begin_date AND s.end_date <= p.end_date
      GROUP BY p.position
    ),
    points AS (
      SELECT p.position, t.currencies, ${measureColumns((of) =>
        of === 'pcCost' || of === 'mobileCost'
          ? measure('s', of)
          : sql`coalesce(${measure('s', of)}, CASE WHEN p.is_loaded THEN 0 END)`,
      )}
      FROM (SELECT *, ${isLoaded(plan)} AS is_loaded FROM steps p) p
      CROSS JOIN totals t
      LEFT JOIN sums s USING (position)
    )
    SELECT t.currencies, ${totalMetrics('t', ids)} AS totals,
      (SELECT coalesce(json_agg(${groupMetrics('p', ids)} ORDER BY p.position), '[]') FROM points p) AS points
    FROM totals t`;
}

/** Positions of the steps with imported data, from 1. */
export function loadedStepsSql(plan: ReportPlan, steps: readonly TrendStep[]): SQL {
  return sql`SELECT p.position FROM ${stepRows(steps)} WITH ORDINALITY AS p(begin_date, end_date, position)
    WHERE ${isLoaded(plan)}`;
}

/** Condition for spans that lie entirely within one of the steps. */
export function fitsStep(steps: readonly TrendStep[], { begin, end }: SpanColumns): SQL {
  return sql`EXISTS (
    SELECT FROM ${stepRows(steps)} AS p(begin_date, end_date) WHERE ${begin} >= p.begin_date AND ${end} <= p.end_date
  )`;
}

function stepRows(steps: readonly TrendStep[]): SQL {
  const begins = steps.map(({ beginDate }) => beginDate);
  const ends = steps.map(({ endDate }) => endDate);
  return sql`unnest(${sql.param(begins)}::date[], ${sql.param(ends)}::date[])`;
}

function isLoaded(plan: ReportPlan): SQL {
  return sql`EXISTS (
    SELECT FROM fact_spans s
    WHERE ${belongsTo(plan, 's')} AND s.begin_date >= p.begin_date AND s.end_date <= p.end_date
      AND ${countsInReport(plan, { begin: sql`s.begin_date`, end: sql`s.end_date` })}
  )`;
}
