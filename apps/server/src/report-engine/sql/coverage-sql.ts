import { hasItemCondition } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import { belongsTo } from './filter-sql';
import { countsInReport } from './period-sql';
import { fitsStep } from './trend-sql';

/** Per report; for a year of daily files they would be megabytes. */
const maxOmittedSpans = 200;
const maxReportedFiles = 20;

/**
 * Data coverage of a report, one row: `dataTime`, `missingDays`, `incompleteDays`, `latestDate`, `omittedSpans`,
 * `reportedTotals`; with a condition of items also `accountsWithoutEarlierData`.
 *
 * A day is missing if any account of the report lacks it, and incomplete if one of its rows failed or it was not over
 * at its data time. Days after yesterday are neither. `yesterday`: the last day that can have data. With `steps`, spans
 * that fit into none of them count as omitted.
 */
export function coverageSql(
  plan: ReportPlan,
  { yesterday, steps }: { yesterday: string; steps?: readonly TrendStep[] | undefined },
): SQL {
  const { beginDate, endDate, accountIds } = plan;
  const withoutEarlierData = hasItemCondition(plan.where)
    ? sql` (${accountsWithoutEarlierData(plan)}) AS "accountsWithoutEarlierData",`
    : undefined;
  const end = sql`least(${endDate}::date, ${yesterday}::date)`;
  const daysUntilYesterday = sql`CASE WHEN ${end} < ${beginDate}::date THEN 'empty'::daterange
    ELSE daterange(${beginDate}::date, ${end}, '[]') END`;
  return sql`
    WITH spans AS MATERIALIZED (
      SELECT s.*, ${countsInReport(plan, { begin: sql`s.begin_date`, end: sql`s.end_date` })} AS counts,
        coalesce(l.data_at, s.loaded_at) AS data_at,
        (coalesce(d.failed_rows, 0) > 0 AND NOT EXISTS (
            SELECT FROM bookings b WHERE b.completes_load_id = s.load_id AND b.undone_at IS NULL
          ))
          OR s.end_date >= (coalesce(l.data_at, s.loaded_at) AT TIME ZONE a.time_zone)::date AS is_incomplete
      FROM fact_spans s JOIN accounts a USING (account_id) LEFT JOIN loads l ON l.id = s.load_id
        LEFT JOIN load_spans d ON d.load_id = s.load_id AND d.begin_date = s.begin_date AND d.end_date = s.end_date
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
        SELECT to_char(min(t.data_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM (SELECT max(s.data_at) AS data_at FROM spans s WHERE s.counts GROUP BY s.account_id) t
      ) AS "dataTime",
      (
        SELECT greatest(0, least(${endDate}::date, ${yesterday}::date) - ${beginDate}::date + 1
          - coalesce(sum(upper(c.days) - lower(c.days)), 0)::int)
        FROM (SELECT days * ${daysUntilYesterday} AS days FROM complete_days) c
      ) AS "missingDays",
      (
        SELECT coalesce(sum(upper(c.days) - lower(c.days)), 0)::int
        FROM (
          SELECT unnest(range_agg(daterange(s.begin_date, s.end_date, '[]')) * datemultirange(${daysUntilYesterday})) AS days
          FROM spans s WHERE s.counts AND s.is_incomplete
        ) c
      ) AS "incompleteDays",
      (
        SELECT max(least(s.end_date, ${yesterday}::date))::text
        FROM fact_spans s WHERE ${belongsTo(plan, 's')} AND s.begin_date <= ${yesterday}::date
      ) AS "latestDate",${withoutEarlierData}
      (
        SELECT coalesce(json_agg(o ORDER BY o."beginDate", o."endDate", o."fileName"), '[]')
        FROM (
          SELECT DISTINCT s.begin_date AS "beginDate", s.end_date AS "endDate", m.file_name AS "fileName"
          FROM spans s LEFT JOIN loads l ON l.id = s.load_id LEFT JOIN imports m ON m.id = l.import_id
          WHERE NOT s.counts
            ${steps && sql`OR NOT ${fitsStep(steps, { begin: sql`s.begin_date`, end: sql`s.end_date` })}`}
          ORDER BY 1, 2, 3 LIMIT ${maxOmittedSpans}
        ) o
      ) AS "omittedSpans",
      (
        SELECT coalesce(json_agg(json_build_object(
          'fileName', r.file_name, 'beginDate', r.begin_date, 'endDate', r.end_date,
          'currency', r.currency, 'totals', r.reported_totals, 'rowsCost', r.cost
        ) ORDER BY r.begin_date, r.end_date, r.file_name), '[]')
        FROM (
          SELECT m.file_name, m.begin_date, m.end_date, coalesce(m.currency, a.currency) AS currency, m.reported_totals,
            coalesce(t.cost, '0') AS cost
          FROM (${wholeImports()}) t JOIN imports m ON m.id = t.import_id JOIN accounts a USING (account_id)
          WHERE m.begin_date >= ${beginDate}::date AND m.end_date <= ${endDate}::date
            AND jsonb_array_length(m.reported_totals) > 0
          ORDER BY m.end_date DESC, m.file_name LIMIT ${maxReportedFiles}
        ) r
      ) AS "reportedTotals"`;
}

/**
 * Imports whose entire data is effective in the report, with the cost of their rows. The totals of a file say nothing
 * about its remaining rows once some are replaced.
 */
function wholeImports(): SQL {
  return sql`
    SELECT l.import_id, sum(l.cost)::text AS cost
    FROM loads l JOIN (SELECT load_id, count(*) AS spans FROM spans WHERE counts GROUP BY load_id) s ON s.load_id = l.id
    WHERE l.import_id IS NOT NULL AND s.spans = (SELECT count(*) FROM load_spans d WHERE d.load_id = l.id)
    GROUP BY l.import_id`;
}

/** Number of accounts whose first data is in the report. */
function accountsWithoutEarlierData(plan: ReportPlan): SQL {
  return sql`SELECT count(*)::int FROM (SELECT DISTINCT s.account_id FROM spans s WHERE s.counts) a
    WHERE NOT EXISTS (
      SELECT FROM fact_spans s
      WHERE ${belongsTo(plan, 's')} AND s.account_id = a.account_id AND s.begin_date < ${plan.beginDate}::date
    )`;
}
