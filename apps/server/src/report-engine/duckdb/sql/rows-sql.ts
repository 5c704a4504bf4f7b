import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { ReportPlan } from '../../plan/report-plan';
import { measure } from '../../sql/metric-sql';
import { isFactPerRow, previousMeasures } from '../../sql/result-sql';
import {
  measureAndScaleColumns,
  comparableValue,
  scaleOf,
  summedMeasures,
  wideMeasures,
} from './measures-sql';
import { laterDay, periodStart } from './periods-sql';
import { copiedFacts, type CopiedFacts } from './sources-sql';

/** A comparison and the files with its facts. */
export interface ComparedSource {
  comparison: ComparisonPlan;
  source: CopiedFacts;
}

/** Rows of a report: `period_begin`, `account_id`, `item_key`, `currency` and the metrics. */
export function copiedRows(plan: ReportPlan, source: CopiedFacts): SQL {
  const step = periodStart(plan.period, sql`f.begin_date`);
  return stepRows(plan, { source, step, isOneToOne: true });
}

/** Rows of the comparison period, with `period_begin` of their counterparts and `previous_begin`. */
export function previousCopiedRows(
  { period, beginDate }: ReportPlan,
  { comparison, source }: ComparedSource,
): SQL {
  const own = periodStart(period, sql`f.begin_date`);
  // February 29 is followed by February 28, which may be before a range that begins on the 29th
  const step =
    period === 'custom' ? own : sql`greatest(${laterDay(own, comparison.shift)}, ${beginDate}::DATE)`;
  return stepRows(comparison.plan, { source, step, own, isOneToOne: comparison.shift.unit !== 'year' });
}

/** Parts of a WITH that end with `result`: the rows of either period, as in the database's query. */
export function comparedRows(plan: ReportPlan, source: CopiedFacts, compared: ComparedSource): SQL {
  const { period, isPerAccount } = plan;
  return sql`current_rows AS MATERIALIZED (${copiedRows(plan, source)}),
    previous_rows AS MATERIALIZED (${previousCopiedRows(plan, compared)}),
    joined AS (
      SELECT ${period === 'custom' ? sql`NULL::DATE` : sql`period_begin`} AS period_begin,
        ${isPerAccount ? sql`account_id` : sql`coalesce(c.account_id, p.account_id)`} AS account_id,
        item_key, currency, p.previous_begin,
        coalesce(c.is_current, false) AS is_current, coalesce(p.is_previous, false) AS is_previous,
        ${measureAndScaleColumns(
          (of) =>
            sql`CASE WHEN c.is_current THEN ${measure('c', of)} WHEN ${measure('p', of)} IS NOT NULL THEN 0 END`,
          (of) => sql`CASE WHEN c.is_current THEN ${scaleOf('c', of)} ELSE 0 END`,
        )},
        ${measureAndScaleColumns(
          (of) => measure('p', of),
          (of) => scaleOf('p', of),
          previousMeasures.prefix,
        )}
      FROM (SELECT true AS is_current, * FROM current_rows) c
      FULL JOIN (SELECT true AS is_previous, * FROM previous_rows) p
        USING (item_key, currency${period === 'custom' ? undefined : sql`, period_begin`}${
          isPerAccount ? sql`, account_id` : undefined
        })
    ),
    result AS (SELECT r.*, ${isHidden(compared.comparison)} AS is_hidden FROM joined r)`;
}

function stepRows(
  plan: ReportPlan,
  { source, step, own, isOneToOne }: { source: CopiedFacts; step: SQL; own?: SQL; isOneToOne: boolean },
): SQL {
  const facts = copiedFacts(plan, source);
  if (isOneToOne && isFactPerRow(plan)) {
    return sql`SELECT ${step} AS period_begin, ${own && sql`${own} AS previous_begin,`}
      f.account_id, f.item_key, f.currency, ${wideMeasures('f')} ${facts}`;
  }
  const { isPerAccount } = plan;
  return sql`SELECT ${step} AS period_begin, ${own && sql`min(${own}) AS previous_begin,`}
      ${isPerAccount ? sql`f.account_id` : sql`min(f.account_id) AS account_id`},
      f.item_key, f.currency, ${summedMeasures('f')}
    ${facts}
    GROUP BY 1, ${isPerAccount ? sql`f.account_id,` : undefined} f.item_key, f.currency`;
}

/** As in the database: values are compared as rounded for display. */
export function isHidden({ changed }: ComparisonPlan): SQL {
  if (!changed) return sql`false`;
  const current = comparableValue('r', changed.by);
  const previous = comparableValue(previousMeasures, changed.by);
  const [whole = '0', decimals = ''] = String(changed.percent).split('.');
  const percent = sql.raw(`${BigInt(whole + decimals)}::HUGEINT`);
  const hundred = sql.raw(`${100n * 10n ** BigInt(decimals.length)}::HUGEINT`);
  return sql`coalesce(r.is_current AND r.is_previous AND (
    ${current} IS NOT DISTINCT FROM ${previous}
    OR abs(${current} - ${previous}) * ${hundred} < ${percent} * abs(${previous})
  ), false)`;
}
