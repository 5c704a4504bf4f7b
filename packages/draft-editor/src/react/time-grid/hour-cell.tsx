import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { formatHour, type HourFactor } from '../../core/schedule/hour-table';
import { formatFactor } from '../../core/values/factor';
import { hourFill } from './hour-fill';
import type { TimeGridLabels } from './labels';

export interface HourCellProps {
  day: string;
  hour: number;
  factor: HourFactor;
  isSelected: boolean;
  isTabStop: boolean;
  labels: TimeGridLabels;
}

/** An hour of a day. Its colour represents its factor; its name says the same. */
export function HourCell({ day, hour, factor, isSelected, isTabStop, labels }: HourCellProps): ReactElement {
  const hours = `${formatHour(hour)}–${formatHour(hour + 1)}`;
  const state =
    factor === null
      ? labels.notShown
      : factor === 1
        ? labels.shown
        : `${labels.shown}, ${labels.factorIs(formatFactor(factor))}`;
  const name = labels.cell(day, hours, state);
  return (
    <td
      role="gridcell"
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      title={name}
      className="group touch-none scroll-ms-12 px-px py-0.5 outline-none"
    >
      <span className="sr-only">{name}</span>
      <span
        className={cn(
          'block h-5 rounded-xs group-aria-selected:outline-1 group-aria-selected:outline-fg-1',
          'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-focus',
          hourFill(factor),
        )}
      />
    </td>
  );
}
