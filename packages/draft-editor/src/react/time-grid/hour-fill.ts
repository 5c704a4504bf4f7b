import type { HourFactor } from '../../core/schedule/hour-table';

/** The background of an hour: the higher the factor, the darker. */
export function hourFill(factor: HourFactor): string {
  if (factor === null) return 'bg-track';
  if (factor < 1) return 'bg-h3';
  return factor > 1 ? 'bg-h6' : 'bg-h4';
}
