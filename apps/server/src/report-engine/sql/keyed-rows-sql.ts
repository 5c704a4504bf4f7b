import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';
import { isShown, orderSql, recordJoins, recordJson, resultParts, type ReportReading } from './report-sql';

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

/**
 * Rows with these keys in the order of the report, one JSON `record` each. `facts`: all that they are sums of. The filters of the report
 * and its conditions are left out: the keys are those of matching rows.
 */
export function keyedRowsSql(
  reading: ReportReading,
  { keys, facts }: { keys: readonly RowKey[]; facts: readonly DayFact[] },
): SQL {
  const { comparison } = reading;
  const plan = withoutFilters(reading.plan);
  const unfiltered = {
    ...reading,
    plan,
    comparison: comparison && { ...comparison, plan: withoutFilters(comparison.plan) },
  };
  const days = facts.map(({ day }) => day).sort();
  // The name hides the table, so that the query of a report reads these facts only. Each is unique, and a limit makes the database look up
  // every key instead of reading all facts of the days.
  return sql`
    WITH facts AS MATERIALIZED (
      SELECT f.* FROM (
        SELECT DISTINCT * FROM unnest(${arrayOf(facts, 'itemKey')}::uuid[], ${arrayOf(facts, 'currency')}::text[],
          ${arrayOf(facts, 'day')}::date[]) AS k(item_key, currency, day)
      ) k, LATERAL (
        SELECT * FROM facts
        WHERE ${belongsTo(plan, 'facts')} AND begin_date BETWEEN ${days[0] ?? null}::date AND ${days.at(-1) ?? null}::date
          AND begin_date = k.day AND end_date = k.day AND item_key = k.item_key AND currency = k.currency
        LIMIT 1
      ) f
    ),
    ${resultParts(unfiltered)}
    SELECT ${recordJson(unfiltered)} AS record
    FROM unnest(${arrayOf(keys, 'itemKey')}::uuid[], ${arrayOf(keys, 'currency')}::text[], ${arrayOf(keys, 'periodBegin')}::date[])
      AS k(item_key, currency, period_begin)
    JOIN result r ON r.item_key = k.item_key AND r.currency = k.currency AND r.period_begin IS NOT DISTINCT FROM k.period_begin
    ${recordJoins(plan)}
    WHERE ${isShown(reading)} ORDER BY ${orderSql(reading)}`;
}

const withoutFilters = (plan: ReportPlan): ReportPlan => ({ ...plan, filters: {}, where: undefined });

function arrayOf<T>(rows: readonly T[], key: keyof T): SQL {
  return sql`${sql.param(rows.map((row) => row[key]))}`;
}
