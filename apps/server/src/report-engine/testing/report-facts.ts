import {
  dimensionDataKey,
  dimensions,
  findSection,
  type Channel,
  type Section,
} from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import { itemKeyOf } from '../../platform/lib/item-key';

export interface TestFact {
  /** Values by data key; missing dimensions have no value. */
  dims?: Readonly<Record<string, string>>;
  beginDate: string;
  /** Default: `beginDate`. */
  endDate?: string;
  currency?: string;
  impression: number | null;
  click: number | null;
  /** Decimal text; null: the source does not have the metric. */
  cost: string | null;
  conversion: string | null;
  pcCost?: string | null;
  mobileCost?: string | null;
}

export interface FactTarget {
  accountId: number;
  channel: Channel;
  section: Section;
}

/** Stores facts with their items and spans, as an import does. */
export async function writeFacts(
  db: Database,
  target: FactTarget,
  facts: readonly TestFact[],
  {
    importId = null,
    loadedTime = '2026-11-20T01:12:00Z',
  }: { importId?: string | null; loadedTime?: string } = {},
): Promise<void> {
  const keys = factDimensionKeys(target.channel, target.section);
  const rows = facts.map(({ dims = {}, endDate, currency = 'CNY', ...fact }) => {
    const complete = Object.fromEntries(keys.map((key) => [key, dims[key] ?? '']));
    return {
      ...fact,
      endDate: endDate ?? fact.beginDate,
      currency,
      dims: complete,
      itemKey: itemKeyOf(complete),
    };
  });
  const key = sql`${target.accountId}::int AS account_id, ${target.channel}::report_channel AS channel,
    ${target.section}::report_section AS section`;
  const source = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
    "beginDate" date, "endDate" date, "itemKey" uuid, dims jsonb, currency text, impression bigint, click bigint,
    cost numeric, conversion numeric, "pcCost" numeric, "mobileCost" numeric)`;
  await db.execute(sql`SELECT ensure_facts_partition("beginDate") FROM ${source}`);
  await db.execute(sql`
    INSERT INTO items (account_id, channel, section, item_key, dims)
    SELECT DISTINCT ${key}, "itemKey", dims FROM ${source} ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO facts SELECT ${key}, "beginDate", "endDate", "itemKey", currency, impression, click, cost, conversion,
      "pcCost", "mobileCost" FROM ${source}`);
  const loadId = importId === null ? null : randomUUID();
  if (loadId !== null) {
    await db.execute(sql`
      INSERT INTO loads (id, import_id, account_id, channel, section, begin_date, end_date, rows, cost, failed_rows)
      SELECT ${loadId}::uuid, ${importId}::uuid, ${key}, min("beginDate"), max("endDate"), count(*), sum(cost), 0
      FROM ${source}`);
    await db.execute(sql`
      INSERT INTO load_spans SELECT DISTINCT ${loadId}::uuid, "beginDate", "endDate" FROM ${source}`);
  }
  await db.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, load_id, loaded_at)
    SELECT DISTINCT ${key}, "beginDate", "endDate", ${loadId}::uuid, ${loadedTime}::timestamptz
    FROM ${source} ON CONFLICT DO NOTHING`);
}

/** Values for all stored dimensions of a section, distinct by `index`. */
export function sampleDims({ channel, section }: Pick<FactTarget, 'channel' | 'section'>, index: number) {
  const ids =
    findSection(channel, section)?.dimensions.filter((id) => dimensions[id].source === 'fact') ?? [];
  return Object.fromEntries(
    ids.map((id) => [dimensionDataKey(id), id === 'hour' ? String(index % 24) : `${id} ${index}`]),
  );
}
