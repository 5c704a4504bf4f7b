import type { Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { decimalOf } from '../../../platform/lib/decimal';
import { measureAndScaleColumns, scaleOf } from '../../duckdb/sql/measures-sql';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { ReportPlan } from '../../plan/report-plan';
import { measure, previousMeasures } from '../../sql/metric-sql';
import { sumWithout } from '../../sql/paired-sql';
import { isFactPerRow } from '../../sql/result-sql';
import { counterpartOf, dateOf, stepOf } from './days-sql';
import { exactValue, wide, wideSums, wideValues, widest } from './exact-sql';
import { loadedFacts, type LoadedFacts } from './loaded-facts-sql';

/** A comparison and the loads with its facts. */
export interface ComparedLoads {
  comparison: ComparisonPlan;
  source: LoadedFacts;
}

/** Rows of a report: `period_begin`, `account_id`, `item_key`, `currency` and the metrics. */
export function loadedRows(plan: ReportPlan, source: LoadedFacts): SQL {
  const step = stepOf(plan.period, sql`f.begin_date`);
  const facts = loadedFacts(plan, source);
  if (isFactPerRow(plan)) {
    return sql`SELECT ${step} AS period_begin, f.account_id AS account_id, f.item_key AS item_key,
      f.currency AS currency, ${wideValues('f')} ${facts}`;
  }
  return sql`SELECT ${step} AS period_begin, ${accountOf(plan, 'f')}, f.item_key AS item_key,
      f.currency AS currency, ${wideSums('f')}
    ${facts} GROUP BY ${keysOf(plan, 'f', plan.period === 'custom' ? undefined : step)}`;
}

/** Rows of the comparison period, with `period_begin` of their counterparts. */
export function previousLoadedRows(plan: ReportPlan, compared: ComparedLoads): SQL {
  return sql`SELECT r.period_begin AS period_begin, ${accountOf(plan, 'r')}, r.item_key AS item_key,
      r.currency AS currency, ${wideSums('r')}
    FROM (${previousFacts(plan, compared)}) r GROUP BY ${keysOf(plan, 'r', sql`r.period_begin`)}`;
}

/** Rows of either period, as in the database's query. */
export function comparedLoadedRows(plan: ReportPlan, source: LoadedFacts, compared: ComparedLoads): SQL {
  const isCurrent = sql`max(r.is_current)`;
  const zero = sumWithout(compared.comparison, sql`r.period_begin`, dateOf);
  const account = sql`if(${isCurrent}, minIf(r.account_id, r.is_current), min(r.account_id))`;
  const current = (of: Measure) => sql`sumIf(${wide(measure('r', of))}, r.is_current)`;
  const previous = (of: Measure) => sql`sumIf(${wide(measure('r', of))}, NOT r.is_current)`;
  return sql`SELECT j.*, ${isLittleChanged(compared.comparison)} AS is_hidden FROM (
      SELECT r.period_begin AS period_begin, ${plan.isPerAccount ? sql`r.account_id` : account} AS account_id,
        r.item_key AS item_key, r.currency AS currency, min(r.previous_begin) AS previous_begin,
        ${isCurrent} AS is_current, NOT min(r.is_current) AS is_previous,
        ${measureAndScaleColumns(
          (of) => sql`if(${isCurrent}, ${current(of)}, if(${previous(of)} IS NULL, NULL, ${zero}))`,
          (of) => sql`if(${isCurrent}, maxIf(${scaleOf('r', of)}, r.is_current), 0)`,
        )},
        ${measureAndScaleColumns(
          previous,
          (of) => sql`maxIf(${scaleOf('r', of)}, NOT r.is_current)`,
          previousMeasures.prefix,
        )}
      FROM (
        SELECT true AS is_current, ${stepOf(plan.period, sql`f.begin_date`)} AS period_begin,
          CAST(NULL AS Nullable(Date)) AS previous_begin, ${factColumns} ${loadedFacts(plan, source)}
        UNION ALL
        SELECT false AS is_current, p.* FROM (${previousFacts(plan, compared)}) p
      ) r
      GROUP BY ${keysOf(plan, 'r', sql`r.period_begin`)}
    ) j`;
}

function previousFacts({ period, beginDate }: ReportPlan, { comparison, source }: ComparedLoads): SQL {
  const own = stepOf(period, sql`f.begin_date`);
  // February 29 is followed by February 28, which may be before a range that begins on the 29th
  const step =
    period === 'custom' ? own : sql`greatest(${counterpartOf(own, comparison.shift)}, ${dateOf(beginDate)})`;
  return sql`SELECT ${step} AS period_begin, toNullable(${own}) AS previous_begin, ${factColumns}
    ${loadedFacts(comparison.plan, source)}`;
}

const factColumns = sql`f.account_id AS account_id, f.item_key AS item_key, f.currency AS currency, ${wideValues('f')}`;

function accountOf({ isPerAccount }: ReportPlan, part: 'f' | 'r'): SQL {
  const account = sql`${sql.identifier(part)}.account_id`;
  return sql`${isPerAccount ? account : sql`min(${account})`} AS account_id`;
}

/** What identifies a row. `step`: absent in a custom report, whose rows have no periods. Summed accounts are not part of it. */
function keysOf({ isPerAccount }: ReportPlan, part: 'f' | 'r', step: SQL | undefined): SQL {
  const of = sql.identifier(part);
  return sql`${of}.item_key, ${of}.currency${step && sql`, ${step}`}${isPerAccount ? sql`, ${of}.account_id` : undefined}`;
}

/** As in the database: values are compared as rounded for display. */
function isLittleChanged({ changed }: ComparisonPlan): SQL {
  if (!changed) return sql`false`;
  const current = widest(exactValue('j', changed.by));
  const previous = widest(exactValue({ ...previousMeasures, part: 'j' }, changed.by));
  const [whole = '0', decimals = ''] = decimalOf(changed.percent).split('.');
  const percent = widest(BigInt(whole + decimals));
  const hundred = widest(100n * 10n ** BigInt(decimals.length));
  return sql`ifNull(j.is_current AND j.is_previous AND (
    ${current} = ${previous} OR (${current} IS NULL AND ${previous} IS NULL)
    OR abs(${current} - ${previous}) * ${hundred} < ${percent} * abs(${previous})
  ), false)`;
}
