import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { ReportPlan } from '../plan/report-plan';

/** A report and its comparison. */
export interface ComparedReport {
  plan: ReportPlan;
  comparison?: ComparisonPlan | undefined;
}

/** A day as an SQL expression of PostgreSQL or DuckDB. */
const dateOfDay = (day: string) => sql`${day}::date`;

/**
 * The sum of a row that exists only in the other period: 0, or NULL if its day, week or month has no counterpart. `begin`: of the row, in
 * the report.
 */
export function sumWithout(
  comparison: Pick<ComparisonPlan, 'pairedUntil'> | undefined,
  begin: SQL,
  dateOf = dateOfDay,
): SQL {
  const last = comparison?.pairedUntil;
  return last === undefined ? sql`0` : sql`CASE WHEN ${begin} <= ${dateOf(last)} THEN 0 END`;
}

/** The comparison of the rows in a list: groups that are not periods all have a counterpart. */
export function comparedAsShown<Report extends ComparedReport>(report: Report): Report {
  const { plan, comparison } = report;
  const hasPeriods = plan.groupBy === undefined || plan.groupBy === 'period';
  return comparison === undefined || hasPeriods
    ? report
    : { ...report, comparison: { ...comparison, pairedUntil: undefined } };
}

/** First terms of an order by period: days, weeks and months of the comparison that have no counterpart come last in both directions. */
export function unpairedLast({ plan, comparison }: ComparedReport, dateOf = dateOfDay): SQL | undefined {
  return comparison?.pairedUntil === undefined
    ? undefined
    : sql`r.period_begin > ${dateOf(plan.endDate)} ASC, `;
}

/** The weekday of a row `r`, by `weekday`; a row of the comparison that has no counterpart has none. */
export function weekdayOfRow({ plan, comparison }: ComparedReport, weekday: SQL): SQL {
  if (comparison?.pairedUntil === undefined) return weekday;
  return sql`CASE WHEN r.period_begin <= ${dateOfDay(plan.endDate)} THEN ${weekday} ELSE '' END`;
}
