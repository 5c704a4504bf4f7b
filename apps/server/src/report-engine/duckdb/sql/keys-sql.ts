import { measures, type Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure, measureColumn, previousMeasures } from '../../sql/metric-sql';
import type { PageWindow } from '../../sql/report-sql';
import type { TrendRows } from '../../sql/result-sql';
import { bestRow, type BestRow } from './best-row-sql';
import { copiedConditions } from './copied-conditions-sql';
import { itemColumn, itemGroups, type DayReading, type ItemGroup } from './items-sql';
import { copiedOrder, describedRowsQuery } from './list-sql';
import { measureAndScaleColumns, selectedMeasures, sumsOfMetric } from './measures-sql';
import { isHidden } from './rows-sql';
import { matchingItems, type CopiedFacts } from './sources-sql';

/** Keys of a page's rows in order: first day of the period, item and currency. */
export function keysQuery(reading: DayReading, page: PageWindow): SQL {
  return pageQuery(reading, page, sql`r.period_begin::VARCHAR, r.item_key::VARCHAR, r.currency`);
}

/** The first rows like those of `describedRowsQuery`, which would sort all rows with all their metrics and texts. */
export function firstRowsQuery(reading: DayReading, limit: number): SQL {
  const { source, compared } = reading;
  const inPage = (own: CopiedFacts) => ({ ...own, page: 'page' });
  const rows = {
    ...reading,
    source: inPage(source),
    compared: compared && { ...compared, source: inPage(compared.source) },
  };
  const keys = sql`r.account_id, r.period_begin, r.item_key, r.currency`;
  const page = sql`page AS MATERIALIZED (${pageQuery(reading, { limit, offset: 0 }, keys)})`;
  return describedRowsQuery(rows, { limit: null, offset: 0 }, page);
}

/** Columns, by which a row is found, of a page's rows in order. */
function pageQuery(reading: DayReading, { limit, offset }: PageWindow, keys: SQL): SQL {
  const needed = [...sumsOfMetric(reading.order?.by), ...conditionMeasures(reading), 'cost' as const];
  return sql`WITH ${resultParts(reading, { needed, rowCount: offset + limit })}
    SELECT ${keys} FROM result r
    WHERE NOT r.is_hidden ORDER BY ${copiedOrder(reading)} LIMIT ${limit} OFFSET ${offset}`;
}

/** Keys of the rows of one side that meet the conditions of a report. */
export function matchingRowsQuery(reading: DayReading, side: TrendRows['side']): SQL {
  return sql`WITH ${resultParts(reading, { needed: conditionMeasures(reading) })}
    SELECT r.account_id, r.period_begin, r.item_key, r.currency FROM result r
    WHERE ${side === 'current' ? sql`r.is_current` : sql`r.is_previous`}`;
}

/** One row: the numbers of shown and of all rows. */
export function rowCountsQuery(reading: DayReading): SQL {
  return sql`WITH ${resultParts(reading, { needed: conditionMeasures(reading) })}
    SELECT count(*) FILTER (WHERE NOT r.is_hidden), count(*) FROM result r`;
}

/**
 * Sums of the rows of a report, by currency in order: `currency`, number of current rows, their metrics as `selectedMeasures`, the same of the
 * previous rows, and the numbers of shown and of all rows.
 */
export function rowSumsQuery(reading: DayReading): SQL {
  const { plan, comparison } = reading;
  const own = plan.definition.metrics.flatMap(sumsOfMetric);
  // totals are rounded in the same way whatever the decimals of their rows
  const sums = (prefix: string, isOwn: SQL) =>
    measureAndScaleColumns(
      (of) =>
        own.includes(of)
          ? sql`sum(${measure({ part: 'r', prefix }, of)}) FILTER (WHERE ${isOwn})`
          : sql`NULL::HUGEINT`,
      () => sql`NULL::UTINYINT`,
      prefix,
    );
  const { prefix } = previousMeasures;
  return sql`WITH ${resultParts(reading, { needed: own })}
    SELECT s.currency, s.current_count, ${selectedMeasures('s')},
      ${comparison && sql`s.previous_count, ${selectedMeasures('s', prefix)},`} s.shown, s."all"
    FROM (
      SELECT r.currency, count(*) FILTER (WHERE r.is_current) AS current_count, ${sums('', sql`r.is_current`)},
        ${comparison && sql`count(*) FILTER (WHERE r.is_previous) AS previous_count, ${sums(prefix, sql`r.is_previous`)},`}
        count(*) FILTER (WHERE NOT r.is_hidden) AS shown, count(*) AS "all"
      FROM result r GROUP BY r.currency
    ) s ORDER BY s.currency`;
}

/** Metrics on which it depends whether a row is shown. */
function conditionMeasures({ plan, comparison }: DayReading): Measure[] {
  const ids = (plan.where ?? [])
    .flat()
    .flatMap(({ column }) => (column.kind === 'metric' ? [column.id] : []));
  return [comparison?.changed?.by, ...ids].flatMap(sumsOfMetric);
}

/**
 * Parts of a WITH that end with `result`: the rows of a report like those of a list, with the needed metrics only. With `rowCount`, rows that
 * are not among so many first ones may be absent.
 */
function resultParts(
  reading: DayReading,
  { needed, rowCount }: { needed: readonly Measure[]; rowCount?: number },
): SQL {
  const { accountId, comparison, plan, source } = reading;
  const condition = copiedConditions(reading);
  const own = measures.filter((of) => needed.includes(of));
  const matching = matchingItems(plan, source);
  const groups = itemGroups(reading, { own, isFiltered: matching !== undefined });
  const isCompared = comparison !== undefined;
  const parts = groups.map((group, index) => {
    // conditions need all rows
    const best = rowCount === undefined || condition ? undefined : bestRow(reading, group, rowCount);
    return groupParts(group, { name: `items ${index}`, own, isCompared, best });
  });
  return sql`${matching && sql`matching AS MATERIALIZED (${matching}),`}
    ${sql.raw(parts.map(({ items }) => `${items},\n`).join(''))}
    result AS (
      SELECT r.*, ${comparison ? isHidden(comparison) : sql`false`} AS is_hidden
      FROM (
        SELECT *, ${accountId}::INTEGER AS account_id FROM (${sql.raw(parts.map(({ rows }) => rows).join('\nUNION ALL '))})
      ) r
      WHERE (r.is_current ${comparison && sql`OR r.is_previous`}) ${condition && sql`AND ${condition}`}
    )`;
}

/** A part of a WITH with the items of a group, and the query for their rows in each period, also where they have no facts. */
function groupParts(
  { periods, items }: ItemGroup,
  {
    name,
    own,
    isCompared,
    best,
  }: { name: string; own: readonly Measure[]; isCompared: boolean; best: BestRow | undefined },
): { items: string; rows: string } {
  const columns: [string, (index: number) => string][] = [
    ['is_current', itemColumn.isCurrent],
    ...own.map((of): [string, (index: number) => string] => [
      measureColumn[of],
      (index) => itemColumn.current(of, index),
    ]),
  ];
  if (isCompared) {
    columns.push(
      ['is_previous', itemColumn.isPrevious],
      ...own.map((of): [string, (index: number) => string] => [
        previousMeasures.prefix + measureColumn[of],
        (index) => itemColumn.previous(of, index),
      ]),
    );
  }
  const begins = periods.map(({ begin }) => (begin === null ? 'NULL::DATE' : `DATE '${begin}'`));
  const lists = columns.map(
    ([column, cell]) => `unnest([${periods.map((_, index) => cell(index)).join(',')}]) AS ${column}`,
  );
  const rows = `SELECT item_key, currency, unnest([${begins.join(',')}]) AS period_begin, ${lists.join(',')}`;
  if (best === undefined) return { items: `"${name}" AS (${items})`, rows: `${rows} FROM "${name}"` };
  return {
    items: `"${name}" AS MATERIALIZED (SELECT *, ${best.columns} FROM (
        SELECT ${['*', ...best.ratios].join(',')} FROM (${items})
      )),
      "${name} limit" AS (${best.lastOf(name)})`,
    rows: `${rows} FROM "${name}" i, "${name} limit" l WHERE ${best.isWithin}`,
  };
}
