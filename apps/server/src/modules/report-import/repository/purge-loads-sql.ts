import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { lockTarget } from './effective-data-sql';
import type { LoadTarget } from './load-input';

/**
 * Deletes the rows of loads that were last effective before a time; returns the number of these loads. Their records
 * remain. Each load is deleted in its own transaction, under the lock of its target.
 */
export async function purgeLoads(db: Database, since: Date): Promise<number> {
  const { rows } = await db.execute<{ id: string } & Pick<LoadTarget, keyof LoadTarget>>(sql`
    SELECT l.id, l.account_id AS "accountId", l.channel, l.section FROM ${superseded(since)}`);
  let purged = 0;
  for (const { id, ...target } of rows) {
    await db.transaction(async (tx) => {
      await lockTarget(tx, target);
      const found = await tx.execute(sql`SELECT FROM ${superseded(since)} AND l.id = ${id}`);
      if (found.rows.length === 0) return;
      await tx.execute(sql`DELETE FROM load_facts WHERE load_id = ${id}`);
      await tx.execute(sql`DELETE FROM load_items WHERE load_id = ${id}`);
      await tx.execute(sql`UPDATE loads SET purged_at = now() WHERE id = ${id}`);
      purged += 1;
    });
  }
  return purged;
}

/**
 * Condition for applied loads without an effective span that were undone before `since`, or whose spans were all replaced
 * before it. Only the first later booking over a span counts; otherwise a file that is imported daily would retain all
 * loads below it.
 */
function superseded(since: Date): SQL {
  const cutoff = sql`${since.toISOString()}::timestamptz`;
  return sql`loads l JOIN bookings b ON b.load_id = l.id
    WHERE l.purged_at IS NULL AND b.booked_at < ${cutoff}
      AND NOT EXISTS (SELECT FROM fact_spans s WHERE s.load_id = l.id)
      AND (b.undone_at < ${cutoff} OR NOT EXISTS (
        SELECT FROM load_spans s WHERE s.load_id = l.id AND NOT EXISTS (
          SELECT FROM bookings later JOIN loads o ON o.id = later.load_id JOIN load_spans t ON t.load_id = o.id
          WHERE later.id > b.id AND later.mode = 'replace' AND later.undone_at IS NULL AND later.booked_at < ${cutoff}
            AND o.account_id = l.account_id AND o.channel = l.channel AND o.section = l.section
            AND t.begin_date <= s.end_date AND t.end_date >= s.begin_date
        )
      ))`;
}
