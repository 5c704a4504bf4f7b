import type { ImportEffect } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { withoutNestedLoops, type Database } from '../../../platform/db';
import { changedSpans, containersOf, keyOf, type EffectiveSpan } from '../core/effective-spans';
import type { TargetChange } from '../core/stored-questions';
import type { LoadTarget } from './load-input';
import { spanRows } from './span-rows-sql';

const sumsSchema = z.object({
  rows: z.int(),
  impression: z.string().nullable(),
  click: z.string().nullable(),
  cost: z.string().nullable(),
  conversion: z.string().nullable(),
  campaigns: z.int().nullable(),
  currency: z.string().nullable(),
});
const changeSchema = z.object({
  effect: z.object({
    before: sumsSchema,
    after: sumsSchema,
    addedRows: z.int(),
    changedRows: z.int(),
    equalRows: z.int(),
    removedRows: z.int(),
    replacedDays: z.int(),
  }),
  falls: z.array(
    z.object({
      metric: z.enum(['rows', 'campaigns', 'cost', 'click']),
      before: z.string(),
      after: z.string(),
      days: z.int(),
      beginDate: z.string(),
      endDate: z.string(),
    }),
  ),
  replacedTime: z.string().nullable(),
}) satisfies z.ZodType<TargetChange>;

const emptySums: ImportEffect['before'] = {
  rows: 0,
  impression: null,
  click: null,
  cost: null,
  conversion: null,
  campaigns: null,
  currency: null,
};

const metricNames = ['impression', 'click', 'cost', 'conversion', 'pc_cost', 'mobile_cost'] as const;

/** The effect on the data of a target if `next` replaces `current`. Writes nothing. */
export async function findChange(
  tx: Database,
  target: LoadTarget,
  { current, next }: { current: readonly EffectiveSpan[]; next: readonly EffectiveSpan[] },
): Promise<TargetChange> {
  const changed = changedSpans(current, next);
  if (changed.length === 0) {
    const effect = {
      before: emptySums,
      after: emptySums,
      addedRows: 0,
      changedRows: 0,
      equalRows: 0,
      removedRows: 0,
      replacedDays: 0,
    };
    return { effect, falls: [], replacedTime: null };
  }
  const [only = null, ...others] = new Set(next.map(({ loadId }) => loadId));
  if (current.length === 0 && only !== null && others.length === 0) return findAddition(tx, only);
  const keys = new Set(changed.map(keyOf));
  const pairs = next.filter((span) => keys.has(keyOf(span)));
  const containers = containersOf(changed);
  const groups = changed.map((span, index) => ({ ...span, group: containers[index] }));
  const loadIds = [...new Set(pairs.flatMap(({ loadId }) => loadId ?? []))];
  const isOfLoads = (source: 'l' | 'i') =>
    sql`${sql.identifier(source)}.load_id = ANY(${sql.param(loadIds)}::uuid[])`;
  const rows = await withoutNestedLoops(
    tx,
    sql`
    WITH pairs AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        AS p("beginDate" date, "endDate" date, "loadId" uuid)
    ),
    before_rows AS MATERIALIZED (
      SELECT f.begin_date, f.end_date, f.item_key, f.currency, i.dims ->> 'campaignName' AS campaign, ${columnsOf('f')}
      FROM facts f JOIN ${spanRows(changed)} USING (begin_date, end_date)
      LEFT JOIN items i USING (account_id, channel, section, item_key)
      WHERE f.account_id = ${target.accountId} AND f.channel = ${target.channel} AND f.section = ${target.section}
        AND f.begin_date BETWEEN ${changed[0]?.beginDate}::date AND ${changed.at(-1)?.beginDate}::date
    ),
    after_rows AS MATERIALIZED (
      SELECT begin_date, end_date, item_key, currency, min(campaign) AS campaign, ${sumsOf()}
      FROM (
        SELECT l.begin_date, l.end_date, l.item_key, l.currency, i.dims ->> 'campaignName' AS campaign, ${columnsOf('l')}
        FROM pairs p JOIN load_facts l ON l.load_id = p."loadId" AND l.begin_date = p."beginDate" AND l.end_date = p."endDate"
        LEFT JOIN (SELECT * FROM load_items i WHERE ${isOfLoads('i')}) i USING (load_id, item_key)
        WHERE ${isOfLoads('l')}
        UNION ALL
        SELECT b.* FROM before_rows b
        JOIN pairs p ON p."loadId" IS NULL AND p."beginDate" = b.begin_date AND p."endDate" = b.end_date
      ) parts
      GROUP BY begin_date, end_date, item_key, currency
    ),
    matched AS (
      SELECT count(*) FILTER (WHERE b.item_key IS NULL)::int AS added,
        count(*) FILTER (WHERE a.item_key IS NULL)::int AS removed,
        count(*) FILTER (WHERE a.item_key IS NOT NULL AND b.item_key IS NOT NULL AND NOT (${isEqual()}))::int AS changed,
        count(*) FILTER (WHERE a.item_key IS NOT NULL AND b.item_key IS NOT NULL AND (${isEqual()}))::int AS equal
      FROM before_rows b FULL JOIN after_rows a USING (begin_date, end_date, item_key, currency)
    ),
    span_groups AS (
      SELECT r."beginDate" AS begin_date, r."endDate" AS end_date, (r."group" ->> 'beginDate')::date AS group_begin,
        (r."group" ->> 'endDate')::date AS group_end
      FROM jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) AS r("beginDate" date, "endDate" date, "group" jsonb)
    ),
    days AS (
      SELECT b.group_begin AS begin_date, b.group_end AS end_date, b.old, a.now, b.currencies <> a.currencies AS is_other_currency
      FROM (${daySums('before_rows')}) b LEFT JOIN (${daySums('after_rows')}) a USING (group_begin, group_end)
    ),
    replaced AS (
      SELECT s.begin_date, s.end_date, s.loaded_at FROM fact_spans s JOIN ${spanRows(changed, 'f')} USING (begin_date, end_date)
      WHERE s.account_id = ${target.accountId} AND s.channel = ${target.channel} AND s.section = ${target.section}
    )
    SELECT json_build_object(
        'before', (${totals('before_rows')}), 'after', (${totals('after_rows')}),
        'addedRows', m.added, 'changedRows', m.changed, 'equalRows', m.equal, 'removedRows', m.removed,
        'replacedDays', (
          SELECT coalesce(sum(r.end_date - r.begin_date + 1), 0)::int
          FROM (SELECT DISTINCT begin_date, end_date FROM replaced) r
        )
      ) AS effect,
      (SELECT coalesce(json_agg(f), '[]') FROM (${falls()}) f) AS falls,
      (SELECT to_char(max(loaded_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM replaced) AS "replacedTime"
    FROM matched m`,
  );
  return changeSchema.parse(rows[0]);
}

/** The effect of a load where no data exists: all of its rows are new. */
async function findAddition(tx: Database, loadId: string): Promise<TargetChange> {
  const { rows } = await tx.execute(sql`
    SELECT rows, impression::text, click::text, cost::text, conversion::text, campaigns, currency FROM loads WHERE id = ${loadId}`);
  const after = sumsSchema.parse(rows[0]);
  const counts = { addedRows: after.rows, changedRows: 0, equalRows: 0, removedRows: 0, replacedDays: 0 };
  return { effect: { before: emptySums, after, ...counts }, falls: [], replacedTime: null };
}

function columnsOf(source: string): SQL {
  return sql.join(
    metricNames.map((name) => sql`${sql.identifier(source)}.${sql.identifier(name)}`),
    sql`, `,
  );
}

function sumsOf(): SQL {
  return sql.join(
    metricNames.map((name) => sql`sum(${sql.identifier(name)}) AS ${sql.identifier(name)}`),
    sql`, `,
  );
}

function isEqual(): SQL {
  return sql.join(
    metricNames.map((name) => sql`a.${sql.identifier(name)} IS NOT DISTINCT FROM b.${sql.identifier(name)}`),
    sql` AND `,
  );
}

/** Sums of all rows as JSON. */
function totals(rows: 'before_rows' | 'after_rows'): SQL {
  return sql`SELECT json_build_object(
      'rows', count(*)::int, 'impression', sum(impression)::text, 'click', sum(click)::text,
      'cost', CASE WHEN count(DISTINCT currency) < 2 THEN sum(cost)::text END, 'conversion', sum(conversion)::text,
      'campaigns', nullif(count(DISTINCT campaign), 0)::int,
      'currency', CASE WHEN count(DISTINCT currency) < 2 THEN min(currency) END
    ) FROM ${sql.identifier(rows)}`;
}

/** Values to compare per day, or per longest span: the metrics of `MetricFall` as array columns. */
function daySums(rows: 'before_rows' | 'after_rows'): SQL {
  const name = rows === 'before_rows' ? sql`old` : sql`now`;
  return sql`SELECT g.group_begin, g.group_end,
      ARRAY[count(*), count(DISTINCT campaign), sum(cost), sum(click)]::numeric[] AS ${name},
      string_agg(DISTINCT currency, ' ' ORDER BY currency) AS currencies
    FROM ${sql.identifier(rows)} JOIN span_groups g USING (begin_date, end_date) GROUP BY g.group_begin, g.group_end`;
}

/**
 * Metrics that decrease by more than a fifth on any day, largest relative decrease first. Excludes metrics without values in the file,
 * and costs in another currency, about which other questions ask.
 */
function falls(): SQL {
  return sql`
    SELECT (ARRAY['rows', 'campaigns', 'cost', 'click'])[n] AS metric, sum(old[n])::text AS before,
      sum(coalesce(now[n], 0))::text AS after, sum(end_date - begin_date + 1)::int AS days,
      min(begin_date)::text AS "beginDate", max(end_date)::text AS "endDate"
    FROM days, generate_series(1, 4) AS n
    WHERE old[n] > 0 AND coalesce(now[n], 0) < old[n] * 0.8 AND (now IS NULL OR now[n] IS NOT NULL)
      AND (n <> 3 OR is_other_currency IS NOT TRUE)
    GROUP BY n ORDER BY sum(coalesce(now[n], 0)) / sum(old[n]), n`;
}
