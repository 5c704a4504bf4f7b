import { measures } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { dayBits, dayColumn, dayScaleColumn } from './day-columns-sql';
import type { DayReading } from './items-sql';
import { isAmount, selectedMeasures, summedMeasures } from './measures-sql';
import { textLiteral } from './query-sql';
import { matchingItems } from './sources-sql';

/** Sums by day and currency of a file of facts of one day each, in the columns of `daySumsQuery`. */
export function factDaySumsQuery(facts: string): SQL {
  return sql`SELECT s.day, s.currency, s.row_count, ${selectedMeasures('s')}
    FROM (
      SELECT f.begin_date::VARCHAR AS day, f.currency, count(*) AS row_count, ${summedMeasures('f')}
      FROM ${sql.raw(`read_parquet(${textLiteral(facts)})`)} f
      GROUP BY f.begin_date, f.currency
    ) s ORDER BY 1, 2`;
}

/** Sums by day and currency: day, currency, number of facts, and the metrics of `selectedMeasures`. Days without facts have no row. */
export function daySumsQuery(
  { plan, source, files, daySums }: Pick<DayReading, 'plan' | 'source' | 'files' | 'daySums'>,
  days: readonly string[],
): SQL {
  const matching = matchingItems(plan, source);
  const months = [...files].map(([month, path]) => {
    const own = days.filter((day) => day.startsWith(month));
    if (own.length === 0) return [];
    const currencies = new Set(
      daySums.flatMap(([day, currency]) => (String(day).startsWith(month) ? String(currency) : [])),
    );
    return [...currencies].map((currency) =>
      monthSums(own, { path, currency, isFiltered: matching !== undefined }),
    );
  });
  return sql`${matching && sql`WITH matching AS MATERIALIZED (${matching})`}
    SELECT * FROM (${sql.raw(months.flat().join('\nUNION ALL '))}) s WHERE s.row_count > 0 ORDER BY 1, 2`;
}

/** One row per day, made from one row with columns of each day, since groups by currency take three times as long. */
function monthSums(
  days: readonly string[],
  { path, currency, isFiltered }: { path: string; currency: string; isFiltered: boolean },
): string {
  const numbers = days.map((day) => Number(day.slice(8)));
  const columns = [
    { name: 'row_count', of: (day: number) => `count(*) FILTER ((f.days & ${dayBits([day])}) <> 0)` },
    ...measures.map((of) => ({ name: of, of: (day: number) => `sum(f."${dayColumn(of, day)}")` })),
    ...measures
      .filter(isAmount)
      .map((of) => ({ name: `${of} scale`, of: (day: number) => `max(f."${dayScaleColumn(of, day)}")` })),
  ];
  const lists = columns.map(({ name, of }) => `[${numbers.map(of).join(',')}] AS "${name}"`);
  return `SELECT unnest([${days.map(textLiteral).join(',')}]) AS day, ${textLiteral(currency)} AS currency, ${columns
    .map(({ name }) => `unnest("${name}") AS "${name}"`)
    .join(',')}
    FROM (
      SELECT ${lists.join(',\n        ')}
      FROM read_parquet(${textLiteral(path)}) f
      WHERE f.currency = ${textLiteral(currency)} ${isFiltered ? 'AND f.item_key IN (SELECT m.item_key FROM matching m)' : ''}
    )`;
}
