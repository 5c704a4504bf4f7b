import type { Period } from '@meridian/api-client/contract';
import type { CounterpartShift } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../../plan/report-plan';

/** Range of the days that a `Date` represents; facts are within. */
const firstDate = '1970-01-01';
export const lastDate = '2149-06-06';

/** A day as a `Date`; a day outside of its range becomes the closest one, since other days would overflow. */
export function dateOf(day: string): SQL {
  return sql`toDate(${day < firstDate ? firstDate : day > lastDate ? lastDate : day})`;
}

/** First day of a row's day, week or month; NULL in a custom report. */
export function stepOf(period: Period, begin: SQL): SQL {
  switch (period) {
    case 'daily':
      return begin;
    case 'weekly':
      return sql`toMonday(${begin})`;
    case 'month':
      return sql`toStartOfMonth(${begin})`;
    case 'custom':
      return sql`CAST(NULL AS Nullable(Date))`;
  }
}

/** Condition for facts `f` that lie entirely within the report's range and within one of its days, weeks or months. */
export function isInReport({ period, beginDate, endDate }: ReportPlan): SQL {
  const begin = sql`f.begin_date`;
  const end = sql`f.end_date`;
  const fits: Record<Period, SQL> = {
    daily: sql`${end} = ${begin}`,
    weekly: sql`${stepOf('weekly', end)} = ${stepOf('weekly', begin)}`,
    month: sql`${stepOf('month', end)} = ${stepOf('month', begin)}`,
    custom: sql`true`,
  };
  return sql`${begin} >= ${dateOf(beginDate)} AND ${begin} <= ${dateOf(endDate)} AND ${end} <= ${dateOf(endDate)}
    AND ${fits[period]}`;
}

/** A day in the comparison period, moved to its counterpart. */
export function counterpartOf(day: SQL, { unit, count }: CounterpartShift): SQL {
  if (unit === 'day') return sql`addDays(${day}, ${count})`;
  return sql`addMonths(${day}, ${unit === 'year' ? 12 * count : count})`;
}
