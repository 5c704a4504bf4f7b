import { measures, type Measure } from '@meridian/api-client/contract';
import { measureColumn } from '../../sql/metric-sql';
import { isAmount, scaleColumn } from './measures-sql';
import { metricFileOptions, textLiteral } from './query-sql';

/**
 * A file of days has the facts of a month in one row per item and currency, with a column per metric and day. A report reads only the
 * columns of its days, adds them without grouping, and finds the item's other periods in the same row.
 */

/** Column with a metric of one day of the month, 1 to 31. */
export const dayColumn = (of: Measure, day: number) => `${measureColumn[of]} ${day}`;

/** Column with the reported decimals of an amount of one day. */
export const dayScaleColumn = (of: Measure, day: number) => `${scaleColumn(measureColumn[of])} ${day}`;

/** Days of a month as bits: bit 0 is the first one. */
export const dayBits = (days: readonly number[]) => days.reduce((bits, day) => bits + 2 ** (day - 1), 0);

/** Greatest metric in a file of days, so that no sum of a year exceeds a BIGINT. */
const maxValue = 10n ** 16n;

/**
 * Query for the number of facts in a file, and whether they fit into a file of days: each has one day, and none is so great that sums could
 * overflow.
 */
export function dayFactsQuery(facts: string): string {
  const isSmall = measures.map((of) => `coalesce(max(abs(${measureColumn[of]})), 0) <= ${maxValue}`);
  return `SELECT count(*), coalesce(bool_and(begin_date = end_date), false) AND ${isSmall.join(' AND ')}
    FROM read_parquet(${textLiteral(facts)})`;
}

/** Statement that writes a part of a file of days from a file of facts. `part`: 0 to `partCount` − 1, in the order of items. */
export function factsToDays(
  { from, to }: { from: string; to: string },
  { part, partCount }: { part: number; partCount: number },
): string {
  const values = factColumns.flatMap((column) =>
    monthDays.map((day) => `${valueOfDay(column, day)} AS "${column} ${day}"`),
  );
  const fields = factColumns.map((column) => `${column}: ${column}`);
  return `COPY (
    SELECT account_id, item_key, currency, days, ${values.join(',\n      ')}
    FROM (
      SELECT account_id, item_key, currency, bit_or(1 << (day - 1)) AS days,
        list_sort(list({day: day, ${fields.join(',')}})) AS facts
      FROM (SELECT *, day(begin_date)::INTEGER AS day FROM read_parquet(${textLiteral(from)}))
      WHERE ${isInPart(part, partCount)}
      GROUP BY account_id, item_key, currency
    )
    ORDER BY item_key, currency
  ) TO ${textLiteral(to)} (${parquetOptions})`;
}

/** Statement that joins the parts of a file of days. */
export function joinDayParts({ from, to }: { from: readonly string[]; to: string }): string {
  return `COPY (SELECT * FROM read_parquet([${from.map(textLiteral).join(',')}])) TO ${textLiteral(to)} (${parquetOptions})`;
}

/** Query for whether a file of days has exactly the facts of a file of facts. */
export function daysParity({ facts, days }: { facts: string; days: string }): string {
  const columns = ['item_key', 'currency', ...factColumns];
  const lists = factColumns.map(
    (column) => `unnest([${monthDays.map((day) => `"${column} ${day}"`).join(',')}]) AS ${column}`,
  );
  const parity = `count(*), sum(hash(day, ${columns.join(',')}))`;
  return `SELECT (
      SELECT (${parity}) FROM (SELECT *, day(begin_date)::INTEGER AS day FROM read_parquet(${textLiteral(facts)}))
    ) IS NOT DISTINCT FROM (
      SELECT (${parity}) FROM (
        SELECT item_key, currency, days, unnest([${monthDays.join(',')}]) AS day, ${lists.join(',')}
        FROM read_parquet(${textLiteral(days)})
      ) WHERE days & (1 << (day - 1)) <> 0
    )`;
}

/** Columns of a fact that a file of days has for each day. */
const factColumns = measures.flatMap((of) => [
  measureColumn[of],
  ...(isAmount(of) ? [scaleColumn(measureColumn[of])] : []),
]);
const monthDays = Array.from({ length: 31 }, (_, index) => index + 1);
/** Small enough that several cores read one month of an account. */
const parquetOptions = `${metricFileOptions}, ROW_GROUP_SIZE 8192`;

/** Value of a day in the sorted list of an item's facts: as many stand before it as there are earlier days with facts. */
function valueOfDay(column: string, day: number): string {
  const bit = 2 ** (day - 1);
  return `CASE WHEN days & ${bit} <> 0 THEN facts[bit_count(days & ${bit - 1}) + 1].${column} END`;
}

/** Keys are hashes, so equal ranges of them have about equally many items. */
function isInPart(part: number, partCount: number): string {
  const bound = (index: number) =>
    `'${Math.floor((index * 65_536) / partCount)
      .toString(16)
      .padStart(4, '0')}0000-0000-0000-0000-000000000000'::UUID`;
  const isBelow = part + 1 < partCount ? ` AND item_key < ${bound(part + 1)}` : '';
  return `item_key >= ${bound(part)}${isBelow}`;
}
