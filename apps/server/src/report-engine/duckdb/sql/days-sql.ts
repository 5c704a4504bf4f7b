import type { Measure } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import { daysInRange, monthOfDay } from '../report-periods';
import { dayBits, dayColumn, dayScaleColumn } from './day-columns-sql';
import type { DayReading } from './items-sql';
import { isAmount, measureAndScaleColumns, selectedMeasures, summedMeasures } from './measures-sql';
import { textLiteral } from './query-sql';

/**
 * Sums by day and currency of a file of facts of one day each: day, currency, number of facts, and the metrics of `selectedMeasures`. Days
 * without facts have no row.
 */
export function factDaySumsQuery(facts: string): SQL {
  return sql`SELECT s.day, s.currency, s.row_count, ${selectedMeasures('s')}
    FROM (
      SELECT f.begin_date::VARCHAR AS day, f.currency, count(*) AS row_count, ${summedMeasures('f')}
      FROM ${sql.raw(`read_parquet(${textLiteral(facts)})`)} f GROUP BY f.begin_date, f.currency
    ) s ORDER BY 1, 2`;
}

/**
 * Sums of the items of the query `matching` like those of `factDaySumsQuery`, with these metrics only, from files of days: they have fewer rows
 * to filter than files of facts. Undefined if the range has no facts.
 */
export function matchingDaySumsQuery(
  range: DateRange,
  { files, matching, own }: Pick<DayReading, 'files'> & { matching: SQL; own: readonly Measure[] },
): SQL | undefined {
  const months = [...files].flatMap(([month, path]) => {
    const days = daysInRange(range).filter((day) => monthOfDay(day) === month);
    return days.length === 0 ? [] : [sumsOfMonth(path, { days, own })];
  });
  if (months.length === 0) return undefined;
  return sql`WITH matching AS MATERIALIZED (${matching})
    SELECT s.day, s.currency, s.row_count, ${selectedMeasures('s')}
    FROM (${sql.join(months, sql` UNION ALL `)}) s WHERE s.row_count > 0 ORDER BY 1, 2`;
}

function sumsOfMonth(
  path: string,
  { days: dates, own }: { days: readonly string[]; own: readonly Measure[] },
): SQL {
  const days = dates.map((date) => Number(date.slice(8)));
  const items = `FROM read_parquet(${textLiteral(path)}) f WHERE f.item_key IN (SELECT m.item_key FROM matching m)`;
  const sums = own.flatMap((of) => [
    ...days.map((day) => `sum(f."${dayColumn(of, day)}") AS "${dayColumn(of, day)}"`),
    ...(isAmount(of)
      ? days.map((day) => `max(f."${dayScaleColumn(of, day)}") AS "${dayScaleColumn(of, day)}"`)
      : []),
  ]);
  // few items differ in their days, so that counting by these takes less than counting each day
  const counts = days.map(
    (day) => `sum(d.items) FILTER ((d.days & ${dayBits([day])}) <> 0) AS "items ${day}"`,
  );
  const list = (column: (day: number) => string) =>
    sql.raw(`unnest([${days.map((day) => `"${column(day)}"`).join(',')}])`);
  return sql`SELECT ${sql.raw(`unnest([${dates.map(textLiteral).join(',')}])`)} AS day, currency,
      ${list((day) => `items ${day}`)} AS row_count,
      ${measureAndScaleColumns(
        (of) => (own.includes(of) ? list((day) => dayColumn(of, day)) : sql`NULL::HUGEINT`),
        (of) => (own.includes(of) ? list((day) => dayScaleColumn(of, day)) : sql`NULL::UTINYINT`),
      )}
    FROM (SELECT f.currency, ${sql.raw(sums.join(','))} ${sql.raw(items)} GROUP BY f.currency)
    JOIN (
      SELECT d.currency, ${sql.raw(counts.join(','))}
      FROM (SELECT f.currency, f.days, count(*) AS items ${sql.raw(items)} GROUP BY f.currency, f.days) d GROUP BY d.currency
    ) USING (currency)`;
}
