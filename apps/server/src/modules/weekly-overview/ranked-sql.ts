import type { MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  type ReportPlan,
  groupMetrics,
  metricValue,
  recordJoins,
  resultSql,
  sumsOf,
  totalMetrics,
} from '../../report-engine';

/** Rows of a report in two periods, and what each of them counts for. */
export interface RankedPart {
  plan: ReportPlan;
  previous: ReportPlan;
  /** A text of row `r` and its item `i`. */
  name: SQL;
}

/**
 * The rows of reports summed by name: one row with `currencies`, `previousCurrencies`, `totals` and `totalCount` of
 * all, and the first `limit` names by cost as `items`, each beside the period before. Where money of several
 * currencies is in them it is left out, and impressions decide.
 */
export function rankedSql(
  parts: readonly RankedPart[],
  { ids, limit }: { ids: readonly MetricId[]; limit: number },
): SQL {
  const cost = metricValue('g', 'cost');
  const costInOneCurrency = sql`CASE WHEN cardinality(g.currencies) = 1 THEN ${cost} END`;
  const order = sql`${costInOneCurrency} DESC NULLS LAST, g.impression DESC, g.name`;
  return sql`
    WITH now_rows AS MATERIALIZED (${namedRows(parts, 'plan')}),
    before_rows AS MATERIALIZED (${namedRows(parts, 'previous')}),
    totals AS (${totalsSql('now_rows')}),
    before_totals AS (${totalsSql('before_rows')}),
    groups AS (
      SELECT r.name, t.currencies, ${sumsOf('r')} FROM now_rows r, totals t GROUP BY r.name, t.currencies
    ),
    before_groups AS (
      SELECT r.name, t.currencies, ${sumsOf('r')} FROM before_rows r, before_totals t GROUP BY r.name, t.currencies
    ),
    first_groups AS (SELECT * FROM groups g ORDER BY ${order} LIMIT ${limit})
    SELECT t.currencies, b.currencies AS "previousCurrencies", ${totalMetrics('t', ids)} AS totals,
      (SELECT count(*) FROM groups) AS "totalCount",
      (
        SELECT coalesce(json_agg(json_build_object(
          'name', g.name, 'values', ${groupMetrics('g', ids)},
          'previous', CASE WHEN p.name IS NOT NULL THEN ${groupMetrics('p', ids)} END,
          'share', round(${costInOneCurrency} / nullif(${metricValue('t', 'cost')}, 0), 8)::float8
        ) ORDER BY ${order}), '[]')
        FROM first_groups g LEFT JOIN before_groups p USING (name)
      ) AS items
    FROM totals t, before_totals b`;
}

function namedRows(parts: readonly RankedPart[], period: 'plan' | 'previous'): SQL {
  const rows = parts.map(
    ({ name, [period]: plan }) => sql`
      SELECT coalesce(${name}, '') AS name, r.currency, ${sumsOf('r')}
      FROM (${resultSql(plan)}) r ${recordJoins(plan)}
      GROUP BY 1, 2`,
  );
  return sql.join(rows, sql` UNION ALL `);
}

function totalsSql(rows: 'now_rows' | 'before_rows'): SQL {
  return sql`SELECT coalesce(array_agg(DISTINCT r.currency), '{}') AS currencies, ${sumsOf('r')}
    FROM ${sql.identifier(rows)} r`;
}
