import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { countShownHours, hoursPerWeek, type HourTable } from '../../core/schedule/hour-table';
import { hourFill } from './hour-fill';
import type { TimeGridLabels } from './labels';

export interface GridLegendProps {
  table: HourTable;
  labels: TimeGridLabels;
  isReadOnly: boolean;
}

/** The meaning of the colours, and the number of shown hours. */
export function GridLegend({ table, labels, isReadOnly }: GridLegendProps): ReactElement {
  const hasReduced = table.flat().some((factor) => factor !== null && factor < 1);
  const items = [
    [labels.shown, 1],
    [labels.shownMore, 2],
    ...(hasReduced ? ([[labels.shownLess, 0.5]] as const) : []),
    [labels.notShown, null],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-fg-3">
      {items.map(([label, factor]) => (
        <span key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-2.5 w-3.5 rounded-xs', hourFill(factor))} />
          {label}
        </span>
      ))}
      {!isReadOnly && <span>{labels.hint}</span>}
      <span aria-live="polite" className="ms-auto tabular-nums">
        {labels.total(countShownHours(table), hoursPerWeek)}
      </span>
    </div>
  );
}
