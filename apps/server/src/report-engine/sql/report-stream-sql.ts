import { sql, type SQL } from 'drizzle-orm';
import { withoutNestedLoops, type Database } from '../../platform/db';
import { isShown, orderSql, recordJoins, recordJson, resultParts, type ReportReading } from './report-sql';

/** Rows of a report in order, one JSON `record` each; `limit` null: all. */
export function reportRowsSql(reading: ReportReading, limit: number | null): SQL {
  return sql`
    WITH ${resultParts(reading)}
    SELECT ${recordJson(reading)} AS record
    FROM result r ${recordJoins(reading.plan)}
    WHERE ${isShown(reading)}
    ORDER BY ${orderSql(reading)} ${limit === null ? undefined : sql`LIMIT ${limit}`}`;
}

const cursor = sql.identifier('report_rows');

/**
 * Rows of a query in batches, never all in memory.
 *
 * Requires a transaction `tx`, to which the cursor belongs; the cursor is closed if the reader stops early. One at a
 * time. `joinsItems`: the query joins facts with their items, which it never does in nested loops.
 */
export async function* readInBatches(
  tx: Database,
  query: SQL,
  { batchSize, joinsItems }: { batchSize: number; joinsItems: boolean },
): AsyncGenerator<Record<string, unknown>[]> {
  const declare = sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`;
  await (joinsItems ? withoutNestedLoops(tx, declare) : tx.execute(declare));
  try {
    for (;;) {
      const { rows } = await tx.execute(sql`FETCH FORWARD ${sql.raw(String(batchSize))} FROM ${cursor}`);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
    }
  } finally {
    // after an error, the transaction and its cursor have ended
    await tx.execute(sql`CLOSE ${cursor}`).catch(() => undefined);
  }
}
