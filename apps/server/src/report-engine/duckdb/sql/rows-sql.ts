import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { decimalOf } from '../../../platform/lib/decimal';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { ReportPlan } from '../../plan/report-plan';
import { isGrouped } from '../../sql/group-sql';
import { measure, measureColumn, previousMeasures } from '../../sql/metric-sql';
import { sumWithout } from '../../sql/paired-sql';
import { isFactPerRow, type TrendRows } from '../../sql/result-sql';
import { copiedGroups } from './copied-groups-sql';
import {
  approximateValue,
  measureAndScaleColumns,
  comparableValue,
  scaleOf,
  summedMeasures,
  sumsOfMetric,
  wideMeasures,
} from './measures-sql';
import { laterDay, periodStart } from './periods-sql';
import { copiedFacts, type CopiedFacts } from './sources-sql';

/** A comparison and the files with its facts. */
export interface ComparedSource {
  comparison: ComparisonPlan;
  source: CopiedFacts;
}

/**
 * Rows of a report that meet a condition: `period_begin`, `account_id`, `item_key`, `currency` and the metrics. Without a
 * condition, all rows.
 */
export function copiedRows(plan: ReportPlan, source: CopiedFacts, condition?: SQL): SQL {
  const rows = allCopiedRows(plan, source);
  return condition ? sql`SELECT r.* FROM (${rows}) r WHERE ${condition}` : rows;
}

function allCopiedRows(plan: ReportPlan, source: CopiedFacts): SQL {
  const step = periodStart(plan.period, sql`f.begin_date`);
  return stepRows(plan, { source, step, isOneToOne: true });
}

/** Rows of the comparison period, with `period_begin` of their counterparts and `previous_begin`. */
export function previousCopiedRows(plan: ReportPlan, { comparison, source }: ComparedSource): SQL {
  const own = periodStart(plan.period, sql`f.begin_date`);
  const step = counterpartStart(plan, comparison);
  return stepRows(comparison.plan, { source, step, own, isOneToOne: comparison.shift.unit !== 'year' });
}

/** `period_begin` of the row with which a fact `f` of the comparison period is compared. */
function counterpartStart({ period, beginDate }: ReportPlan, { shift }: ComparisonPlan): SQL {
  const own = periodStart(period, sql`f.begin_date`);
  // February 29 is followed by February 28, which may be before a range that begins on the 29th
  return period === 'custom' ? own : sql`greatest(${laterDay(own, shift)}, ${beginDate}::DATE)`;
}

/** Parts of a WITH that end with `result`: the rows of either period that meet a condition, as in the database's query. */
export function comparedRows(
  plan: ReportPlan,
  source: CopiedFacts,
  { compared, condition }: { compared: ComparedSource; condition?: SQL | undefined },
): SQL {
  const hidden = isHidden(compared.comparison);
  const rows = sql`SELECT r.* FROM joined r ${condition && sql`WHERE ${condition}`}`;
  const sources = [source, compared.source];
  const shown = isGrouped(plan)
    ? copiedGroups(plan, rows, { sources, comparison: compared.comparison })
    : rows;
  return sql`${joinedRows(plan, source, compared)},
    result AS (SELECT r.*, ${hidden} AS is_hidden FROM (${shown}) r)`;
}

/** Parts of a WITH that end with `joined`: the rows of either period. */
function joinedRows(plan: ReportPlan, source: CopiedFacts, compared: ComparedSource): SQL {
  const { period, isPerAccount } = plan;
  const begin = period === 'custom' ? sql`NULL::DATE` : sql`period_begin`;
  const zero = sumWithout(compared.comparison, begin);
  return sql`current_rows AS MATERIALIZED (${allCopiedRows(plan, source)}),
    previous_rows AS MATERIALIZED (${previousCopiedRows(plan, compared)}),
    joined AS (
      SELECT ${begin} AS period_begin,
        ${isPerAccount ? sql`account_id` : sql`coalesce(c.account_id, p.account_id)`} AS account_id,
        item_key, currency, p.previous_begin,
        coalesce(c.is_current, false) AS is_current, coalesce(p.is_previous, false) AS is_previous,
        ${measureAndScaleColumns(
          (of) =>
            sql`CASE WHEN c.is_current THEN ${measure('c', of)} WHEN ${measure('p', of)} IS NOT NULL THEN ${zero} END`,
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
    )`;
}

/** The rows whose facts a trend shows, by the condition of the report. */
export interface MatchingRows {
  plan: ReportPlan;
  source: CopiedFacts;
  compared?: ComparedSource | undefined;
  condition?: SQL | undefined;
  side: TrendRows['side'];
  /** Query for the keys of these rows, if another one than by condition. */
  rows?: SQL | undefined;
}

/** Condition for facts `f` of the rows that meet the condition of a report. */
export function isOfCopiedRow({ plan: shown, compared, side, ...matching }: MatchingRows): SQL {
  const plan = { ...shown, groupBy: undefined };
  const rows = matching.rows ?? rowsByCondition({ plan, compared, side, ...matching });
  const step =
    side === 'previous' && compared
      ? counterpartStart(plan, compared.comparison)
      : periodStart(plan.period, sql`f.begin_date`);
  return isOfRow(plan, { rows: sql`(${rows})`, step });
}

function rowsByCondition({ plan, source, compared, condition, side }: MatchingRows): SQL {
  return compared
    ? sql`WITH ${comparedRows(plan, source, { compared, condition })}
      SELECT r.* FROM result r WHERE ${side === 'current' ? sql`r.is_current` : sql`r.is_previous`}`
    : copiedRows(plan, source, condition);
}

/** Condition for facts `f` of the rows with these keys; `step`: of their period. A correlated `EXISTS` would group all facts by the keys. */
function isOfRow({ period, isPerAccount }: ReportPlan, { rows, step }: { rows: SQLWrapper; step: SQL }): SQL {
  const keyed = (part: 'f' | 'k', periodBegin: SQL) => {
    const column = (name: string) => sql.raw(`${part}.${name}`);
    return sql.join(
      [
        column('item_key'),
        column('currency'),
        ...(period === 'custom' ? [] : [periodBegin]),
        ...(isPerAccount ? [column('account_id')] : []),
      ],
      sql`, `,
    );
  };
  return sql`(${keyed('f', step)}) IN (SELECT ${keyed('k', sql`k.period_begin`)} FROM ${rows} k)`;
}

function stepRows(
  plan: ReportPlan,
  { source, step, own, isOneToOne }: { source: CopiedFacts; step: SQL; own?: SQL; isOneToOne: boolean },
): SQL {
  const inPage = source.page && sql`AND ${isOfRow(plan, { rows: sql.identifier(source.page), step })}`;
  const facts = sql`${copiedFacts(plan, source)} ${inPage}`;
  const shown = plan.definition.metrics.flatMap(sumsOfMetric);
  if (isOneToOne && isFactPerRow(plan)) {
    return sql`SELECT ${step} AS period_begin, ${own && sql`${own} AS previous_begin,`}
      f.account_id, f.item_key, f.currency, ${wideMeasures('f', shown)} ${facts}`;
  }
  const { isPerAccount } = plan;
  return sql`SELECT ${step} AS period_begin, ${own && sql`min(${own}) AS previous_begin,`}
      ${isPerAccount ? sql`f.account_id` : sql`min(f.account_id) AS account_id`},
      f.item_key, f.currency, ${summedMeasures('f', shown)}
    ${facts}
    GROUP BY 1, ${isPerAccount ? sql`f.account_id,` : undefined} f.item_key, f.currency`;
}

/**
 * As in the database: values are compared as rounded for display. Floating-point numbers decide where the difference is clear, since they take
 * a tenth of the time.
 */
export function isHidden({ changed }: ComparisonPlan): SQL {
  if (!changed) return sql`false`;
  const { isGreat, isSmall } = clearChange(changed, {
    current: approximateValue((of) => `r."${measureColumn[of]}"`, changed.by),
    previous: approximateValue((of) => `r."${previousMeasures.prefix}${measureColumn[of]}"`, changed.by),
  });
  return sql`coalesce(r.is_current AND r.is_previous AND CASE
    WHEN ${sql.raw(isGreat)} THEN false WHEN ${sql.raw(isSmall)} THEN true ELSE ${isHiddenExactly(changed)} END, false)`;
}

/**
 * Conditions for changes that are clearly greater and smaller than the percentage, from approximate values. Others, and those without a value,
 * meet neither.
 */
export function clearChange(
  { percent }: Pick<NonNullable<ComparisonPlan['changed']>, 'percent'>,
  { current, previous }: Readonly<Record<'current' | 'previous', string>>,
): { isGreat: string; isSmall: string } {
  // rounding changes each value by half a unit and 12 digits at most, and so the change by one unit and 12 digits of both values; both
  // values together are at most the change and twice the previous value
  const unit = 100 + percent;
  const digits = unit * 1e-12;
  const excess = (sign: 1 | -1) =>
    `abs(${current} - ${previous}) * ${100 - sign * digits}::DOUBLE - abs(${previous}) * ${percent + sign * 2 * digits}::DOUBLE`;
  return { isGreat: `${excess(1)} > ${unit}::DOUBLE`, isSmall: `${excess(-1)} < -${unit}::DOUBLE` };
}

function isHiddenExactly({ by, percent }: NonNullable<ComparisonPlan['changed']>): SQL {
  const current = comparableValue('r', by);
  const previous = comparableValue(previousMeasures, by);
  const [whole = '0', decimals = ''] = decimalOf(percent).split('.');
  const part = sql.raw(`${BigInt(whole + decimals)}::HUGEINT`);
  const hundred = sql.raw(`${100n * 10n ** BigInt(decimals.length)}::HUGEINT`);
  return sql`(${current} IS NOT DISTINCT FROM ${previous}
    OR abs(${current} - ${previous}) * ${hundred} < ${part} * abs(${previous}))`;
}
