import { sql, type SQL } from 'drizzle-orm';
import { belongsTo, itemFilter } from './filter-sql';
import { measuresOf, metricValue, rowMetrics, sumsOf, totalMetrics } from './metric-sql';
import { countsInReport, periodBegin } from './period-sql';
import type { ReportOrder } from './report-order';
import type { ReportPlan } from './report-plan';

export interface PageWindow {
  limit: number;
  offset: number;
}

/**
 * The query of a report: one row with `totalCount`, `currencies`, `totals` and the page's rows as `list`.
 *
 * The result is read once, totalled and cut to the page; only the page's rows look up their dimensions.
 */
export function reportSql(plan: ReportPlan, order: ReportOrder | undefined, page: PageWindow): SQL {
  const ids = plan.definition.metrics;
  return sql`
    WITH result AS MATERIALIZED (${resultSql(plan)}),
    totals AS (
      SELECT count(*) AS row_count,
        coalesce(array_agg(DISTINCT r.currency), '{}') AS currencies,
        ${sumsOf('r')}
      FROM result r
    ),
    page AS (
      SELECT * FROM result r ORDER BY ${orderSql(plan, order)} LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT t.row_count AS "totalCount", t.currencies, ${totalMetrics('t', ids)} AS totals,
      (
        SELECT coalesce(json_agg(json_build_object(
          'periodBegin', r.period_begin, 'currency', r.currency, 'dims', i.dims,
          'accountNo', a.account_no, 'accountName', a.account_name, 'metrics', ${rowMetrics('r', ids)}
        ) ORDER BY ${orderSql(plan, order)}), '[]')
        FROM page r
        JOIN accounts a USING (account_id)
        LEFT JOIN items i ON ${itemOfRow(plan)}
      ) AS list
    FROM totals t`;
}

function resultSql(plan: ReportPlan): SQL {
  const { period, isPerAccount, accountIds } = plan;
  // each fact is a row of its own: summing groups of one would double the time of the most used reports
  const isFactGrain = period === 'daily' && (isPerAccount || accountIds.length === 1);
  const filter = itemFilter(plan);
  const facts = sql`FROM facts f
    WHERE ${belongsTo(plan, 'f')} AND ${countsInReport(plan, { begin: sql`f.begin_date`, end: sql`f.end_date` })}
    ${filter && sql`AND ${filter}`}`;
  if (isFactGrain) {
    return sql`SELECT f.begin_date AS period_begin, f.account_id, f.item_key, f.currency, ${measuresOf('f')} ${facts}`;
  }
  // equal items of several accounts have equal keys; any of the accounts can name the dimensions
  return sql`SELECT ${periodBegin(period, sql`f.begin_date`)} AS period_begin,
      ${isPerAccount ? sql`f.account_id` : sql`min(f.account_id) AS account_id`},
      f.item_key, f.currency, ${sumsOf('f')}
    ${facts}
    GROUP BY period_begin, ${isPerAccount ? sql`f.account_id,` : undefined} f.item_key, f.currency`;
}

/** Complete, so that pages neither overlap nor leave a row out. */
function orderSql(plan: ReportPlan, order: ReportOrder | undefined): SQL {
  return sql`${order && sql`${primaryOrder(order)},`} r.period_begin DESC,
    ${plan.definition.dimensions.includes('hour') ? sql`${hourOfRow(plan)} ASC,` : undefined}
    r.cost DESC, r.currency, r.account_id, r.item_key`;
}

function primaryOrder({ by, direction }: ReportOrder): SQL {
  const value = by === 'period' ? sql`r.period_begin` : metricValue('r', by);
  return sql`${value} ${sql.raw(direction === 'asc' ? 'ASC' : 'DESC')} NULLS LAST`;
}

/** Hours are texts; in order they are numbers. */
function hourOfRow(plan: ReportPlan): SQL {
  return sql`(SELECT substring(i.dims ->> 'hour' FROM '^\\d{1,2}')::int FROM items i WHERE ${itemOfRow(plan)})`;
}

function itemOfRow({ channel, section }: ReportPlan): SQL {
  return sql`i.account_id = r.account_id AND i.channel = ${channel} AND i.section = ${section}
    AND i.item_key = r.item_key`;
}
