import { sql, type SQL } from 'drizzle-orm';
import { joinDays, sumOfDays } from './account-days-sql';
import { accountSections, chosenPart, lastFullDay, latestPart, type AccountChoice } from './chosen-sql';

/**
 * The parts of a WITH from `chosen` to `week`. `week` has for each account with data its `last_day`, `last_cost`,
 * `previous_cost`, and of the seven days up to `last_day` how many are known as `known_days`, and what they cost as
 * `total`. A day that was loaded without traffic cost 0.
 */
export function weekParts(choice: AccountChoice): SQL {
  return sql`${chosenPart(choice)},
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

/** What rows `d` of an account `l` cost. */
const costOf = sumOfDays(sql`d.cost`, sql`l.currency`);

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
