import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';
import { countsInReport } from './period-sql';

/**
 * Cost of the accounts in the days of a report, from their account report, as one row with `cost`. No row unless both
 * reports have data of the same days for each account, in one currency.
 */
export function accountCostSql(plan: ReportPlan): SQL {
  const { accountIds, channel, section } = plan;
  const ofAccounts = { accountIds, channel, section: 'account' as const };
  return sql`
    WITH section_days AS (
      SELECT s.account_id, s.section, range_agg(daterange(s.begin_date, s.end_date, '[]')) AS days
      FROM fact_spans s
      WHERE (${belongsTo({ accountIds, channel, section }, 's')} OR ${belongsTo(ofAccounts, 's')})
        AND ${countsInReport(plan, { begin: sql`s.begin_date`, end: sql`s.end_date` })}
      GROUP BY s.account_id, s.section
    )
    SELECT sum(f.cost)::text AS cost FROM facts f
    WHERE ${belongsTo(ofAccounts, 'f')} AND ${countsInReport(plan, { begin: sql`f.begin_date`, end: sql`f.end_date` })}
      AND NOT EXISTS (SELECT FROM section_days d GROUP BY d.account_id, d.days HAVING count(*) = 1)
    HAVING count(DISTINCT f.currency) = 1`;
}
