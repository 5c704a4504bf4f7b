import type { Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure } from '../../report-engine';

/** Columns of `account_days` that are summed, except the cost of feed ads. */
const dayMeasures = ['impression', 'click', 'cost', 'conversion'] as const satisfies readonly Measure[];

/** Sum of a value over rows `d` of `account_days`; 0 where all traffic was in currencies other than `currency`. */
export function sumOfDays(value: SQL, currency: SQL): SQL {
  return sql`sum(CASE WHEN d.currency = ${currency} THEN ${value} WHEN ${value} IS NOT NULL THEN 0 END)`;
}

/** Sums of all metrics over rows `d` of `account_days`, named after the metrics. */
export function daySums(currency: SQL): SQL {
  return sql.join(
    dayMeasures.map((of) => sql`${sumOfDays(measure('d', of), currency)} AS ${sql.identifier(of)}`),
    sql`, `,
  );
}

/** Joins rows `d` of `account_days`: for each account, the days from `begin` to `end`, both included. */
export function joinDays(accountId: SQL, { begin, end }: Record<'begin' | 'end', SQL>): SQL {
  // the planner cannot estimate how few days these are: without the fence it would read the days of all accounts
  return sql`CROSS JOIN LATERAL (
    SELECT * FROM account_days o WHERE o.account_id = ${accountId} AND o.day BETWEEN ${begin} AND ${end} OFFSET 0
  ) d`;
}
