import type { Language } from '@meridian/i18n/core';
import { useId, type ReactElement } from 'react';
import { fieldTitle } from '../../core/import/import-fields';
import type { RangeLimit } from '../../core/limits/provider-limits';
import type { TimeWindow } from '../../core/model/rows';
import { daysPerWeek, hoursPerDay } from '../../core/schedule/hour-table';
import { ControlError } from './control-error';
import { GridLegend } from './grid-legend';
import { HourHead } from './hour-head';
import { HourRow } from './hour-row';
import { timeGridLabels } from './labels';
import { SelectedFactor } from './selected-factor';
import { TimeGridToolbar } from './time-grid-toolbar';
import { useTimeGrid } from './use-time-grid';

export interface TimeGridProps {
  /** Id of a draft's campaign: typed text waits in its store until it is a factor. */
  campaignId?: string;
  /** Limits of a bidding factor at the provider. */
  factorLimit: RangeLimit;
  /** Hours in which ads are shown. An empty factor means 1. */
  value: readonly TimeWindow[];
  /** Gets the next windows: in order, without overlaps, adjacent hours of one factor merged. */
  onChange: (windows: TimeWindow[]) => void;
  language: Language;
  isReadOnly?: boolean;
  /** The error of the hours, and how to correct it. */
  error?: string | undefined;
}

/**
 * The hours of a week in which ads are shown, each with a bidding factor. Dragging shows or hides hours. Arrow keys move,
 * Shift extends the selection, Space toggles it, Enter sets its factor.
 */
export function TimeGrid({
  campaignId,
  factorLimit,
  value,
  onChange,
  language,
  isReadOnly = false,
  error,
}: TimeGridProps): ReactElement {
  const id = useId();
  const labels = timeGridLabels[language];
  const model = useTimeGrid({ value, onChange, isReadOnly, campaignId });
  const describedBy = [!isReadOnly && `${id}-keys`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-scope-ui="" className="flex max-w-195 min-w-0 flex-col gap-2">
      {!isReadOnly && <TimeGridToolbar model={model} labels={labels} />}
      {/* padding for the focus ring of the outer cells */}
      <div className="-m-1 overflow-x-auto p-1">
        <table
          role="grid"
          aria-label={fieldTitle('schedule', language)}
          aria-multiselectable="true"
          aria-readonly={isReadOnly}
          aria-describedby={describedBy || undefined}
          {...model.gridProps}
          className="w-full min-w-132 table-fixed border-separate border-spacing-0 select-none [print-color-adjust:exact] max-desktop:min-w-195 print:min-w-0"
        >
          <colgroup>
            <col className="w-11" />
            <col span={hoursPerDay} />
            <col className="w-28" />
          </colgroup>
          <HourHead model={model} labels={labels} isReadOnly={isReadOnly} />
          <tbody>
            {Array.from({ length: daysPerWeek }, (_, day) => (
              <HourRow
                key={day}
                day={day}
                model={model}
                language={language}
                labels={labels}
                isReadOnly={isReadOnly}
              />
            ))}
          </tbody>
        </table>
      </div>
      <GridLegend table={model.table} labels={labels} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <SelectedFactor model={model} limit={factorLimit} labels={labels} language={language} />
      )}
      <p id={`${id}-keys`} className="sr-only">
        {labels.keys}
      </p>
      <ControlError id={`${id}-error`} error={error} />
    </div>
  );
}
