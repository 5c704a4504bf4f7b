import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import { belongsTo } from './filter-sql';
import { countsInReport } from './period-sql';
import { fitsStep } from './trend-sql';

/**
 * What is known of a report's data, one row: `dataTime`, `missingDays`, `latestDate`, `omittedSpans`, `reportedTotals`.
 *
 * A day is missing when any account of the report lacks it. `yesterday` is the last day that can have data. With
 * `steps` the spans that fit none of these are named among the omitted ones.
 */
export function coverageSql(
  plan: ReportPlan,
  { yesterday, steps }: { yesterday: string; steps?: readonly TrendStep[] | undefined },
): SQL {
  const { beginDate, endDate, accountIds } = plan;
  return sql`
    WITH spans AS MATERIALIZED (
      SELECT s.*, ${countsInReport(plan, { begin: sql`s.begin_date`, end: sql`s.end_date` })} AS counts
      FROM fact_spans s
      WHERE ${belongsTo(plan, 's')} AND s.begin_date <= ${endDate}::date AND s.end_date >= ${beginDate}::date
    ),
    account_days AS (
      SELECT range_agg(daterange(s.begin_date, s.end_date, '[]')) AS days
      FROM spans s WHERE s.counts GROUP BY s.account_id
    ),
    complete_days AS (
      SELECT unnest(range_intersect_agg(d.days)) AS days FROM account_days d
      HAVING count(*) = ${accountIds.length}
    )
    SELECT
      (
        SELECT to_char(max(s.loaded_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM spans s WHERE s.counts
      ) AS "dataTime",
      (
        SELECT ${endDate}::date - ${beginDate}::date + 1 - coalesce(sum(upper(c.days) - lower(c.days)), 0)::int
        FROM complete_days c
      ) AS "missingDays",
      (
        SELECT max(least(s.end_date, ${yesterday}::date))::text
        FROM fact_spans s WHERE ${belongsTo(plan, 's')} AND s.begin_date <= ${yesterday}::date
      ) AS "latestDate",
      (
        SELECT coalesce(json_agg(o ORDER BY o."beginDate", o."endDate", o."fileName"), '[]')
        FROM (
          SELECT DISTINCT s.begin_date AS "beginDate", s.end_date AS "endDate", m.file_name AS "fileName"
          FROM spans s LEFT JOIN imports m ON m.id = s.import_id
          WHERE NOT s.counts
            ${steps && sql`OR NOT ${fitsStep(steps, { begin: sql`s.begin_date`, end: sql`s.end_date` })}`}
        ) o
      ) AS "omittedSpans",
      (
        SELECT coalesce(json_agg(json_build_object(
          'fileName', m.file_name, 'beginDate', m.begin_date, 'endDate', m.end_date,
          'currency', coalesce(m.currency, a.currency), 'totals', m.reported_totals, 'rowsCost', (${rowsCost(plan)})
        ) ORDER BY m.begin_date, m.end_date, m.file_name), '[]')
        FROM imports m JOIN accounts a USING (account_id)
        WHERE m.id IN (SELECT s.import_id FROM spans s WHERE s.counts)
          AND m.begin_date >= ${beginDate}::date AND m.end_date <= ${endDate}::date
          AND jsonb_array_length(m.reported_totals) > 0
      ) AS "reportedTotals"`;
}

/** What the rows of import `m` cost together, as far as no newer import replaced them. */
function rowsCost(plan: ReportPlan): SQL {
  return sql`
    SELECT coalesce(sum(f.cost), 0)::text
    FROM spans s JOIN facts f USING (account_id, channel, section, begin_date, end_date)
    WHERE s.import_id = m.id AND s.counts
      AND ${belongsTo(plan, 'f')} AND f.begin_date BETWEEN ${plan.beginDate}::date AND ${plan.endDate}::date`;
}
