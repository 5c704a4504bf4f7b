import { measures, type Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../../plan/report-plan';
import { selectedMeasures, summedMeasures, sumsOfMetric } from './measures-sql';
import { textLiteral } from './query-sql';
import { copiedFacts, type CopiedFacts } from './sources-sql';

/** Sums by day and currency of a file of facts of one day each, in the columns of `daySumsQuery`. */
export function factDaySumsQuery(facts: string): SQL {
  return sumsByDay(sql`FROM ${sql.raw(`read_parquet(${textLiteral(facts)})`)} f`, measures);
}

/**
 * Sums by day and currency of a report of facts of one day each: day, currency, number of facts, and the metrics of `selectedMeasures`. Days
 * without facts have no row. Files of facts are read faster than the many columns of files of days.
 */
export function daySumsQuery(plan: ReportPlan, source: CopiedFacts): SQL {
  return sumsByDay(copiedFacts(plan, source), plan.definition.metrics.flatMap(sumsOfMetric));
}

function sumsByDay(facts: SQL, own: readonly Measure[]): SQL {
  return sql`SELECT s.day, s.currency, s.row_count, ${selectedMeasures('s')}
    FROM (
      SELECT f.begin_date::VARCHAR AS day, f.currency, count(*) AS row_count, ${summedMeasures('f', own)} ${facts}
      GROUP BY f.begin_date, f.currency
    ) s ORDER BY 1, 2`;
}
