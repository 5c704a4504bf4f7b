import { dimensionDataKey, dimensions, valueFilters, type DimensionId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { searchableDimensions } from '../plan/plan-columns';
import type { ReportPlan } from '../plan/report-plan';
import { countsInReport } from './period-sql';

/**
 * Condition for facts, items or spans of a report, before its range and filters; `source`: the table in the query.
 * Spans belong to the section from which the rows come.
 */
export function belongsTo(
  { accountIds, channel, section, from }: Pick<ReportPlan, 'accountIds' | 'channel' | 'section' | 'from'>,
  source: 'facts' | 'f' | 'i' | 's',
): SQL {
  const table = sql.identifier(source);
  return sql`${table}.account_id = ANY(${sql.param(accountIds)}::int[])
    AND ${table}.channel = ${channel} AND ${table}.section = ${source === 's' ? (from ?? section) : section}`;
}

/** Condition for facts `f` of a report: accounts, section, range and filters. */
export function factsOf(plan: ReportPlan): SQL {
  const filter = itemFilter(plan);
  return sql`FROM facts f
    WHERE ${belongsTo(plan, 'f')} AND ${countsInReport(plan, { begin: sql`f.begin_date`, end: sql`f.end_date` })}
    ${filter && sql`AND ${filter}`}`;
}

/** Condition for facts `f` whose items match the filters; undefined without filters. */
function itemFilter(plan: ReportPlan): SQL | undefined {
  const conditions = itemConditions(plan);
  if (conditions.length === 0) return undefined;
  // `IS TRUE` makes this a hash table lookup per fact: as a join, an underestimated number of facts would make the
  // planner reread all of them for every item
  return sql`((f.account_id, f.item_key) IN (
    SELECT i.account_id, i.item_key FROM items i JOIN accounts a USING (account_id)
    WHERE ${belongsTo(plan, 'i')} AND ${sql.join(conditions, sql` AND `)}
  )) IS TRUE`;
}

/** Whether the report has filters of its items. */
export function hasItemFilter(plan: ReportPlan): boolean {
  return itemConditions(plan).length > 0;
}

function itemConditions(plan: ReportPlan): SQL[] {
  const { text } = plan.filters;
  return [
    ...valueFilters.flatMap((filter) => {
      const values = plan.filters[filter];
      return values ? [isOneOf(filter, values)] : [];
    }),
    ...(text === undefined ? [] : [containsText(searchableDimensions(plan), text)]),
  ];
}

function isOneOf(id: DimensionId, values: readonly string[]): SQL {
  return sql`${dimensionValue(id)} = ANY(${sql.param(values)}::text[])`;
}

function containsText(ids: readonly DimensionId[], text: string): SQL {
  const hits = ids.map((id) => contains(dimensionValue(id), text));
  return hits.length === 0 ? sql`false` : sql`(${sql.join(hits, sql` OR `)})`;
}

/** Condition for values that contain a text, ignoring case. */
export function contains(value: SQL, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${value} ILIKE ${pattern}`;
}

/** Text of a dimension, for item `i` of account `a`. */
export function dimensionValue(id: DimensionId): SQL {
  if (dimensions[id].source === 'fact') return sql`i.dims ->> ${dimensionDataKey(id)}::text`;
  return id === 'accountNo' ? sql`a.account_no` : sql`a.account_name`;
}
