import { cn } from '../../lib/cn';
import { heatFills } from './heat-fills';
import { heatPeak, heatSteps } from './heat-step';

export interface HeatMapLegendProps {
  /** The values of the map. */
  values: readonly (readonly (number | null)[])[];
  formatValue: (value: number) => string;
  className?: string;
}

/** The scale of a heat map from 0 to its highest value. */
export function HeatMapLegend({ values, formatValue, className }: HeatMapLegendProps) {
  const peak = heatPeak(values);
  return (
    <div
      data-scope-ui=""
      className={cn(
        'flex items-center gap-1.5 text-12 whitespace-nowrap text-fg-3 tabular-nums [print-color-adjust:exact]',
        className,
      )}
    >
      <span>{formatValue(0)}</span>
      <span aria-hidden="true" className="flex gap-0.5">
        {(peak ? heatSteps : ([0] as const)).map((step) => (
          <span key={step} className={cn('h-2.5 w-4.5 rounded-xs', heatFills[step])} />
        ))}
      </span>
      {peak && <span>{formatValue(peak.value)}</span>}
    </div>
  );
}
