import type { Period } from '@meridian/api-client/contract';
import type { CounterpartShift } from '@meridian/date-range/core';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../../plan/report-plan';

/** First day of a row's day, week or month; NULL in a custom report. */
export function periodStart(period: Period, begin: SQL): SQL {
  switch (period) {
    case 'daily':
      return begin;
    case 'weekly':
      return sql`(${begin} - (isodow(${begin})::INTEGER - 1))`;
    case 'month':
      return sql`date_trunc('month', ${begin})::DATE`;
    case 'custom':
      return sql`NULL::DATE`;
  }
}

/** Condition for facts `f` that lie entirely within the report's range and within one of its days, weeks or months. */
export function fitsReport({ period, beginDate, endDate }: ReportPlan): SQL {
  const fits: Record<Period, SQL> = {
    daily: sql`f.end_date = f.begin_date`,
    weekly: sql`${periodStart('weekly', sql`f.end_date`)} = ${periodStart('weekly', sql`f.begin_date`)}`,
    month: sql`${periodStart('month', sql`f.end_date`)} = ${periodStart('month', sql`f.begin_date`)}`,
    custom: sql`true`,
  };
  return sql`f.begin_date BETWEEN ${beginDate}::DATE AND ${endDate}::DATE AND f.end_date <= ${endDate}::DATE
    AND ${fits[period]}`;
}

/** A day in the comparison period, moved to its counterpart. */
export function laterDay(day: SQL, { unit, count }: CounterpartShift): SQL {
  if (unit === 'day') return sql`(${day} + ${sql.raw(String(count))}::INTEGER)`;
  return sql`(${day} + INTERVAL (${sql.raw(String(unit === 'year' ? 12 * count : count))}) MONTH)::DATE`;
}
