import { dimensionDataKey, dimensions, valueFilters, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { factDimensionKeys } from '../../../platform/lib/item-dims';
import { searchableDimensions } from '../../plan/plan-columns';
import type { ReportPlan } from '../../plan/report-plan';
import { rowsOfFiles, type CopiedFile } from './files-sql';
import { measureAndScaleColumns } from './measures-sql';
import { fitsReport } from './periods-sql';
import { isOneOf } from './query-sql';

/** Files with the facts of a report, and what its text filter matches outside of them. */
export interface CopiedFacts {
  facts: readonly CopiedFile[];
  items: readonly CopiedFile[];
  /** Section of the report if `facts` are files of sums and `items` are those of a finer section; absent if the files are its own. */
  coarser?: Section | undefined;
  /** The text filter in lower case by the collation of the database; absent without a text filter. */
  text?: { lower: string; accountIds: readonly number[] } | undefined;
  /** The part of the query with the keys of the only rows that are needed; absent: all are. */
  page?: string;
}

/** Facts `f` of a report: its files, range and filters. */
export function copiedFacts(plan: ReportPlan, source: CopiedFacts): SQL {
  if (source.facts.length === 0) return sql`FROM (${noFacts}) f WHERE false`;
  const filter = itemFilter(plan, source);
  return sql`FROM ${filesOf(source.facts)} f
    WHERE ${source.coarser && sql`f.section = ${source.coarser} AND `} ${fitsReport(plan)} ${filter && sql`AND ${filter}`}`;
}

/** Column with the key of the report's item that a finer item belongs to. */
export const coarseKeyColumn = (section: Section) => `key ${section}`;

function coarseKeyOf({ coarser }: CopiedFacts): SQL {
  return sql`i.${sql.identifier(coarseKeyColumn(coarser ?? 'account'))}`;
}

/** Items of these sources of one report, of which at least one has files. */
export function itemsOf(...sources: readonly CopiedFacts[]): SQL {
  const files = filesOf(sources.flatMap(({ items }) => items));
  const [source] = sources;
  if (source?.coarser === undefined) return files;
  return sql`(SELECT * REPLACE (${coarseKeyOf(source)} AS item_key) FROM ${files} i)`;
}

/** The columns of a file with facts. */
const noFacts = sql`SELECT NULL::INTEGER AS account_id, NULL::DATE AS begin_date, NULL::DATE AS end_date,
  NULL::UUID AS item_key, NULL::VARCHAR AS currency, ${measureAndScaleColumns(
    () => sql`NULL::BIGINT`,
    () => sql`NULL::UTINYINT`,
  )}`;

const filesOf = (files: readonly CopiedFile[]) => sql.raw(rowsOfFiles(files));

function itemFilter(plan: ReportPlan, source: CopiedFacts): SQL | undefined {
  const conditions = valueFilters.flatMap((filter) => {
    const values = plan.filters[filter];
    return values
      ? [inItems(source, isOneOf(itemText(plan, 'value', dimensionDataKey(filter)), values))]
      : [];
  });
  if (source.text) conditions.push(containsText(plan, source, source.text));
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` AND `);
}

/** Query for the keys of the items that match the filters of a report; undefined without filters. */
export function matchingItems(plan: ReportPlan, source: CopiedFacts): SQL | undefined {
  const filter = itemFilter(plan, source);
  return filter && sql`SELECT DISTINCT f.item_key FROM ${itemsOf(source)} f WHERE ${filter}`;
}

/** The text is contained in an item or in its account. */
function containsText(
  plan: ReportPlan,
  source: CopiedFacts,
  { lower, accountIds }: NonNullable<CopiedFacts['text']>,
): SQL {
  const keys = searchableDimensions(plan)
    .filter((id) => dimensions[id].source === 'fact')
    .map(dimensionDataKey);
  const hits = keys.map((key) => sql`contains(${itemText(plan, 'lower', key)}, ${lower}::VARCHAR)`);
  const inAccount = isOneOf(sql`f.account_id`, accountIds);
  if (hits.length === 0) return inAccount;
  const inItem = inItems(source, sql.join(hits, sql` OR `));
  return accountIds.length === 0 ? inItem : sql`(${inItem} OR ${inAccount})`;
}

/** Equal items have equal keys in all accounts. */
function inItems(source: CopiedFacts, condition: SQL): SQL {
  return sql`f.item_key IN (SELECT i.item_key FROM ${itemsOf(source)} i WHERE ${condition})`;
}

/** Value of a dimension of item `i`; '' if the finer section of a sum lacks it. */
export function itemText({ channel, section, from }: ReportPlan, kind: 'value' | 'lower', key: string): SQL {
  if (!factDimensionKeys(channel, from ?? section).includes(key)) return sql`''`;
  const column = sql`i.${sql.identifier(`${kind} ${key}`)}`;
  return from === undefined ? column : sql`coalesce(${column}, '')`;
}
