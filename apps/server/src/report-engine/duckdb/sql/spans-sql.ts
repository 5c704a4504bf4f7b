import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../../plan/report-plan';
import { selectedMeasures, summedMeasures } from './measures-sql';
import { isOfCopiedRow, type MatchingRows } from './rows-sql';
import { copiedFacts, type CopiedFacts } from './sources-sql';

/**
 * Sums of a report by span and currency: begin, end, currency and the metrics of `selectedMeasures`. `rows`: in a report with conditions,
 * the rows whose facts count.
 */
export function spansQuery(plan: ReportPlan, source: CopiedFacts, rows?: MatchingRows): SQL {
  return sql`SELECT s.begin_date::VARCHAR, s.end_date::VARCHAR, s.currency, ${selectedMeasures('s')}
    FROM (
      SELECT f.begin_date, f.end_date, f.currency, ${summedMeasures('f')} ${copiedFacts(plan, source)}
        ${rows && sql`AND ${isOfCopiedRow(rows)}`}
      GROUP BY f.begin_date, f.end_date, f.currency
    ) s`;
}
