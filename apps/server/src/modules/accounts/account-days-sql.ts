import { addDays } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import { measure, measureColumns } from '../reports/metric-sql';
import { hasStopped, idsOf, type AccountChoice } from './chosen-sql';

/** Days of the last weeks that the home page may need: 15 of feed cost, 7 up to a last day of at most a week ago. */
const recentDays = 15;

/**
 * Rows of single days of whole accounts: `account_id`, `currency`, `channel`, `day` and the measures, in the account's own
 * currency only. A day that was loaded has a row without measures, and another with them if there was any traffic.
 *
 * `days` bounds `begin_date`. Accounts come as a list and their currency by key: with joins to a part of the query,
 * whose size the planner misjudges, it reads every day of every account.
 */
export function accountDaysSql(accounts: SQL, days: (beginDate: SQL) => SQL): SQL {
  const belongs = (table: SQL) => sql`${table}.account_id = ${accounts} AND ${table}.section = 'account'
    AND ${table}.channel = ANY('{search,feed}') AND ${days(sql`${table}.begin_date`)}
    AND ${table}.end_date = ${table}.begin_date`;
  return sql`
    SELECT a.account_id, a.currency, s.channel, s.begin_date AS day, ${measureColumns(() => sql`NULL::numeric`)}
    FROM fact_spans s JOIN accounts a USING (account_id) WHERE ${belongs(sql`s`)}
    UNION ALL
    SELECT a.account_id, a.currency, f.channel, f.begin_date, ${measureColumns((of) => measure('f', of))}
    FROM facts f JOIN accounts a USING (account_id, currency) WHERE ${belongs(sql`f`)}`;
}

/**
 * The part `account_days` of a WITH, after `last_days`: `accountDaysSql` of the last 15 days of all chosen accounts, and
 * of those that stopped before their last week too.
 */
export function recentDaysPart({ accountIds, yesterdays }: AccountChoice): SQL {
  const ends = yesterdays.map(({ day }) => day).sort();
  const [first = '1970-01-01', last = first] = [ends[0], ends.at(-1)];
  const begin = sql`${addDays(first, 1 - recentDays)}::date`;
  return sql`account_days AS MATERIALIZED (
    ${accountDaysSql(sql`ANY(${idsOf(accountIds)})`, (day) => sql`${day} BETWEEN ${begin} AND ${last}::date`)}
    UNION ALL
    SELECT d.* FROM last_days l CROSS JOIN LATERAL (
      ${accountDaysSql(
        sql`l.account_id`,
        (day) => sql`${day} BETWEEN l.last_day - 6 AND least(l.last_day, ${begin} - 1)`,
      )}
    ) d
    WHERE ${hasStopped}
  )`;
}
