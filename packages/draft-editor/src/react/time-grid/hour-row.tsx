import type { Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';
import { formatDayHours } from '../../core/schedule/hour-table';
import { HourCell } from './hour-cell';
import type { TimeGridLabels } from './labels';
import type { TimeGridModel } from './use-time-grid';

export interface HourRowProps {
  /** 0 is Monday. */
  day: number;
  model: TimeGridModel;
  language: Language;
  labels: TimeGridLabels;
  isReadOnly: boolean;
}

/** A day: its name as a button, its hours as cells and in words. */
export function HourRow({ day, model, language, labels, isReadOnly }: HourRowProps): ReactElement {
  const factors = model.table[day] ?? [];
  const name = labels.days[day] ?? '';
  const isTabStop = (hour: number) => model.stop.day === day && model.stop.hour === hour;
  return (
    <tr>
      <th
        scope="row"
        aria-label={name}
        className="sticky -start-1 z-sticky bg-surface p-0 ps-1 text-start font-normal"
      >
        <button
          type="button"
          tabIndex={isTabStop(-1) ? 0 : -1}
          aria-label={isReadOnly ? name : labels.toggleDay(name)}
          onClick={() => model.toggleDay(day)}
          className="h-6 w-full rounded-xs text-start text-12 whitespace-nowrap text-fg-2 focus-ring hover:bg-hover hover:text-fg-1"
        >
          {name}
        </button>
      </th>
      {factors.map((factor, hour) => (
        <HourCell
          key={hour}
          day={name}
          hour={hour}
          factor={factor}
          isSelected={model.isSelected({ day, hour })}
          isTabStop={isTabStop(hour)}
          labels={labels}
        />
      ))}
      <td className="ps-3 text-end text-12 whitespace-nowrap text-fg-3 tabular-nums">
        {formatDayHours(factors, language) || labels.notShown}
      </td>
    </tr>
  );
}
