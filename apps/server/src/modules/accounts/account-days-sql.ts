import type { Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure } from '../../report-engine';

/** What `account_days` has of a day, beside the cost of feed ads. */
const dayMeasures = ['impression', 'click', 'cost', 'conversion'] as const satisfies readonly Measure[];

/** The sum of a value over rows `d` of `account_days`: 0 where there was only traffic in others than `currency`. */
export function sumOfDays(value: SQL, currency: SQL): SQL {
  return sql`sum(CASE WHEN d.currency = ${currency} THEN ${value} WHEN ${value} IS NOT NULL THEN 0 END)`;
}

/** The sums of all measures of rows `d` of `account_days`, under the measures' names. */
export function daySums(currency: SQL): SQL {
  return sql.join(
    dayMeasures.map((of) => sql`${sumOfDays(measure('d', of), currency)} AS ${sql.identifier(of)}`),
    sql`, `,
  );
}

/** The days from `begin` to `end`, both included, of the account of each row so far: rows `d` of `account_days`. */
export function joinDays(accountId: SQL, { begin, end }: Record<'begin' | 'end', SQL>): SQL {
  // the planner cannot know how few days these are: without the fence it would read those of every account
  return sql`CROSS JOIN LATERAL (
    SELECT * FROM account_days o WHERE o.account_id = ${accountId} AND o.day BETWEEN ${begin} AND ${end} OFFSET 0
  ) d`;
}
