import type { MetricId } from '@meridian/api-client/contract';
import { metrics } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { OwnMetricOrder, ReportOrder } from '../../plan/report-order';
import { isGrouped } from '../../sql/group-sql';
import { measure, previousMeasures } from '../../sql/metric-sql';
import { comparedAsShown, sumWithout, unpairedLast } from '../../sql/paired-sql';
import { hasHours, type PageWindow, type ReportReading } from '../../sql/report-sql';
import type { ConditionMatches } from '../report-context.repository';
import { copiedConditions } from './copied-conditions-sql';
import type { EarlierFiles } from './copied-earlier-items-sql';
import { copiedGroups, copiedHourOfGroup } from './copied-groups-sql';
import { copiedOwnMetric } from './copied-own-metric-sql';
import {
  comparableValue,
  measureAndScaleColumns,
  scaleOf,
  selectedMeasures,
  summedMeasures,
} from './measures-sql';
import { comparedRows, previousCopiedRows, copiedRows, type ComparedSource } from './rows-sql';
import { itemsOf, type CopiedFacts } from './sources-sql';

/** A report and the files with its facts. */
export interface CopiedReading extends ReportReading {
  source: CopiedFacts;
  compared?: ComparedSource | undefined;
  /** In a report with conditions, what they match by the collation of the database. */
  matches?: ConditionMatches | undefined;
  /** In a report with conditions of items, the files with what these need. */
  earlier?: EarlierFiles | undefined;
}

/** Totals by currency, sorted: `currency`, number of rows, and the metrics of `selectedMeasures`. */
export function totalsQuery(reading: CopiedReading, part: 'current' | 'previous'): SQL {
  const rows = rowsOfPart(reading, part);
  return sql`SELECT t.currency, t.row_count, ${selectedMeasures('t')}
    FROM (SELECT r.currency, count(*) AS row_count, ${summedMeasures('r')} FROM (${rows}) r GROUP BY r.currency) t
    ORDER BY t.currency`;
}

function rowsOfPart(reading: CopiedReading, part: 'current' | 'previous'): SQL {
  const { plan, source, compared } = reading;
  if (!compared) return copiedRows(plan, source, copiedConditions(reading));
  if (plan.where === undefined)
    return part === 'previous' ? previousCopiedRows(plan, compared) : copiedRows(plan, source);
  const [prefix, exists] =
    part === 'previous' ? [previousMeasures.prefix, sql`r.is_previous`] : ['', sql`r.is_current`];
  const columns = measureAndScaleColumns(
    (of) => measure({ part: 'r', prefix }, of),
    (of) => scaleOf('r', of, prefix),
  );
  // groups would have 0 where rows of one period only have no value
  const rows = { ...reading, plan: { ...plan, groupBy: undefined } };
  return sql`WITH ${resultParts(rows)} SELECT r.currency, ${columns} FROM result r WHERE ${exists}`;
}

/** One row of a report that is compared or grouped: the number of shown rows and of all rows. */
export function countsQuery(reading: CopiedReading): SQL {
  return sql`WITH ${resultParts(reading)}
    SELECT count(*) FILTER (WHERE ${isShown(reading)}), count(*) FROM result r`;
}

/** Rows in order: the columns of `pageColumns`, for groups with the text that they are summed by; `limit` null: all. */
export function rowsQuery(reading: CopiedReading, { limit, offset }: RowWindow): SQL {
  return sql`WITH ${resultParts(reading)}
    SELECT ${pageColumns(reading)} FROM ${orderedFrom(reading)}
    WHERE ${isShown(reading)} ORDER BY ${copiedOrder(reading)} ${limitOf(limit)} OFFSET ${offset}`;
}

/**
 * Like `rowsQuery`, with the dimensions of each row as JSON in the last column; for sums of a finer section, those of
 * any of its items. `pagePart`: the part of the query that its sources name as their page.
 */
export function describedRowsQuery(
  reading: CopiedReading,
  { limit, offset }: RowWindow,
  pagePart?: SQL,
): SQL {
  const { page } = reading.source;
  return sql`WITH ${pagePart && sql`${pagePart},`} ${resultParts(reading)},
    described AS (
      SELECT i.item_key, any_value(i.dims) AS dims FROM ${itemsOf(...sourcesOf(reading))} i
      ${page && sql`WHERE i.item_key IN (SELECT k.item_key FROM ${sql.identifier(page)} k)`} GROUP BY i.item_key
    )
    SELECT ${pageColumns(reading)}, d.dims FROM ${orderedFrom(reading)}
    LEFT JOIN described d ON d.item_key = r.item_key
    WHERE ${isShown(reading)} ORDER BY ${copiedOrder(reading)} ${limitOf(limit)} OFFSET ${offset}`;
}

/** Rows to read; `limit` null: all. */
export type RowWindow = Omit<PageWindow, 'limit'> & { limit: number | null };

const limitOf = (limit: number | null) => (limit === null ? undefined : sql`LIMIT ${limit}`);

function resultParts(reading: CopiedReading): SQL {
  const { plan, source, compared } = reading;
  const condition = copiedConditions(reading);
  if (compared) return comparedRows(plan, source, { compared, condition });
  const rows = copiedRows(plan, source, condition);
  return sql`result AS (${isGrouped(plan) ? copiedGroups(plan, rows, { sources: [source] }) : rows})`;
}

function pageColumns({ plan, compared }: CopiedReading): SQL {
  const previous = sql`, r.is_previous, r.previous_begin::VARCHAR,
    ${selectedMeasures('r', previousMeasures.prefix)}`;
  return sql`r.period_begin::VARCHAR, r.account_id, r.item_key::VARCHAR, r.currency, ${selectedMeasures('r')}
    ${compared && previous}${isGrouped(plan) ? sql`, r.group_value` : undefined}`;
}

function isShown({ compared }: CopiedReading): SQL {
  return compared ? sql`NOT r.is_hidden` : sql`true`;
}

/** Hours are stored with the items. */
function orderedFrom(reading: CopiedReading): SQL {
  if (isGrouped(reading.plan) || !hasHours(reading.plan)) return sql`result r`;
  return sql`result r LEFT JOIN (
      SELECT i.item_key, any_value(i.hour) AS hour FROM ${itemsOf(...sourcesOf(reading))} i GROUP BY i.item_key
    ) h ON h.item_key = r.item_key`;
}

function sourcesOf({ source, compared }: CopiedReading): CopiedFacts[] {
  return compared ? [source, compared.source] : [source];
}

/** The complete order of the database's query. */
export function copiedOrder(given: ReportReading): SQL {
  const reading = comparedAsShown(given);
  const { plan, order, ownOrder } = reading;
  const primary = order ? primaryOrder(order, reading) : ownOrder && ownPrimaryOrder(ownOrder);
  return sql`${primary && sql`${primary},`} ${unpairedLast(reading)}r.period_begin DESC NULLS FIRST,
    ${hasHours(plan) ? sql`${isGrouped(plan) ? copiedHourOfGroup : sql`h.hour`} ASC NULLS LAST,` : undefined}
    r.cost DESC NULLS FIRST, r.currency ASC, r.account_id ASC, r.item_key ASC`;
}

function primaryOrder({ by, part, direction }: ReportOrder, reading: ReportReading): SQL {
  return directed(orderValue({ by, part }, reading), direction);
}

function ownPrimaryOrder({ formulas, part, direction }: OwnMetricOrder): SQL {
  return directed(copiedOwnMetric(formulas)[part], direction);
}

const directed = (value: SQL, direction: ReportOrder['direction']) =>
  sql`${value} ${sql.raw(direction === 'asc' ? 'ASC' : 'DESC')} NULLS LAST`;

function orderValue({ by, part }: Pick<ReportOrder, 'by' | 'part'>, reading: ReportReading): SQL {
  if (by === 'period') return sql`${unpairedLast(reading)}r.period_begin`;
  if (part === 'change') return changeOf(by, reading);
  return comparableValue(part === 'previous' ? previousMeasures : 'r', by);
}

function changeOf(id: MetricId, { comparison }: ReportReading): SQL {
  const previous = comparableValue(previousMeasures, id);
  const from = sql`coalesce(${previous}, ${sumWithout(comparison, sql`r.period_begin`)})`;
  return sql`${comparableValue('r', id)} - ${metrics[id].kind === 'sum' ? from : previous}`;
}
