import { dimensionDataKey, dimensions, valueFilters, type DimensionId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { searchableDimensions } from '../plan/plan-columns';
import type { ReportPlan } from '../plan/report-plan';
import { countsInReport } from './period-sql';

/**
 * The facts, items or spans of a report, before its range and filters; `source` names the table in the query. Spans are
 * those of the section that the rows come from.
 */
export function belongsTo(
  { accountIds, channel, section, from }: Pick<ReportPlan, 'accountIds' | 'channel' | 'section' | 'from'>,
  source: 'f' | 'i' | 's',
): SQL {
  const table = sql.identifier(source);
  return sql`${table}.account_id = ANY(${sql.param(accountIds)}::int[])
    AND ${table}.channel = ${channel} AND ${table}.section = ${source === 's' ? (from ?? section) : section}`;
}

/** The facts `f` of a report: of its accounts and section, in its range, past its filters. */
export function factsOf(plan: ReportPlan): SQL {
  const filter = itemFilter(plan);
  return sql`FROM facts f
    WHERE ${belongsTo(plan, 'f')} AND ${countsInReport(plan, { begin: sql`f.begin_date`, end: sql`f.end_date` })}
    ${filter && sql`AND ${filter}`}`;
}

/** Narrows facts `f` to the items that pass the filters; undefined when nothing is filtered. */
function itemFilter(plan: ReportPlan): SQL | undefined {
  const conditions = itemConditions(plan);
  if (conditions.length === 0) return undefined;
  // `IS TRUE` keeps this a hash table that each fact is looked up in: as a join, a misjudged number of facts would
  // make the planner read all of them again for every item
  return sql`((f.account_id, f.item_key) IN (
    SELECT i.account_id, i.item_key FROM items i JOIN accounts a USING (account_id)
    WHERE ${belongsTo(plan, 'i')} AND ${sql.join(conditions, sql` AND `)}
  )) IS TRUE`;
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

/** Whether a value contains a text, in upper or lower case. */
export function contains(value: SQL, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${value} ILIKE ${pattern}`;
}

/** The text of a dimension of item `i` of account `a`. */
function dimensionValue(id: DimensionId): SQL {
  if (dimensions[id].source === 'fact') return sql`i.dims ->> ${dimensionDataKey(id)}::text`;
  return id === 'accountNo' ? sql`a.account_no` : sql`a.account_name`;
}
