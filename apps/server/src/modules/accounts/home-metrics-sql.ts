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

/** JSON of the home page metrics from columns of `source`; nulls if it has no row. */
export function metricsJson(source: string): SQL {
  return rowMetrics(source, metricIds);
}
