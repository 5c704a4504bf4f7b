import { dimensionDataKey, dimensions, valueFilters, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { factDimensionKeys } from '../../../platform/lib/item-dims';
import { isOneOf } from '../../duckdb/sql/query-sql';
import { searchableDimensions } from '../../plan/plan-columns';
import type { ReportPlan } from '../../plan/report-plan';
import { isInReport } from './days-sql';
import { wideSums } from './exact-sql';
import { factsTable, itemsTable } from './tables-sql';

/** Loads with the facts of a report, and what its text filter matches outside of them. */
export interface LoadedFacts {
  loads: readonly string[];
  accountIds: readonly number[];
  /** Section whose facts the report sums, from loads of a finer section; absent if the loads are the section's own. */
  coarser?: Section | undefined;
  /** The text filter in lower case by the collation of the database; absent without a text filter. */
  text?: { lower: string; accountIds: readonly number[] } | undefined;
}

/** Facts `f` of a report: its loads, range and filters. */
export function loadedFacts(plan: ReportPlan, source: LoadedFacts): SQL {
  const filter = itemFilter(plan, source);
  const where = filter && sql`AND ${filter}`;
  if (source.coarser !== undefined)
    return sql`FROM ${coarseFacts(plan, source)} f WHERE ${isInReport(plan)} ${where}`;
  return sql`FROM ${sql.raw(factsTable)} f WHERE ${isOfLoads(source, 'f')} AND ${isInReport(plan)} ${where}`;
}

/** Rows of these loads. The accounts select the shards. */
export function isOfLoads(
  { loads, accountIds }: Pick<LoadedFacts, 'loads' | 'accountIds'>,
  table: 'f' | 'i',
): SQL {
  const of = sql.identifier(table);
  return sql`${isOneOf(sql`${of}.account_id`, accountIds)} AND ${isOneOf(sql`${of}.load`, loads)}`;
}

/** Sums of finer facts by the items of the report, as if they were stored. */
function coarseFacts(plan: ReportPlan, source: LoadedFacts): SQL {
  return sql`(
      SELECT f.account_id AS account_id, f.begin_date AS begin_date, f.end_date AS end_date,
        c.coarse_key AS item_key, f.currency AS currency, ${wideSums('f')}
      FROM ${sql.raw(factsTable)} f
      JOIN (
        SELECT DISTINCT i.item_key AS item_key, ${reportKeyOfItem(source)} AS coarse_key
        FROM ${sql.raw(itemsTable)} i WHERE ${isOfLoads(source, 'i')}
      ) c ON c.item_key = f.item_key
      WHERE ${isOfLoads(source, 'f')} AND ${isInReport(plan)}
      GROUP BY f.account_id, f.begin_date, f.end_date, c.coarse_key, f.currency
    )`;
}

/** Key of the report's item to which item `i` belongs. */
export function reportKeyOfItem({ coarser }: LoadedFacts): SQL {
  return coarser === undefined ? sql`i.item_key` : sql`i.coarse_keys[${coarser}]`;
}

function itemFilter(plan: ReportPlan, source: LoadedFacts): SQL | undefined {
  const conditions = valueFilters.flatMap((filter) => {
    const values = plan.filters[filter];
    return values ? [inItems(source, hasValue(plan, dimensionDataKey(filter), values))] : [];
  });
  if (source.text) conditions.push(containsText(plan, source, source.text));
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` AND `);
}

/** The text is contained in an item or in its account. */
function containsText(
  plan: ReportPlan,
  source: LoadedFacts,
  { lower, accountIds }: NonNullable<LoadedFacts['text']>,
): SQL {
  const hits = searchableDimensions(plan)
    .filter((id) => dimensions[id].source === 'fact')
    .map((id) => sql`position(i.lower_values[${dimensionDataKey(id)}], ${lower}) > 0`);
  const inAccount = isOneOf(sql`f.account_id`, accountIds);
  if (hits.length === 0) return inAccount;
  const inItem = inItems(source, sql`(${sql.join(hits, sql` OR `)})`);
  return accountIds.length === 0 ? inItem : sql`(${inItem} OR ${inAccount})`;
}

/** Equal items have equal keys in all accounts. */
function inItems(source: LoadedFacts, condition: SQL): SQL {
  return sql`f.item_key IN (
    SELECT ${reportKeyOfItem(source)} FROM ${sql.raw(itemsTable)} i WHERE ${isOfLoads(source, 'i')} AND ${condition}
  )`;
}

/** An item of the section without the dimension has no value; the finer item of a sum then has ''. */
function hasValue({ channel, section, from }: ReportPlan, key: string, values: readonly string[]): SQL {
  if (!factDimensionKeys(channel, from ?? section).includes(key)) return isOneOf(sql`''`, values);
  const isIn = isOneOf(sql`i.dim_values[${key}]`, values);
  return from === undefined ? sql`(mapContains(i.dim_values, ${key}) AND ${isIn})` : isIn;
}
