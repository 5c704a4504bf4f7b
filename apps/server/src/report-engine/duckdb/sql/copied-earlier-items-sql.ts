import { dimensionDataKey, itemDimensions } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../../plan/report-plan';
import { rowsOfFiles, type CopiedFile } from './files-sql';
import { itemsOf, itemText, type CopiedFacts } from './sources-sql';

/** Files of a report's accounts before its first day. A month has a file of its items, so that only the facts of the last month are read. */
export interface EarlierFiles {
  /** Items of the months that end before the first day. */
  items: readonly CopiedFile[];
  /** Facts and items of the month of the first day, if it begins earlier. */
  lastMonth: Pick<CopiedFacts, 'facts' | 'items'>;
}

/** Whether the item of a row `r` has facts before the first day of its report, whatever its status and quality were then. */
export function isEarlierItem(
  plan: ReportPlan,
  { sources, earlier }: { sources: readonly CopiedFacts[]; earlier: EarlierFiles },
): SQL {
  const { items, lastMonth } = earlier;
  const item = sql.join(
    [
      ...(plan.isPerAccount ? [sql`i.account_id`] : []),
      ...itemDimensions(plan).map(
        (id) => sql`coalesce(${itemText(plan, 'value', dimensionDataKey(id))}, '')`,
      ),
    ],
    sql`, `,
  );
  const found = [
    ...(items.length > 0 ? [sql`SELECT ${item} FROM ${filesOf(items)} i`] : []),
    ...(lastMonth.items.length > 0
      ? [
          sql`SELECT ${item} FROM ${filesOf(lastMonth.items)} i WHERE (i.account_id, i.item_key) IN (
            SELECT f.account_id, f.item_key FROM ${filesOf(lastMonth.facts)} f WHERE f.begin_date < ${plan.beginDate}::DATE
          )`,
        ]
      : []),
  ];
  if (found.length === 0) return sql`false`;
  const key = (table: 'r' | 'i') =>
    sql.raw(plan.isPerAccount ? `${table}.account_id, ${table}.item_key` : `${table}.item_key`);
  return sql`((${key('r')}) IN (
    SELECT ${key('i')} FROM ${itemsOf(...sources)} i WHERE (${item}) IN (${sql.join(found, sql` UNION ALL `)})
  ))`;
}

const filesOf = (files: readonly CopiedFile[]) => sql.raw(rowsOfFiles(files));
