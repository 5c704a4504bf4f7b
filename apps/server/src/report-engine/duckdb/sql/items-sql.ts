import type { Measure } from '@meridian/api-client/contract';
import { measureColumn, previousMeasures } from '../../sql/metric-sql';
import type { ReportReading } from '../../sql/report-sql';
import type { DuckdbRow } from '../messages';
import type { ConditionMatches } from '../report-context.repository';
import { isPairedPeriod, monthOfDay, type ReportPeriod } from '../report-periods';
import type { EarlierFiles } from './copied-earlier-items-sql';
import { dayBits, dayColumn } from './day-columns-sql';
import { textLiteral } from './query-sql';
import type { ComparedSource } from './rows-sql';
import type { CopiedFacts } from './sources-sql';

/** A report of one account over files of days. */
export interface DayReading extends ReportReading {
  accountId: number;
  periods: readonly ReportPeriod[];
  /** Paths of the files of days by month, `yyyy-MM`, in the report's range and that of its comparison. */
  files: ReadonlyMap<string, string>;
  /** Sums of all days of these months, without filters, in the rows of `factDaySumsQuery`. */
  daySums: readonly DuckdbRow[];
  /** For filters of items, also those of the comparison. */
  source: CopiedFacts;
  compared?: ComparedSource | undefined;
  /** In a report with conditions, what they match by the collation of the database. */
  matches?: ConditionMatches | undefined;
  /** In a report with conditions of items, the files with what these need. */
  earlier?: EarlierFiles | undefined;
}

/** Periods over the same months, whose items are read together. */
export interface ItemGroup {
  periods: readonly ReportPeriod[];
  /**
   * Query for one row per item and currency with the columns of `itemColumn` for each period. An item's months are joined once, and periods
   * within one month need no join.
   */
  items: string;
}

/** Columns of a period in an `ItemGroup`, by its position there; the previous ones only in a comparison. */
export const itemColumn = {
  isCurrent: (index: number) => `"is_current ${index}"`,
  isPrevious: (index: number) => `"is_previous ${index}"`,
  /** Sum of a metric; in a comparison 0 if the item has it in the previous period only. */
  current: (of: Measure, index: number) => `"${measureColumn[of]} ${index}"`,
  previous: (of: Measure, index: number) => `"${previousMeasures.prefix}${measureColumn[of]} ${index}"`,
};

/** The items of a report by groups of periods. `isFiltered`: only those of the query `matching`. */
export function itemGroups(
  reading: Pick<DayReading, 'comparison' | 'periods' | 'files'>,
  options: { own: readonly Measure[]; isFiltered: boolean },
): ItemGroup[] {
  const { periods, files } = reading;
  const sides = reading.comparison ? [current, previous] : [current];
  const groups = new Map<string, ReportPeriod[]>();
  for (const period of periods) {
    const months = new Set(sides.flatMap((side) => side.daysOf(period)).map(monthOfDay));
    const key = [...months]
      .filter((month) => files.has(month))
      .sort()
      .join(' ');
    groups.set(key, [...(groups.get(key) ?? []), period]);
  }
  groups.delete('');
  return [...groups].map(([key, group]) => ({
    periods: group,
    items: itemsOf(key.split(' '), {
      ...options,
      periods: group,
      files,
      sides,
      comparison: reading.comparison,
    }),
  }));
}

/** The periods of a report, or their counterparts. */
interface Side {
  /** Prefix of the columns of a month. */
  prefix: string;
  daysOf: (period: ReportPeriod) => readonly string[];
}
const current: Side = { prefix: 'current', daysOf: ({ days }) => days };
const previous: Side = { prefix: 'previous', daysOf: ({ previousDays }) => previousDays };

interface MonthOptions {
  periods: readonly ReportPeriod[];
  files: DayReading['files'];
  sides: readonly Side[];
  /** Metrics of the rows. */
  own: readonly Measure[];
  isFiltered: boolean;
  comparison: ReportReading['comparison'];
}

function itemsOf(months: readonly string[], options: MonthOptions): string {
  const { periods, sides, own, comparison } = options;
  const tables = months.map((month, index) => {
    const table = `(${itemsOfMonth(month, options)}) "${month}"`;
    return index === 0 ? table : `FULL JOIN ${table} USING (item_key, currency)`;
  });
  const isCompared = sides.includes(previous);
  const columns = periods.flatMap((period, index) => {
    const existence = (side: Side) =>
      columnsOf(side, period, `${side.prefix} ${index}`)
        .map((column) => `coalesce(${column}, false)`)
        .join(' OR ') || 'false';
    const sum = (side: Side, of: Measure) => sumOf(columnsOf(side, period, `${side.prefix} ${index} ${of}`));
    if (!isCompared) {
      return [
        `${existence(current)} AS ${itemColumn.isCurrent(index)}`,
        ...own.map((of) => `${sum(current, of)} AS ${itemColumn.current(of, index)}`),
      ];
    }
    const zero = isPairedPeriod(period.begin, comparison) ? '0' : 'NULL::HUGEINT';
    return [
      `${existence(current)} AS ${itemColumn.isCurrent(index)}`,
      `${existence(previous)} AS ${itemColumn.isPrevious(index)}`,
      ...own.flatMap((of) => [
        `CASE WHEN ${existence(current)} THEN ${sum(current, of)} WHEN ${sum(previous, of)} IS NOT NULL THEN ${zero} END AS ${itemColumn.current(of, index)}`,
        `${sum(previous, of)} AS ${itemColumn.previous(of, index)}`,
      ]),
    ];
  });
  return `SELECT item_key, currency, ${columns.join(',')} FROM ${tables.join(' ')}`;

  /** Columns of the months in which a period has days. */
  function columnsOf(side: Side, period: ReportPeriod, name: string): string[] {
    const own = new Set(side.daysOf(period).map(monthOfDay));
    return months.filter((month) => own.has(month)).map((month) => `"${month}"."${name}"`);
  }
}

/** Items of a month with the columns of its part of each period: whether the item has facts, and its metrics. */
function itemsOfMonth(month: string, { periods, files, sides, own, isFiltered }: MonthOptions): string {
  const columns = sides.flatMap((side) =>
    periods.flatMap((period, index) => {
      const days = side
        .daysOf(period)
        .filter((day) => monthOfDay(day) === month)
        .map((day) => Number(day.slice(8)));
      if (days.length === 0) return [];
      const name = `${side.prefix} ${index}`;
      return [
        `(f.days & ${dayBits(days)}) <> 0 AS "${name}"`,
        ...own.map((of) => `${sumOf(days.map((day) => `f."${dayColumn(of, day)}"`))} AS "${name} ${of}"`),
      ];
    }),
  );
  return `SELECT f.item_key, f.currency, ${columns.join(',')}
    FROM read_parquet(${textLiteral(files.get(month) ?? '')}) f
    ${isFiltered ? 'WHERE f.item_key IN (SELECT m.item_key FROM matching m)' : ''}`;
}

/** Sum of those columns that have a value. */
export function sumOf(columns: readonly string[]): string {
  const [only] = columns;
  if (only === undefined) return 'NULL::BIGINT';
  if (columns.length === 1) return only;
  const sum = columns.map((column) => `coalesce(${column}, 0)`).join(' + ');
  return `CASE WHEN coalesce(${columns.join(',')}) IS NOT NULL THEN ${sum} END`;
}
