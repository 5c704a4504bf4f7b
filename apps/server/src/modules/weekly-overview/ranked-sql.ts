import {
  dimensionDataKey,
  type DimensionId,
  type MetricId,
  type Section,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  type ReportPlan,
  groupMetrics,
  hourOfItem,
  metricValue,
  recordJoins,
  resultSql,
  sumsOf,
  totalMetrics,
} from '../../report-engine';

/** Rows of a report in two periods, and how to group them. */
export interface RankedPart {
  plan: ReportPlan;
  previous: ReportPlan;
  /** Name of a row: the value of a dimension, the section, or weekday and hour, such as `1 23`. */
  groupBy: { dimension: DimensionId } | { section: Section } | 'hourOfWeek';
}

/**
 * Report rows summed by name: one row with `currencies`, `previousCurrencies`, `totals` and `totalCount` of all, and
 * the first `limit` names by cost as `items`, each with its previous period. With several currencies, amounts are
 * omitted and impressions determine the order.
 */
export function rankedSql(
  parts: readonly RankedPart[],
  { ids, limit }: { ids: readonly MetricId[]; limit: number },
): SQL {
  const cost = metricValue('g', 'cost');
  const costInOneCurrency = sql`CASE WHEN cardinality(g.currencies) = 1 THEN ${cost} END`;
  const order = sql`${costInOneCurrency} DESC NULLS LAST, g.impression DESC, g.name`;
  return sql`
    WITH current_rows AS MATERIALIZED (${namedRows(parts, 'plan')}),
    previous_rows AS MATERIALIZED (${namedRows(parts, 'previous')}),
    totals AS (${totalsSql('current_rows')}),
    previous_totals AS (${totalsSql('previous_rows')}),
    groups AS (
      SELECT r.name, t.currencies, ${sumsOf('r')} FROM current_rows r, totals t GROUP BY r.name, t.currencies
    ),
    previous_groups AS (
      SELECT r.name, t.currencies, ${sumsOf('r')} FROM previous_rows r, previous_totals t GROUP BY r.name, t.currencies
    ),
    first_groups AS (SELECT * FROM groups g ORDER BY ${order} LIMIT ${limit})
    SELECT t.currencies, p.currencies AS "previousCurrencies", ${totalMetrics('t', ids)} AS totals,
      (SELECT count(*) FROM groups) AS "totalCount",
      (
        SELECT coalesce(json_agg(json_build_object(
          'name', g.name, 'values', ${groupMetrics('g', ids)},
          'previous', CASE WHEN p.name IS NOT NULL THEN ${groupMetrics('p', ids)} END,
          'share', round(${costInOneCurrency} / nullif(${metricValue('t', 'cost')}, 0), 8)::float8
        ) ORDER BY ${order}), '[]')
        FROM first_groups g LEFT JOIN previous_groups p USING (name)
      ) AS items
    FROM totals t, previous_totals p`;
}

function namedRows(parts: readonly RankedPart[], period: 'plan' | 'previous'): SQL {
  const rows = parts.map(
    ({ groupBy, [period]: plan }) => sql`
      SELECT coalesce(${nameSql(groupBy)}, '') AS name, r.currency, ${sumsOf('r')}
      FROM (${resultSql(plan)}) r ${recordJoins(plan)}
      GROUP BY 1, 2`,
  );
  return sql.join(rows, sql` UNION ALL `);
}

/** Name of row `r` with item `i`. */
function nameSql(groupBy: RankedPart['groupBy']): SQL {
  if (groupBy === 'hourOfWeek') return sql`extract(isodow FROM r.period_begin)::int || ' ' || ${hourOfItem}`;
  if ('section' in groupBy) return sql`${groupBy.section}::text`;
  return sql`i.dims ->> ${dimensionDataKey(groupBy.dimension)}::text`;
}

function totalsSql(rows: 'current_rows' | 'previous_rows'): SQL {
  return sql`SELECT coalesce(array_agg(DISTINCT r.currency), '{}') AS currencies, ${sumsOf('r')}
    FROM ${sql.identifier(rows)} r`;
}
