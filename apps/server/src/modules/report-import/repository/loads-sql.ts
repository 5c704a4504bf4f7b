import type { ImportEffect } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db';
import { loads } from '../../../platform/db/schema';
import type { BookingMode } from '../core/effective-spans';
import type { Span } from '../core/parse-date';
import type { LoadInput, LoadTarget } from './load-input';
import { spanRows } from './span-rows-sql';

/** Stores a load that is not effective yet, without rows and sums. Returns its id. */
export async function insertLoad(
  tx: Database,
  importId: string,
  load: Omit<LoadInput, 'months' | 'groups'>,
): Promise<string> {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO loads (id, import_id, account_id, channel, section, begin_date, end_date, currency, rows, failed_rows, data_at)
    VALUES (${id}, ${importId}, ${load.accountId}, ${load.channel}, ${load.section}, ${load.covered[0]?.beginDate},
      ${load.covered.at(-1)?.endDate}, ${load.currency}, 0, ${load.failedRows}, ${load.dataTime})`);
  await tx.execute(sql`
    INSERT INTO load_spans (load_id, begin_date, end_date, failed_rows)
    SELECT ${id}::uuid, s.begin_date, s.end_date, (
      SELECT count(*) FROM ${spanRows(load.failedSpans, 'f')}
      WHERE f.begin_date = s.begin_date AND f.end_date = s.end_date
    )
    FROM ${spanRows(load.covered)}`);
  return id;
}

/**
 * Stores the data of spans without a load as a load that is effective for them, so that an undo can restore the data
 * after an import has replaced it. Returns its id.
 */
export async function archiveSpans(
  tx: Database,
  target: LoadTarget,
  spans: readonly Span[],
): Promise<string> {
  const id = randomUUID();
  const { accountId, channel, section } = target;
  const ofTarget = sql`account_id = ${accountId} AND channel = ${channel} AND section = ${section}`;
  await tx.execute(sql`
    INSERT INTO loads (id, account_id, channel, section, begin_date, end_date, rows, failed_rows)
    VALUES (${id}, ${accountId}, ${channel}, ${section}, ${spans[0]?.beginDate}, ${spans.at(-1)?.endDate}, 0, 0)`);
  await tx.execute(sql`
    INSERT INTO load_spans (load_id, begin_date, end_date)
    SELECT ${id}::uuid, begin_date, end_date FROM ${spanRows(spans)}`);
  await tx.execute(sql`
    INSERT INTO load_facts
    SELECT ${id}::uuid, begin_date, end_date, item_key, currency, impression, click, cost, conversion, pc_cost, mobile_cost
    FROM facts JOIN ${spanRows(spans)} USING (begin_date, end_date) WHERE ${ofTarget}`);
  await tx.execute(sql`
    INSERT INTO load_items
    SELECT ${id}::uuid, item_key, dims FROM items
    WHERE ${ofTarget} AND item_key IN (SELECT item_key FROM load_facts WHERE load_id = ${id})`);
  await sumLoad(tx, id);
  await tx.execute(sql`INSERT INTO bookings (load_id, mode) VALUES (${id}, 'replace')`);
  await tx.execute(sql`
    UPDATE fact_spans SET load_id = ${id}
    WHERE ${ofTarget} AND load_id IS NULL
      AND (begin_date, end_date) IN (SELECT begin_date, end_date FROM ${spanRows(spans)})`);
  return id;
}

/** Stores the sums of a load in its record. Returns its number of rows. */
export async function sumLoad(tx: Database, id: string): Promise<number> {
  const { rows } = await tx.execute<{ rows: number }>(sql`
    UPDATE loads SET rows = t.rows, impression = t.impression, click = t.click, conversion = t.conversion,
      cost = CASE WHEN t.first_currency = t.last_currency THEN t.cost END, campaigns = (
        SELECT nullif(count(DISTINCT i.dims ->> 'campaignName'), 0) FROM load_items i WHERE i.load_id = ${id}
      )
    FROM (
      SELECT count(*) AS rows, sum(impression) AS impression, sum(click) AS click, sum(cost) AS cost,
        sum(conversion) AS conversion, min(currency) AS first_currency, max(currency) AS last_currency
      FROM load_facts WHERE load_id = ${id}
    ) t
    WHERE id = ${id}
    RETURNING loads.rows::int AS rows`);
  return rows[0]?.rows ?? 0;
}

/** Stores the effect of applying a load. */
export async function storeEffect(tx: Database, id: string, effect: ImportEffect): Promise<void> {
  await tx.update(loads).set({ effect }).where(eq(loads.id, id));
}

/** Records that a load is applied; `completes`: the load whose failed rows it contains. */
export async function insertBooking(
  tx: Database,
  { loadId, mode, completes }: { loadId: string; mode: BookingMode; completes: string | null },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO bookings (load_id, mode, completes_load_id) VALUES (${loadId}, ${mode}, ${completes})`);
}

/** Deletes the loads of an import that was never applied, with their rows. */
export async function deleteLoads(tx: Database, importId: string): Promise<void> {
  for (const table of ['load_facts', 'load_items']) {
    await tx.execute(sql`
      DELETE FROM ${sql.identifier(table)} WHERE load_id IN (SELECT id FROM loads WHERE import_id = ${importId})`);
  }
  await tx.execute(sql`DELETE FROM loads WHERE import_id = ${importId}`);
}
