import type { AccountSort } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Sort } from '../../platform/lib/paging';
import { sumOfDays } from './account-days-sql';
import { isoTime, namesOf, type AccountSelection } from './selected-accounts-sql';
import { budgetDays, weekParts } from './week-sql';

export interface AccountPage {
  size: number;
  offset: number;
  sort: Sort<AccountSort> | undefined;
}

/** Sort values of row `r`, by sort. */
const sortValues: Readonly<Record<AccountSort, SQL>> = {
  accountNo: sql`r.account_no`,
  accountName: sql`r.account_name`,
  balance: sql`r.balance`,
  lastDayCost: sql`r.last_cost`,
  change: sql`r.last_cost / nullif(r.previous_cost, 0)`,
  budgetDays: sql`r.budget_days`,
};

const ofOneAccount = { balance: sql`c.balance`, knownDays: sql`w.known_days`, total: sql`w.total` };

/**
 * A page of accounts with their amounts as `list`, and the number of all as `totalCount`. Default order: followed
 * accounts first, then by number; empty values last.
 */
export function accountListSql(choice: AccountSelection, page: AccountPage): SQL {
  const order = orderSql(page.sort);
  return sql`
    WITH ${weekParts(choice)},
    rows AS (
      SELECT c.*, f.user_id IS NOT NULL AS is_followed, w.last_day, w.last_cost, w.previous_cost,
        ${budgetDays(ofOneAccount)} AS budget_days
      FROM chosen c LEFT JOIN week w USING (account_id)
      LEFT JOIN followed_accounts f ON f.account_id = c.account_id AND f.user_id = ${choice.userId}
    ),
    page AS (SELECT * FROM rows r ORDER BY ${order} LIMIT ${page.size} OFFSET ${page.offset})
    SELECT (SELECT count(*) FROM chosen) AS "totalCount",
      (SELECT coalesce(json_agg(json_build_object(
        'accountId', r.account_id, 'accountNo', r.account_no, 'accountName', r.account_name,
        'currency', r.currency, 'timeZone', r.time_zone, 'provider', r.provider, 'isFollowed', r.is_followed,
        'channels', ${channelsOf(choice)},
        'balance', r.balance::text, 'balanceTime', ${isoTime(sql`r.balance_at`)},
        'lastDay', r.last_day, 'lastDayCost', r.last_cost::text, 'previousDayCost', r.previous_cost::text,
        'lastDays', ${lastDaysOf},
        'budgetDays', r.budget_days::text
      ) ORDER BY ${order}), '[]') FROM page r) AS list`;
}

/** Channels with data of account `r` that the user may view, search before feed. */
const channelsOf = ({ channels }: AccountSelection) => sql`(
  SELECT coalesce(json_agg(h.channel ORDER BY h.channel), '[]') FROM unnest(${namesOf(channels)}) AS h(channel)
  WHERE EXISTS (SELECT FROM fact_spans s WHERE s.account_id = r.account_id AND s.channel = h.channel)
)`;

/** Cost of account `r` on the seven days up to its last one; null for days without data. */
const lastDaysOf = sql`(
  SELECT json_agg((
    SELECT ${sumOfDays(sql`d.cost`, sql`r.currency`)}::text FROM account_days d
    WHERE d.account_id = r.account_id AND d.day = r.last_day - n
  ) ORDER BY n DESC)
  FROM generate_series(0, 6) AS n
)`;

function orderSql(sort: Sort<AccountSort> | undefined): SQL {
  if (sort === undefined) return sql`r.is_followed DESC, r.account_no`;
  return sql`${sortValues[sort.key]} ${sql.raw(sort.direction === 'desc' ? 'DESC' : 'ASC')} NULLS LAST, r.account_no`;
}
