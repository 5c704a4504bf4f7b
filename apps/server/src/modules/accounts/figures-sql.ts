import type { MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measure, measureColumns, rowMetrics } from '../reports/metric-sql';

const figureIds = [
  'cost',
  'impression',
  'click',
  'conversion',
  'ctr',
  'cpc',
] as const satisfies readonly MetricId[];

/** JSON of the home page's figures, from the measures of a part; nulls where the part has no row. */
export function figuresJson(source: string): SQL {
  return rowMetrics(source, figureIds);
}

/** The sums of all measures of rows `d` of single days: 0 where the days were loaded without traffic. */
export const daySums: SQL = measureColumns((of) => sql`coalesce(sum(${measure('d', of)}), 0)`);
