import type { MetricId } from '@meridian/api-client/contract';
import type { SQL } from 'drizzle-orm';
import { rowMetrics } from '../../report-engine';

const metricIds = [
  'cost',
  'impression',
  'click',
  'conversion',
  'ctr',
  'cpc',
] as const satisfies readonly MetricId[];

/** JSON of the home page's metrics, from the measures of a part; nulls where the part has no row. */
export function metricsJson(source: string): SQL {
  return rowMetrics(source, metricIds);
}
