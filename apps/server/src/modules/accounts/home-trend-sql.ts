import type { DateRange } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import { daySums } from './account-days-sql';
import { metricsJson } from './home-metrics-sql';
import { daysPart, idsOf, type AccountSelection } from './selected-accounts-sql';

/** Every day of a range in order, with `date` and metrics, as `days`; sums over accounts of one currency. */
export function homeTrendSql(
  { accountIds, channels }: Pick<AccountSelection, 'accountIds' | 'channels'>,
  { beginDate, endDate, currency }: DateRange & { currency: string },
): SQL {
  const [begin, end] = [sql`${beginDate}::date`, sql`${endDate}::date`];
  return sql`
    WITH ${daysPart(accountIds, channels)}sums AS MATERIALIZED (
      SELECT d.day, ${daySums(sql`${currency}`)} FROM account_days d
      WHERE d.account_id = ANY(${idsOf(accountIds)}) AND d.day BETWEEN ${begin} AND ${end} GROUP BY 1
    )
    SELECT json_agg(json_build_object('date', t.day::date, 'figures', ${metricsJson('s')}) ORDER BY t.day) AS days
    FROM generate_series(${begin}, ${end}, interval '1 day') AS t(day) LEFT JOIN sums s ON s.day = t.day::date`;
}
