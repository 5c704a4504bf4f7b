import { sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { copyRows, type Database } from '../../../platform/db';
import type { RowFiles } from '../row-files';

/** Copies the rows of a file into temporary tables, from which `insertStagedRows` stores them. */
export async function stageRows(tx: Database, { facts, items }: RowFiles): Promise<void> {
  // a command may run an import twice in one transaction
  await tx.execute(sql`DROP TABLE IF EXISTS pg_temp.staged_facts, pg_temp.staged_items`);
  await tx.execute(sql`
    CREATE TEMP TABLE staged_facts (group_no integer, begin_date date, end_date date, item_key uuid, currency text,
      impression bigint, click bigint, cost numeric, conversion numeric, pc_cost numeric, mobile_cost numeric
    ) ON COMMIT DROP`);
  await tx.execute(
    sql`CREATE TEMP TABLE staged_items (group_no integer, item_key uuid, dims jsonb) ON COMMIT DROP`,
  );
  await copyRows(tx, 'COPY pg_temp.staged_facts FROM STDIN', createReadStream(facts));
  await copyRows(tx, 'COPY pg_temp.staged_items FROM STDIN', createReadStream(items));
}

/** Stores the staged rows of loads. Sums rows that differ only in their metrics. */
export async function insertStagedRows(
  tx: Database,
  stored: readonly { id: string; groups: readonly number[] }[],
): Promise<void> {
  const owners = stored.flatMap(({ id, groups }) =>
    groups.map((group) => ({ group_no: group, load_id: id })),
  );
  const owner = sql`jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) AS o(group_no integer, load_id uuid)`;
  await tx.execute(sql`
    INSERT INTO load_items (load_id, item_key, dims)
    SELECT o.load_id, i.item_key, i.dims FROM pg_temp.staged_items i JOIN ${owner} USING (group_no)
    ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    INSERT INTO load_facts (load_id, begin_date, end_date, item_key, currency, impression, click, cost, conversion,
      pc_cost, mobile_cost)
    SELECT o.load_id, f.begin_date, f.end_date, f.item_key, f.currency, sum(f.impression), sum(f.click), sum(f.cost),
      sum(f.conversion), sum(f.pc_cost), sum(f.mobile_cost)
    FROM pg_temp.staged_facts f JOIN ${owner} USING (group_no)
    GROUP BY o.load_id, f.begin_date, f.end_date, f.item_key, f.currency`);
}

/** Stores the problems of an import, replacing those of an earlier run: problems of the file, then of its rows. */
export async function insertProblems(
  tx: Database,
  importId: string,
  { ofFile, ofRows }: { ofFile: readonly string[]; ofRows: string | null },
): Promise<void> {
  await tx.execute(sql`DELETE FROM import_problems WHERE import_id = ${importId}`);
  for (const chunk of ofFile) await insertChunk(tx, importId, chunk, 0);
  if (ofRows === null) return;
  const [{ count } = { count: 0 }] = (
    await tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM import_problems WHERE import_id = ${importId}`,
    )
  ).rows;
  for await (const chunk of createInterface({ input: createReadStream(ofRows), crlfDelay: Infinity }))
    await insertChunk(tx, importId, chunk, count);
}

async function insertChunk(tx: Database, importId: string, chunk: string, offset: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO import_problems (import_id, position, row_number, code, params, cells)
    SELECT ${importId}::uuid, r.position + ${offset}::integer, r.row_number, r.code, r.params, r.cells
    FROM jsonb_to_recordset(${chunk}::jsonb)
      AS r(position integer, row_number integer, code text, params jsonb, cells jsonb)`);
}
