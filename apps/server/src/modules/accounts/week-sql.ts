import { sql, type SQL } from 'drizzle-orm';
import { joinDays, sumOfDays } from './account-days-sql';
import {
  accountSections,
  selectedAccountsPart,
  lastFullDay,
  latestPart,
  type AccountSelection,
} from './selected-accounts-sql';

/**
 * Parts of a WITH from `chosen` to `week`. For each account with data, `week` has `last_day`, `last_cost`,
 * `previous_cost`; and for the seven days up to `last_day`: `known_days`, the number of days with data, and `total`,
 * their cost. An imported day without traffic costs 0.
 */
export function weekParts(choice: AccountSelection): SQL {
  return sql`${selectedAccountsPart(choice)},
  ${latestPart(accountSections(choice))},
  last_days AS MATERIALIZED (
    SELECT t.account_id, t.currency, ${lastFullDay} AS last_day FROM latest t GROUP BY 1, 2, t.yesterday
  ),
  week AS MATERIALIZED (
    SELECT l.account_id, l.last_day, count(DISTINCT d.day) AS known_days, ${costOf} AS total,
      ${costOf} FILTER (WHERE d.day = l.last_day) AS last_cost,
      ${costOf} FILTER (WHERE d.day = l.last_day - 1) AS previous_cost
    FROM last_days l ${joinDays(sql`l.account_id`, { begin: sql`l.last_day - 6`, end: sql`l.last_day` })}
    GROUP BY 1, 2
  )`;
}

/** Cost of rows `d` of an account `l`. */
const costOf = sumOfDays(sql`d.cost`, sql`l.currency`);

/**
 * Days left: balance divided by the average cost of the known days, to one decimal, rounding halves away from zero; 0
 * for a negative balance. Divides only once to avoid rounding twice.
 */
export function budgetDays({
  balance,
  knownDays,
  total,
}: Record<'balance' | 'knownDays' | 'total', SQL>): SQL {
  return sql`round(greatest(${balance}, 0) * ${knownDays} / nullif(${total}, 0), 1)`;
}
