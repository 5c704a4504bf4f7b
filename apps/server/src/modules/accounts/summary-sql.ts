import { sql, type SQL } from 'drizzle-orm';
import { daySums, joinDays, sumOfDays } from './account-days-sql';
import { metricsJson } from './home-metrics-sql';
import { isoTime, lastFullDay, type AccountSelection } from './selected-accounts-sql';
import { budgetDays, weekParts } from './week-sql';

/** First of the 15 days of feed cost that end with `yesterday` of group `g`. */
const feedBegin = sql`g.yesterday - 14`;

/**
 * One row per currency of the selected accounts, starting with the currency of most accounts, as `list`. `balances` has
 * the balance and last day's cost of each account. Days left are computed from accounts with a known balance.
 */
export function summarySql(choice: AccountSelection): SQL {
  return sql`
    WITH ${weekParts(choice)},
    groups AS MATERIALIZED (
      SELECT t.currency, count(*) AS account_count, sum(t.balance) AS balance, min(t.balance_at) AS balance_at,
        min(t.yesterday) AS yesterday, coalesce(${lastFullDay}, min(t.yesterday)) AS day,
        json_agg(json_build_object('balance', t.balance::text, 'lastDayCost', t.last_cost::text)) AS balances
      FROM (SELECT c.*, w.last_day AS day, w.last_cost FROM chosen c LEFT JOIN week w USING (account_id)) t
      GROUP BY 1
    ),
    sums AS MATERIALIZED (
      SELECT g.currency, d.day, ${daySums(sql`g.currency`)},
        ${sumOfDays(sql`d.feed_cost`, sql`g.currency`)} AS feed_cost,
        ${sumOfDays(sql`d.cost`, sql`g.currency`)} FILTER (WHERE c.balance IS NOT NULL) AS funded_cost
      FROM groups g JOIN chosen c USING (currency)
      ${joinDays(sql`c.account_id`, { begin: sql`least(g.day - 6, ${feedBegin})`, end: sql`greatest(g.day, g.yesterday)` })}
      GROUP BY 1, 2
    )
    SELECT coalesce(json_agg(json_build_object(
      'currency', g.currency, 'accountCount', g.account_count,
      'balance', g.balance::text, 'balanceTime', ${isoTime(sql`g.balance_at`)}, 'balances', g.balances,
      'budgetDays', (
        SELECT ${budgetDays(funded)}::text
        FROM sums d WHERE d.currency = g.currency AND d.day BETWEEN g.day - 6 AND g.day
      ),
      'day', g.day, 'figures', ${metricsJson('current')}, 'previous', ${metricsJson('previous')},
      'feedCost', CASE WHEN ${choice.channels.includes('feed')} AND ${hasFeed} THEN json_build_object(
        'beginDate', ${feedBegin}, 'endDate', g.yesterday,
        'cost', (
          SELECT sum(d.feed_cost)::text FROM sums d
          WHERE d.currency = g.currency AND d.day BETWEEN ${feedBegin} AND g.yesterday
        )
      ) END
    ) ORDER BY g.account_count DESC, g.currency), '[]') AS list
    FROM groups g
    LEFT JOIN sums current ON current.currency = g.currency AND current.day = g.day
    LEFT JOIN sums previous ON previous.currency = g.currency AND previous.day = g.day - 1`;
}

/** Days with data of an account with a known balance. */
const funded = {
  balance: sql`g.balance`,
  knownDays: sql`count(d.funded_cost)`,
  total: sql`sum(d.funded_cost)`,
};

const hasFeed = sql`EXISTS (
  SELECT FROM chosen c WHERE c.currency = g.currency AND EXISTS (
    SELECT FROM fact_spans s WHERE s.account_id = c.account_id AND s.channel = 'feed'
  )
)`;
