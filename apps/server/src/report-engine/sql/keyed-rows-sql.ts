import { sql, type SQL } from 'drizzle-orm';
import type { ReportOrder } from '../plan/report-order';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';
import {
  isShown,
  orderSql,
  orderValue,
  recordJoins,
  recordJson,
  resultParts,
  type PageWindow,
  type ReportReading,
} from './report-sql';

/** A row of a report of one account. */
export interface RowKey {
  /** First day of the period; null in a custom report. */
  periodBegin: string | null;
  itemKey: string;
  currency: string;
}

/** Facts of one day each, of which rows are sums. */
export interface DayFact {
  itemKey: string;
  currency: string;
  day: string;
}

/** Rows that are found by their keys. */
interface KeyedRows {
  keys: readonly RowKey[];
  /** All facts that the rows are sums of. */
  facts: readonly DayFact[];
}

/**
 * Rows with these keys in the order of the report, one JSON `record` each. The filters of the report and its conditions are left out: the
 * keys are those of matching rows.
 */
export function keyedRowsSql(reading: ReportReading, { keys, facts }: KeyedRows): SQL {
  const unfiltered = withoutFilters(reading);
  const withoutConditions = { ...unfiltered, plan: { ...unfiltered.plan, where: undefined } };
  return sql`
    WITH ${factsPart(reading.plan, facts)}, ${resultParts(withoutConditions)}
    SELECT ${recordJson(withoutConditions)} AS record
    FROM ${rowsWith(keys)}
    ${recordJoins(reading.plan)}
    WHERE ${isShown(reading)} ORDER BY ${orderSql(reading)}`;
}

/**
 * A page of those of the rows with these keys that meet the conditions of the report, in its order: one JSON `record` each, and `value`, by
 * which the order compares it. The filters of the report are left out: the rows match them.
 */
export function firstKeyedRowsSql(
  reading: ReportReading,
  { keys, facts, order, page }: KeyedRows & { order: ReportOrder; page: PageWindow },
): SQL {
  const unfiltered = withoutFilters(reading);
  return sql`
    WITH ${factsPart(reading.plan, facts)}, ${resultParts(unfiltered)}
    SELECT ${recordJson(unfiltered)} AS record, ${orderValue(order, reading)}::float8 AS value
    FROM (
      SELECT r.* FROM ${rowsWith(keys)}
      WHERE ${isShown(reading)} ORDER BY ${orderSql(reading)} LIMIT ${page.limit} OFFSET ${page.offset}
    ) r
    ${recordJoins(reading.plan)} ORDER BY ${orderSql(reading)}`;
}

/** Rows `r` of the result with these keys `k`. Its other rows lack facts: a day may belong to two rows of a comparison. */
function rowsWith(keys: readonly RowKey[]): SQL {
  return sql`unnest(${arrayOf(keys, 'itemKey')}::uuid[], ${arrayOf(keys, 'currency')}::text[], ${arrayOf(keys, 'periodBegin')}::date[])
      AS k(item_key, currency, period_begin)
    JOIN result r ON r.item_key = k.item_key AND r.currency = k.currency AND r.period_begin IS NOT DISTINCT FROM k.period_begin`;
}

/** A part of a WITH that hides the table, so that the query of a report reads these facts only. */
function factsPart(plan: ReportPlan, facts: readonly DayFact[]): SQL {
  const days = facts.map(({ day }) => day).sort();
  // Each is unique, and a limit makes the database look up every key instead of reading all facts of the days.
  return sql`facts AS MATERIALIZED (
      SELECT f.* FROM (
        SELECT DISTINCT * FROM unnest(${arrayOf(facts, 'itemKey')}::uuid[], ${arrayOf(facts, 'currency')}::text[],
          ${arrayOf(facts, 'day')}::date[]) AS k(item_key, currency, day)
      ) k, LATERAL (
        SELECT * FROM facts
        WHERE ${belongsTo(plan, 'facts')} AND begin_date BETWEEN ${days[0] ?? null}::date AND ${days.at(-1) ?? null}::date
          AND begin_date = k.day AND end_date = k.day AND item_key = k.item_key AND currency = k.currency
        LIMIT 1
      ) f
    )`;
}

function withoutFilters(reading: ReportReading): ReportReading {
  const { comparison } = reading;
  const unfiltered = (plan: ReportPlan): ReportPlan => ({ ...plan, filters: {} });
  return {
    ...reading,
    plan: unfiltered(reading.plan),
    comparison: comparison && { ...comparison, plan: unfiltered(comparison.plan) },
  };
}

function arrayOf<T>(rows: readonly T[], key: keyof T): SQL {
  return sql`${sql.param(rows.map((row) => row[key]))}`;
}
