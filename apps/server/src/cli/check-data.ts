import { desc, sql, type SQL } from 'drizzle-orm';
import { imageFileKey } from '../modules/materials';
import { importFileKey } from '../modules/report-import';
import type { Database } from '../platform/db';
import { auditLinks, imageFiles, imports } from '../platform/db/schema';
import { type FileStore } from '../platform/files';

/** A rule for the data, and the number of its violations. */
export interface DataCheck {
  name: string;
  problems: number;
}

/** Each query counts the rows that violate a rule. */
const queries: readonly { name: string; count: SQL }[] = [
  {
    name: 'daily account totals match the account reports',
    count: sql`
      WITH expected AS (
        SELECT account_id, begin_date AS day, currency, coalesce(sum(impression), 0) AS impression,
          coalesce(sum(click), 0) AS click, coalesce(sum(cost), 0) AS cost
        FROM facts WHERE section = 'account' AND begin_date = end_date GROUP BY 1, 2, 3
      )
      SELECT count(*)::int AS problems FROM expected e
      FULL JOIN (SELECT * FROM account_days WHERE currency <> '') d USING (account_id, day, currency)
      WHERE (e.impression, e.click, e.cost) IS DISTINCT FROM (d.impression, d.click, d.cost)`,
  },
  {
    name: 'report data matches the sums of its imports',
    count: sql`
      WITH shown AS (
        SELECT account_id, channel, section, begin_date, end_date,
          sum(impression) AS impression, sum(click) AS click, sum(cost) AS cost
        FROM facts GROUP BY 1, 2, 3, 4, 5
      ), spans AS (
        SELECT account_id, channel, section, begin_date, end_date, array_agg(load_id) AS load_ids
        FROM fact_spans GROUP BY 1, 2, 3, 4, 5 HAVING bool_and(load_id IS NOT NULL)
      ), loaded AS (
        SELECT s.account_id, s.channel, s.section, s.begin_date, s.end_date,
          sum(f.impression) AS impression, sum(f.click) AS click, sum(f.cost) AS cost
        FROM spans s LEFT JOIN load_facts f
          ON f.load_id = ANY (s.load_ids) AND f.begin_date = s.begin_date AND f.end_date = s.end_date
        GROUP BY 1, 2, 3, 4, 5
      )
      SELECT count(*)::int AS problems FROM loaded l
      LEFT JOIN shown s USING (account_id, channel, section, begin_date, end_date)
      WHERE (s.impression, s.click, s.cost) IS DISTINCT FROM (l.impression, l.click, l.cost)`,
  },
  {
    name: 'all report data has an item',
    count: sql`
      SELECT count(*)::int AS problems FROM facts f
      WHERE NOT EXISTS (
        SELECT 1 FROM items i WHERE i.account_id = f.account_id AND i.channel = f.channel
          AND i.section = f.section AND i.item_key = f.item_key)`,
  },
  {
    name: 'all report data belongs to an imported period',
    count: sql`
      SELECT count(*)::int AS problems FROM facts f
      WHERE NOT EXISTS (
        SELECT 1 FROM fact_spans s WHERE s.account_id = f.account_id AND s.channel = f.channel
          AND s.section = f.section AND s.begin_date = f.begin_date AND s.end_date = f.end_date)`,
  },
  {
    name: 'no periods of a report overlap',
    count: sql`
      SELECT count(*)::int AS problems FROM fact_spans a JOIN fact_spans b
        ON a.account_id = b.account_id AND a.channel = b.channel AND a.section = b.section
      WHERE (a.begin_date, a.end_date) < (b.begin_date, b.end_date) AND a.end_date >= b.begin_date`,
  },
  {
    name: 'no record of the audit log was changed, added or removed afterwards',
    count: sql`
      SELECT count(*)::int AS problems FROM (
        SELECT l.number, l.hash, r.id, coalesce(lag(l.number) OVER chain, 0) AS previous,
          audit_hash(coalesce(lag(l.hash) OVER chain, ''::bytea), l.number, r) AS expected
        FROM audit_links l FULL JOIN audit_records r ON r.id = l.record_id
        WINDOW chain AS (ORDER BY l.number)
      ) links
      WHERE id IS NULL OR number IS NULL OR number <> previous + 1 OR hash <> expected`,
  },
  {
    name: 'the database rejects changes to the audit log',
    count: sql`
      SELECT 3 - count(*)::int AS problems FROM pg_trigger
      WHERE tgrelid IN ('audit_records'::regclass, 'audit_links'::regclass) AND tgenabled = 'A'
        AND tgname IN ('audit_records_link', 'audit_records_reject', 'audit_links_reject')`,
  },
];

/**
 * Length of the audit log, and the hash that covers all of it. An operator who notes them can detect later that its end
 * was deleted.
 */
export async function auditHead(db: Database): Promise<{ count: number; hash: string } | undefined> {
  const [tail] = await db
    .select({ count: auditLinks.number, hash: auditLinks.hash })
    .from(auditLinks)
    .orderBy(desc(auditLinks.number))
    .limit(1);
  return tail && { count: tail.count, hash: tail.hash.toString('hex') };
}

/** Checks a consistent snapshot of the data. Only reads. */
export async function checkData({
  db,
  files,
}: {
  db: Database;
  files: Pick<FileStore, 'sizeOf'>;
}): Promise<DataCheck[]> {
  const { checks, keys } = await db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      const checks: DataCheck[] = [];
      for (const { name, count } of queries) {
        const { rows } = await tx.execute<{ problems: number }>(count);
        checks.push({ name, problems: rows[0]?.problems ?? 0 });
      }
      return { checks, keys: await fileKeysOf(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  let missing = 0;
  for (const key of keys) if (!(await exists(files, key))) missing += 1;
  return [...checks, { name: 'all uploaded files and images are stored', problems: missing }];
}

async function fileKeysOf(tx: Database): Promise<string[]> {
  const stored = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(sql`${imports.size} > 0`);
  const pictures = await tx.select({ id: imageFiles.id }).from(imageFiles);
  return [...stored.map(({ id }) => importFileKey(id)), ...pictures.map(({ id }) => imageFileKey(id))];
}

async function exists(files: Pick<FileStore, 'sizeOf'>, key: string): Promise<boolean> {
  try {
    await files.sizeOf(key);
    return true;
  } catch {
    return false;
  }
}
