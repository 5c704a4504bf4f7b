import { sql, type SQL } from 'drizzle-orm';
import { withoutNestedLoops, type Database } from '../../../platform/db';
import { changedSpans, keyOf, type Booking, type EffectiveSpan } from '../core/effective-spans';
import type { Span } from '../core/parse-date';
import type { LoadTarget } from './load-input';
import { archiveSpans } from './loads-sql';
import { spanRows } from './span-rows-sql';

/** Locks the data of a section until the transaction ends, so that its loads are applied and undone one at a time. */
export async function lockTarget(tx: Database, { accountId, channel, section }: LoadTarget): Promise<void> {
  const key = `facts ${String(accountId)} ${channel} ${section}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Spans with data that overlap a range, in order. */
export async function findEffectiveSpans(
  tx: Database,
  target: LoadTarget,
  range: Span,
): Promise<EffectiveSpan[]> {
  const { rows } = await tx.execute<{ beginDate: string; endDate: string; loadId: string | null }>(sql`
    SELECT s.begin_date::text AS "beginDate", s.end_date::text AS "endDate", s.load_id AS "loadId"
    FROM fact_spans s
    WHERE ${isOf(target, 's')} AND s.begin_date <= ${range.endDate}::date AND s.end_date >= ${range.beginDate}::date
    ORDER BY s.begin_date, s.end_date, s.loaded_at`);
  return rows.map(({ beginDate, endDate, loadId }) => ({ beginDate, endDate, loadId }));
}

/** Bookings that are not undone and whose loads overlap a range, in order. */
export async function findBookings(tx: Database, target: LoadTarget, range: Span): Promise<Booking[]> {
  const { rows } = await tx.execute<{ loadId: string; mode: Booking['mode']; spans: Span[] | null }>(sql`
    SELECT b.load_id AS "loadId", b.mode, (
      SELECT json_agg(json_build_object('beginDate', s.begin_date, 'endDate', s.end_date) ORDER BY s.begin_date)
      FROM load_spans s
      WHERE s.load_id = l.id AND s.begin_date <= ${range.endDate}::date AND s.end_date >= ${range.beginDate}::date
    ) AS spans
    FROM bookings b JOIN loads l ON l.id = b.load_id
    WHERE ${isOf(target, 'l')} AND b.undone_at IS NULL AND l.begin_date <= ${range.endDate}::date
      AND l.end_date >= ${range.beginDate}::date
    ORDER BY b.id`);
  return rows.flatMap(({ loadId, mode, spans }) => (spans ? [{ loadId, mode, spans }] : []));
}

/** Creates partitions of months. Not in a transaction, because a new partition locks the whole table until its end. */
export async function createPartitions(db: Database, months: readonly string[]): Promise<void> {
  for (const month of months) await db.execute(sql`SELECT ensure_facts_partition(${month}::date)`);
}

/**
 * Replaces the effective data, `current`, with `next`: the spans, and the facts and items that reports read. Both
 * contain all spans of a range. Requires the lock of the target.
 */
export async function replaceEffectiveData(
  tx: Database,
  target: LoadTarget,
  { current, next }: { current: readonly EffectiveSpan[]; next: readonly EffectiveSpan[] },
): Promise<void> {
  const changed = changedSpans(current, next);
  if (changed.length === 0) return;
  const keys = new Set(changed.map(keyOf));
  const unarchived = current.filter((span) => span.loadId === null && keys.has(keyOf(span)));
  const archive = unarchived.length > 0 ? await archiveSpans(tx, target, unarchived) : null;
  const added = next
    .filter((span) => keys.has(keyOf(span)))
    .map(({ loadId, ...span }) => ({ ...span, loadId: loadId ?? archive }));
  await deleteSpans(tx, target, changed);
  await insertSpans(tx, target, added);
  await insertFacts(tx, target, { spans: changed, isSum: new Set(added.map(keyOf)).size < added.length });
  if (current.some((span) => keys.has(keyOf(span)))) await deleteUnusedItems(tx, target);
}

async function deleteSpans(tx: Database, target: LoadTarget, spans: readonly Span[]): Promise<void> {
  const [first, last] = [spans[0]?.beginDate, spans.at(-1)?.beginDate];
  for (const table of ['facts', 'fact_spans']) {
    await tx.execute(sql`
      DELETE FROM ${sql.identifier(table)} AS t USING ${spanRows(spans)}
      WHERE ${isOf(target, 't')} AND t.begin_date BETWEEN ${first}::date AND ${last}::date
        AND t.begin_date = s.begin_date AND t.end_date = s.end_date`);
  }
}

async function insertSpans(tx: Database, target: LoadTarget, spans: readonly EffectiveSpan[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, load_id, loaded_at)
    SELECT l.account_id, l.channel, l.section, s."beginDate", s."endDate", l.id, coalesce(l.data_at, l.created_at)
    FROM jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) AS s("beginDate" date, "endDate" date, "loadId" uuid)
    JOIN loads l ON l.id = s."loadId" WHERE ${isOf(target, 'l')}`);
}

/**
 * Inserts the facts of spans and their items: those of the effective load, or sums if a span has several loads
 * (`isSum`). Rows of a single load are distinct, so they need no slow summing.
 */
async function insertFacts(
  tx: Database,
  target: LoadTarget,
  { spans, isSum }: { spans: readonly Span[]; isSum: boolean },
): Promise<void> {
  const inForce = sql`fact_spans s JOIN ${spanRows(spans, 'f')} USING (begin_date, end_date)`;
  await tx.execute(sql`
    INSERT INTO items (account_id, channel, section, item_key, dims)
    SELECT ${targetColumns(target)}, i.item_key, i.dims FROM load_items i
    WHERE i.load_id IN (SELECT s.load_id FROM ${inForce} WHERE ${isOf(target, 's')})
    ON CONFLICT DO NOTHING`);
  const metrics = sql.join(
    ['impression', 'click', 'cost', 'conversion', 'pc_cost', 'mobile_cost'].map((name) => {
      const metric = sql`l.${sql.identifier(name)}`;
      return isSum ? sql`sum(${metric})` : metric;
    }),
    sql`, `,
  );
  await tx.execute(sql`
    INSERT INTO facts (account_id, channel, section, begin_date, end_date, item_key, currency,
      impression, click, cost, conversion, pc_cost, mobile_cost)
    SELECT ${targetColumns(target)}, l.begin_date, l.end_date, l.item_key, l.currency, ${metrics}
    FROM ${inForce} JOIN load_facts l USING (load_id, begin_date, end_date)
    WHERE ${isOf(target, 's')}
    ${isSum ? sql`GROUP BY l.begin_date, l.end_date, l.item_key, l.currency` : sql``}`);
}

/** Deletes items without facts, so that filters do not offer them. */
async function deleteUnusedItems(tx: Database, target: LoadTarget): Promise<void> {
  // EXCEPT always sorts or hashes; the planner might run an anti-join as a loop over all facts
  await withoutNestedLoops(
    tx,
    sql`
    DELETE FROM items i USING (
      SELECT item_key FROM items WHERE ${isOf(target, 'items')}
      EXCEPT
      SELECT item_key FROM facts WHERE ${isOf(target, 'facts')}
    ) AS unused
    WHERE ${isOf(target, 'i')} AND i.item_key = unused.item_key`,
  );
}

function isOf({ accountId, channel, section }: LoadTarget, source: string): SQL {
  const table = sql.identifier(source);
  return sql`${table}.account_id = ${accountId} AND ${table}.channel = ${channel} AND ${table}.section = ${section}`;
}

function targetColumns({ accountId, channel, section }: LoadTarget): SQL {
  return sql`${accountId}::integer, ${channel}::report_channel, ${section}::report_section`;
}
