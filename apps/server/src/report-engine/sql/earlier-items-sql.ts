import { dimensionDataKey, hasItemCondition, itemDimensions } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';
import { coarseDims } from './finer-sql';

/**
 * First part of a WITH with the items of a report that have facts before its first day, whatever their status and quality were then;
 * undefined if no condition needs it. It reads the tables that `finerParts` hides.
 */
export function earlierPart(plan: ReportPlan): SQL | undefined {
  if (!hasItemCondition(plan.where)) return undefined;
  const { beginDate, from, isPerAccount, section } = plan;
  const stored = { ...plan, section: from ?? section };
  const item = sql.join(
    [
      ...(isPerAccount ? [sql`i.account_id`] : []),
      ...itemDimensions(plan).map((id) => sql`coalesce(i.dims ->> ${dimensionDataKey(id)}::text, '')`),
    ],
    sql`, `,
  );
  const key = from === undefined ? sql`i.item_key` : sql`md5((${coarseDims(plan)})::text)::uuid`;
  return sql`earlier AS MATERIALIZED (
      SELECT DISTINCT i.account_id, ${key} AS item_key FROM items i
      WHERE ${belongsTo(stored, 'i')} AND (${item}) IN (
        SELECT ${item} FROM items i
        WHERE ${belongsTo(stored, 'i')} AND (i.account_id, i.item_key) IN (
          SELECT f.account_id, f.item_key FROM facts f
          WHERE ${belongsTo(stored, 'f')} AND f.begin_date < ${beginDate}::date
        )
      )
    ),
    `;
}

/** Whether the item of a row `r` is in `earlier`. `IS TRUE` makes this a hash table lookup per row. */
export function isEarlier({ isPerAccount }: ReportPlan): SQL {
  const found = isPerAccount
    ? sql`(r.account_id, r.item_key) IN (SELECT e.account_id, e.item_key FROM earlier e)`
    : sql`r.item_key IN (SELECT e.item_key FROM earlier e)`;
  return sql`((${found}) IS TRUE)`;
}
