import { finerSections } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';
import { sumsOf } from './metric-sql';
import { countsInReport } from './period-sql';

/**
 * First parts of a WITH for a report that sums a finer section; undefined for a report of its own rows. They shadow the
 * tables `items` and `facts`, so that the following parts read the sums as if they were stored. `plans` differ only in
 * their days.
 */
export function finerParts(plans: readonly [ReportPlan, ...ReportPlan[]]): SQL | undefined {
  const [plan] = plans;
  const { channel, section, from } = plan;
  if (from === undefined) return undefined;
  const finer = { ...plan, section: from };
  const days = plans.map(
    (each) => sql`(${countsInReport(each, { begin: sql`f.begin_date`, end: sql`f.end_date` })})`,
  );
  const subject = sql`${channel}::report_channel AS channel, ${section}::report_section AS section`;
  // `IS TRUE` leaves the item as the only join key: joined by account, each fact would meet every item
  return sql`coarse_items AS MATERIALIZED (
      SELECT i.account_id, i.item_key AS finer_key, md5(d.dims::text)::uuid AS item_key, d.dims
      FROM items i CROSS JOIN LATERAL (SELECT ${coarseDims(plan)} AS dims) d
      WHERE ${belongsTo(finer, 'i')}
    ),
    items AS MATERIALIZED (SELECT DISTINCT c.account_id, ${subject}, c.item_key, c.dims FROM coarse_items c),
    facts AS MATERIALIZED (
      SELECT f.account_id, ${subject}, f.begin_date, f.end_date, c.item_key, f.currency, ${sumsOf('f')}
      FROM facts f JOIN coarse_items c ON c.finer_key = f.item_key AND (c.account_id = f.account_id) IS TRUE
      WHERE ${belongsTo(finer, 'f')} AND (${sql.join(days, sql` OR `)})
      GROUP BY f.account_id, f.begin_date, f.end_date, c.item_key, f.currency
    ),
    `;
}

/** Stored dimensions of the report, from those of a finer item `i`; '' if the finer section lacks one. */
export function coarseDims({ channel, section }: Pick<ReportPlan, 'channel' | 'section'>): SQL {
  const pairs = factDimensionKeys(channel, section).map(
    (key) => sql`${key}::text, coalesce(i.dims ->> ${key}::text, '')`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * Finer sections with data for the report, one row with `sections`; empty if a span of its own section overlaps its
 * days.
 */
export function finerSectionsSql(plan: ReportPlan): SQL {
  const { accountIds, channel, section, beginDate, endDate } = plan;
  const finer = finerSections(channel, section);
  return sql`
    SELECT coalesce(array_agg(DISTINCT s.section::text), '{}') AS sections
    FROM fact_spans s
    WHERE s.account_id = ANY(${sql.param(accountIds)}::int[]) AND s.channel = ${channel}
      AND s.section = ANY(${sql.param(finer)}::report_section[])
      AND ${countsInReport(plan, { begin: sql`s.begin_date`, end: sql`s.end_date` })}
      AND NOT EXISTS (
        SELECT FROM fact_spans s WHERE ${belongsTo({ accountIds, channel, section }, 's')}
          AND s.begin_date <= ${endDate}::date AND s.end_date >= ${beginDate}::date
      )`;
}
