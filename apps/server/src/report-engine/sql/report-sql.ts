import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { OwnMetricOrder, ReportOrder } from '../plan/report-order';
import type { ReportPlan } from '../plan/report-plan';
import { earlierPart } from './earlier-items-sql';
import { hasItemFilter } from './filter-sql';
import { finerParts } from './finer-sql';
import { groupDims, groupsSql, isGrouped } from './group-sql';
import { changeOf, metricValue, previousMeasures, rowMetrics, sumsOf, totalMetrics } from './metric-sql';
import { ownMetricOrderValue } from './own-metric-sql';
import { comparedAsShown, unpairedLast } from './paired-sql';
import { comparedParts, isFactPerRow, resultSql } from './result-sql';

export interface PageWindow {
  limit: number;
  offset: number;
}

/** The rows to read, and their order. */
export interface ReportReading {
  plan: ReportPlan;
  comparison?: ComparisonPlan | undefined;
  order?: ReportOrder | undefined;
  /** Order by an own metric, in place of `order`. */
  ownOrder?: OwnMetricOrder | undefined;
}

/**
 * Query of a report: one row with `totalCount`, `hiddenCount`, `currencies`, `totals`, the latter two also as
 * `previousCurrencies` and `previousTotals`, and the page's rows as `list`.
 *
 * The result is read once, totalled and limited to the page; only the page's rows are joined with their dimensions.
 */
export function reportSql(reading: ReportReading, page: PageWindow): SQL {
  const { plan, comparison } = reading;
  const ids = plan.definition.metrics;
  const order = orderSql(reading);
  return sql`
    WITH ${resultParts(reading)},
    ${totalsParts(reading)},
    counts AS (${countsSql(reading)}),
    page AS (
      SELECT * FROM result r WHERE ${isShown(reading)} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT c.shown AS "totalCount", c.all_rows - c.shown AS "hiddenCount",
      t.currencies, ${totalMetrics('t', ids)} AS totals,
      ${comparison ? sql`p.currencies` : sql`'{}'::text[]`} AS "previousCurrencies",
      ${comparison ? totalMetrics('p', ids) : sql`'{}'::json`} AS "previousTotals",
      (SELECT coalesce(json_agg(${recordJson(reading)} ORDER BY ${order}), '[]') FROM page r ${recordJoins(plan)}) AS list
    FROM counts c, totals t${comparison && sql`, previous_totals p`}`;
}

/** Parts of a WITH with `totals`, in a comparison also `previous_totals`. */
function totalsParts({ comparison }: ReportReading): SQL {
  const totals = sql`totals AS (${totalsSql(comparison ? 'current_rows' : 'result')})`;
  if (!comparison) return totals;
  return sql`${totals},
    previous_totals AS (${totalsSql('previous_rows')})`;
}

/** Parts of a WITH that end with `result`: the rows of a report, with the comparison if there is one. */
export function resultParts({ plan, comparison }: ReportReading): SQL {
  return comparison
    ? sql`${earlierPart(plan)}${finerParts([plan, comparison.plan])}${comparedParts(plan, comparison)}`
    : sql`${earlierPart(plan)}${finerParts([plan])}result AS ${materialized(plan)} (${shownRows(plan)})`;
}

function shownRows(plan: ReportPlan): SQL {
  const rows = resultSql(plan);
  return isGrouped(plan) ? groupsSql(plan, sql`(${rows})`) : rows;
}

/**
 * Whether the result is stored while the query runs. Facts that are the rows themselves are read again for the page: that takes less time
 * than a copy on disk, unless each reading filters them.
 */
function materialized(plan: ReportPlan): SQL {
  const isRead =
    isFactPerRow(plan) &&
    plan.from === undefined &&
    plan.where === undefined &&
    !isGrouped(plan) &&
    !hasItemFilter(plan);
  return isRead ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`;
}

/** Condition for rows `r` of `result` in the list. */
export function isShown({ comparison }: ReportReading): SQL {
  return comparison?.changed ? sql`NOT r.is_hidden` : sql`true`;
}

/** Row `r` of `result`, joined with `recordJoins`, as JSON of a `ReportRecord`. */
export function recordJson({ plan, comparison }: ReportReading): SQL {
  const ids = plan.definition.metrics;
  const previous = sql`CASE WHEN r.is_previous THEN
    json_build_object('periodBegin', r.previous_begin, 'metrics', ${rowMetrics(previousMeasures, ids)}) END`;
  return sql`json_build_object(
    'periodBegin', r.period_begin, 'currency', r.currency, 'dims', ${isGrouped(plan) ? groupDims(plan) : sql`i.dims`},
    'accountNo', a.account_no, 'accountName', a.account_name,
    'metrics', ${rowMetrics('r', ids)}, 'previous', ${comparison ? previous : sql`NULL::json`})`;
}

/** Joins row `r` of `result` with its account `a` and its item `i`. */
export function recordJoins(plan: ReportPlan): SQL {
  const accounts = sql`JOIN accounts a USING (account_id)`;
  return isGrouped(plan) ? accounts : sql`${accounts} LEFT JOIN items i ON ${itemOfRow(plan)}`;
}

/** A complete order, so that pages neither overlap nor omit rows. */
export function orderSql(given: ReportReading): SQL {
  const reading = comparedAsShown(given);
  const { plan, order, ownOrder } = reading;
  const primary = order
    ? directed(orderValue(order, reading), order)
    : ownOrder && directed(ownMetricOrderValue(ownOrder), ownOrder);
  return sql`${primary && sql`${primary},`} ${unpairedLast(reading)}r.period_begin DESC,
    ${hasHours(plan) ? sql`${hourOfRow(plan)} ASC,` : undefined}
    r.cost DESC, r.currency, r.account_id, r.item_key`;
}

function directed(value: SQL, { direction }: Pick<ReportOrder, 'direction'>): SQL {
  return sql`${value} ${sql.raw(direction === 'asc' ? 'ASC' : 'DESC')} NULLS LAST`;
}

/** The value of row `r` that an order compares. */
export function orderValue({ by, part }: Pick<ReportOrder, 'by' | 'part'>, reading: ReportReading): SQL {
  if (by === 'period') return sql`${unpairedLast(reading)}r.period_begin`;
  if (part === 'change') return changeOf(by, reading.comparison);
  return metricValue(part === 'previous' ? previousMeasures : 'r', by);
}

/** Whether the default order is that of the hours of a day, or of its weekdays. */
export const hasHours = ({ definition, groupBy }: ReportPlan) =>
  groupBy === undefined ? definition.dimensions.includes('hour') : groupBy === 'hour' || groupBy === 'week';

/** Hours as numbers for sorting, because they are stored as texts. */
function hourOfRow(plan: ReportPlan): SQL {
  if (isGrouped(plan)) return hourOf(sql`r.group_value`);
  return sql`(SELECT ${hourOfItem} FROM items i WHERE ${itemOfRow(plan)})`;
}

/** Hour of item `i`, 0 to 23, from texts such as `9` or `09:00-10:00`. */
export const hourOfItem = hourOf(sql`i.dims ->> 'hour'`);

function hourOf(text: SQL): SQL {
  return sql`substring(${text} FROM '^\\d{1,2}')::int`;
}

/** Totals and their number of rows, summed by currency first: `array_agg(DISTINCT …)` would sort all rows. */
function totalsSql(rows: 'result' | 'current_rows' | 'previous_rows'): SQL {
  return sql`SELECT coalesce(array_agg(c.currency ORDER BY c.currency), '{}') AS currencies,
      coalesce(sum(c.row_count), 0) AS row_count, ${sumsOf('c')}
    FROM (SELECT r.currency, count(*) AS row_count, ${sumsOf('r')} FROM ${sql.identifier(rows)} r GROUP BY r.currency) c`;
}

/** Without a comparison, the totals have counted the rows already. */
function countsSql(reading: ReportReading): SQL {
  return reading.comparison
    ? sql`SELECT count(*) FILTER (WHERE ${isShown(reading)}) AS shown, count(*) AS all_rows FROM result r`
    : sql`SELECT row_count AS shown, row_count AS all_rows FROM totals`;
}

function itemOfRow({ channel, section }: ReportPlan): SQL {
  return sql`i.account_id = r.account_id AND i.channel = ${channel} AND i.section = ${section}
    AND i.item_key = r.item_key`;
}
