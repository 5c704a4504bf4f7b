import { sql, type SQL } from 'drizzle-orm';
import { isoTime, lastFullDay, type AccountChoice } from './chosen-sql';
import { daySums, figuresJson } from './figures-sql';
import { budgetDays, weekParts } from './week-sql';

/** The first of the 15 days of feed cost that end with group `g`'s `yesterday`. */
const feedBegin = sql`g.yesterday - 14`;

/**
 * One row for each currency of the chosen accounts, those of most accounts first, as `list`. `balances` has the balance
 * and the last day's cost of each account. Days of budget are told by the accounts whose balance is known.
 */
export function summarySql(choice: AccountChoice): SQL {
  return sql`
    WITH ${weekParts(choice)},
    groups AS MATERIALIZED (
      SELECT t.currency, count(*) AS account_count, sum(t.balance) AS balance, min(t.balance_time) AS balance_time,
        min(t.yesterday) AS yesterday, coalesce(${lastFullDay}, min(t.yesterday)) AS day,
        json_agg(json_build_object('balance', t.balance::text, 'lastDayCost', t.last_cost::text)) AS balances
      FROM (SELECT c.*, w.last_day AS day, w.last_cost FROM chosen c LEFT JOIN week w USING (account_id)) t
      GROUP BY 1
    ),
    sums AS MATERIALIZED (SELECT d.currency, d.day, ${daySums} FROM account_days d GROUP BY 1, 2),
    feed_costs AS MATERIALIZED (
      SELECT d.currency, d.day, coalesce(sum(d.cost), 0) AS cost FROM account_days d WHERE d.channel = 'feed' GROUP BY 1, 2
    ),
    funded_costs AS MATERIALIZED (
      SELECT c.currency, d.day, sum(d.cost) AS cost FROM day_costs d JOIN accounts c USING (account_id)
      WHERE c.balance IS NOT NULL GROUP BY 1, 2
    )
    SELECT coalesce(json_agg(json_build_object(
      'currency', g.currency, 'accountCount', g.account_count,
      'balance', g.balance::text, 'balanceTime', ${isoTime(sql`g.balance_time`)}, 'balances', g.balances,
      'budgetDays', (
        SELECT ${budgetDays({ balance: sql`g.balance`, knownDays: sql`count(*)`, total: sql`sum(d.cost)` })}::text
        FROM funded_costs d WHERE d.currency = g.currency AND d.day BETWEEN g.day - 6 AND g.day
      ),
      'day', g.day, 'figures', ${figuresJson('now')}, 'previous', ${figuresJson('before')},
      'feedCost', CASE WHEN ${hasFeed} THEN json_build_object(
        'beginDate', ${feedBegin}, 'endDate', g.yesterday,
        'cost', (
          SELECT sum(d.cost)::text FROM feed_costs d
          WHERE d.currency = g.currency AND d.day BETWEEN ${feedBegin} AND g.yesterday
        )
      ) END
    ) ORDER BY g.account_count DESC, g.currency), '[]') AS list
    FROM groups g
    LEFT JOIN sums now ON now.currency = g.currency AND now.day = g.day
    LEFT JOIN sums before ON before.currency = g.currency AND before.day = g.day - 1`;
}

const hasFeed = sql`EXISTS (
  SELECT FROM chosen c WHERE c.currency = g.currency AND EXISTS (
    SELECT FROM fact_spans s WHERE s.account_id = c.account_id AND s.channel = 'feed'
  )
)`;
