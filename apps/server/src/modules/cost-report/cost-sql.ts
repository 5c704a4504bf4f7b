import type { Channel } from '@meridian/api-client/contract';
import type { DateRange, Day } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';

/** Accounts and channels of a report. */
export interface CostScope {
  accountIds: readonly number[];
  channels: readonly Channel[];
}

/**
 * Cost per account, channel and currency in several spans of days: rows of `accountId`, `channel`, `currency`, and
 * `costs`, pairs of a span's position and its cost.
 *
 * Shape: a span without traffic costs 0 in the account's currency; one without data has no pair. Facts over several
 * days count in the spans that contain all of their days.
 */
export function costsSql(scope: CostScope, spans: readonly DateRange[]): SQL {
  const begins = sql.param(spans.map(({ beginDate }) => beginDate));
  const ends = sql.param(spans.map(({ endDate }) => endDate));
  const fits = sql`s.begin_date >= p.begin_date AND s.end_date <= p.end_date`;
  return sql`
    WITH spans AS MATERIALIZED (
      SELECT * FROM unnest(${begins}::date[], ${ends}::date[]) WITH ORDINALITY AS t(begin_date, end_date, span_no)
    ),
    known AS MATERIALIZED (
      SELECT s.account_id, s.channel, p.span_no FROM fact_spans s JOIN spans p ON ${fits}
      WHERE ${inScope(scope)} AND ${inSpans(spans)} GROUP BY 1, 2, 3
    ),
    sums AS MATERIALIZED (
      SELECT s.account_id, s.channel, s.currency, p.span_no, sum(s.cost) AS cost FROM facts s JOIN spans p ON ${fits}
      WHERE ${inScope(scope)} AND ${inSpans(spans)} GROUP BY 1, 2, 3, 4
    )
    SELECT k.account_id AS "accountId", k.channel, coalesce(t.currency, a.currency) AS currency,
      json_agg(json_build_array(k.span_no - 1, CASE WHEN t.currency IS NULL THEN '0' ELSE t.cost::text END)) AS costs
    FROM known k JOIN accounts a USING (account_id) LEFT JOIN sums t USING (account_id, channel, span_no)
    GROUP BY 1, 2, 3`;
}

/**
 * Data coverage per account and channel with data: `lastDay`, the latest day up to yesterday; `dataTime`; and
 * `knownDays`, the number of days with data in the period up to yesterday.
 */
export function costCoverageSql(
  { accountIds, channels }: CostScope,
  { range, yesterday }: { range: DateRange; yesterday: Day },
): SQL {
  const end = range.endDate < yesterday ? range.endDate : yesterday;
  return sql`
    SELECT a.account_id AS "accountId", c.channel, l.last_day AS "lastDay",
      to_char(d.data_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "dataTime",
      coalesce(d.known_days, 0)::int AS "knownDays"
    FROM unnest(${sql.param([...accountIds])}::int[]) AS a(account_id)
    CROSS JOIN unnest(${sql.param([...channels])}::report_channel[]) AS c(channel)
    -- spans never overlap: the one that begins last also ends last
    CROSS JOIN LATERAL (
      SELECT least(s.end_date, ${yesterday}::date)::text AS last_day FROM fact_spans s
      WHERE s.account_id = a.account_id AND s.channel = c.channel AND s.section = 'account'
        AND s.begin_date <= ${yesterday}::date
      ORDER BY s.begin_date DESC LIMIT 1
    ) l
    CROSS JOIN LATERAL (
      SELECT max(coalesce(o.data_at, s.loaded_at)) AS data_at,
        (SELECT sum(upper(r.days) - lower(r.days)) FROM unnest(
          range_agg(daterange(s.begin_date, least(s.end_date, ${end}::date), '[]')) FILTER (WHERE s.begin_date <= ${end}::date)
        ) AS r(days)) AS known_days
      FROM fact_spans s LEFT JOIN loads o ON o.id = s.load_id
      WHERE s.account_id = a.account_id AND s.channel = c.channel AND s.section = 'account'
        AND s.begin_date >= ${range.beginDate}::date AND s.end_date <= ${range.endDate}::date
    ) d`;
}

function inScope({ accountIds, channels }: CostScope): SQL {
  return sql`s.account_id = ANY(${sql.param([...accountIds])}::int[])
    AND s.channel = ANY(${sql.param([...channels])}::report_channel[]) AND s.section = 'account'`;
}

/** Condition for facts within spans. Also excludes partitions of other months. */
function inSpans(spans: readonly DateRange[]): SQL {
  const first = spans.reduce((day, { beginDate }) => (beginDate < day ? beginDate : day), '9999-12-31');
  const last = spans.reduce((day, { endDate }) => (endDate > day ? endDate : day), '0001-01-01');
  return sql`s.begin_date BETWEEN ${first}::date AND ${last}::date`;
}
