import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { formatHour, hoursPerDay } from '../../core/schedule/hour-table';
import type { TimeGridLabels } from './labels';
import type { TimeGridModel } from './use-time-grid';

/** Every third hour has a visible number; the others show theirs under pointer and focus. */
const labelledEvery = 3;
const hourNames = Array.from(
  { length: hoursPerDay },
  (_, hour) => `${formatHour(hour)}–${formatHour(hour + 1)}`,
);

export interface HourHeadProps {
  model: TimeGridModel;
  labels: TimeGridLabels;
  isReadOnly: boolean;
}

/** The hours of a day as buttons that show or hide them on all days. */
export function HourHead({ model, labels, isReadOnly }: HourHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        <td className="sticky -start-1 z-sticky bg-surface" />
        {hourNames.map((hours, hour) => (
          <th key={hours} scope="col" aria-label={hours} className="scroll-ms-12 p-0 font-normal">
            <button
              type="button"
              tabIndex={model.stop.day === -1 && model.stop.hour === hour ? 0 : -1}
              aria-label={isReadOnly ? hours : labels.toggleHour(hours)}
              onClick={() => model.toggleHour(hour)}
              className="group h-6 w-full rounded-xs text-11 text-fg-3 tabular-nums focus-ring hover:bg-hover hover:text-fg-1"
            >
              <span
                className={cn(
                  hour % labelledEvery !== 0 && 'invisible group-hover:visible group-focus-visible:visible',
                )}
              >
                {hour}
              </span>
            </button>
          </th>
        ))}
        <th scope="col" className="p-0">
          <span className="sr-only">{labels.hoursColumn}</span>
        </th>
      </tr>
    </thead>
  );
}
