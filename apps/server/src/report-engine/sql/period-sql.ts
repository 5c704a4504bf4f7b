import type { Period } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';

/** Begin and end of a fact or span, as SQL expressions. */
export interface SpanColumns {
  begin: SQL;
  end: SQL;
}

/** First day of a row's day, week or month; null in a custom report. */
export function periodBegin(period: Period, begin: SQL): SQL {
  switch (period) {
    case 'daily':
      return begin;
    case 'weekly':
      return sql`${begin} - (extract(isodow FROM ${begin})::int - 1)`;
    case 'month':
      return sql`date_trunc('month', ${begin}::timestamp)::date`;
    case 'custom':
      return sql`NULL::date`;
  }
}

/** Condition for spans that lie entirely within the report's range and within one of its days, weeks or months. */
export function countsInReport({ period, beginDate, endDate }: ReportPlan, { begin, end }: SpanColumns): SQL {
  // the upper bound of `begin` follows from the others, but stating it excludes partitions
  return sql`${begin} BETWEEN ${beginDate}::date AND ${endDate}::date
    AND ${end} BETWEEN ${beginDate}::date AND ${endDate}::date
    AND ${fitsPeriod(period, { begin, end })}`;
}

function fitsPeriod(period: Period, { begin, end }: SpanColumns): SQL {
  switch (period) {
    case 'daily':
      return sql`${end} = ${begin}`;
    case 'weekly':
    case 'month':
      return sql`${periodBegin(period, end)} = ${periodBegin(period, begin)}`;
    case 'custom':
      return sql`true`;
  }
}
