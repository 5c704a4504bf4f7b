import { sql, type SQL } from 'drizzle-orm';
import { recentDaysPart } from './account-days-sql';
import { accountSections, chosenPart, lastFullDay, latestPart, type AccountChoice } from './chosen-sql';

/**
 * The parts of a WITH from `chosen` to `week`, with `account_days` among them. `week` has for each account with figures
 * its `last_day`, `last_cost`, `previous_cost`, and of the seven days up to `last_day` the costs as `costs` (null: no
 * figures of that day), how many of them are known as `known_days`, and their `total`. A day that was loaded without
 * traffic cost 0.
 */
export function weekParts(choice: AccountChoice): SQL {
  return sql`${chosenPart(choice)},
  ${latestPart(accountSections)},
  last_days AS MATERIALIZED (
    SELECT t.account_id, t.yesterday, ${lastFullDay} AS last_day FROM latest t GROUP BY 1, 2
  ),
  ${recentDaysPart(choice)},
  day_costs AS MATERIALIZED (
    SELECT d.account_id, d.day, coalesce(sum(d.cost), 0) AS cost FROM account_days d GROUP BY 1, 2
  ),
  week AS MATERIALIZED (
    SELECT l.account_id, l.last_day,
      json_agg(d.cost::text ORDER BY n DESC) AS costs, count(d.cost) AS known_days, sum(d.cost) AS total,
      max(d.cost) FILTER (WHERE n = 0) AS last_cost, max(d.cost) FILTER (WHERE n = 1) AS previous_cost
    FROM last_days l CROSS JOIN generate_series(0, 6) AS n
    LEFT JOIN day_costs d ON d.account_id = l.account_id AND d.day = l.last_day - n
    GROUP BY 1, 2
  )`;
}

/**
 * Days that a balance lasts at the average of the known days, one decimal, a half away from zero; nothing is left of a
 * balance below 0. Divides once, so that nothing is rounded twice.
 */
export function budgetDays({
  balance,
  knownDays,
  total,
}: Record<'balance' | 'knownDays' | 'total', SQL>): SQL {
  return sql`round(greatest(${balance}, 0) * ${knownDays} / nullif(${total}, 0), 1)`;
}
