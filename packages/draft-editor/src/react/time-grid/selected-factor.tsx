import type { Language } from '@meridian/i18n/core';
import { Button } from '@meridian/ui';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { rangePart } from '../../core/inputs/hour-part';
import type { RangeLimit } from '../../core/limits/provider-limits';
import { countHours, factorOfRange, type HourRange } from '../../core/schedule/hour-range';
import { formatHour } from '../../core/schedule/hour-table';
import { FactorField } from './factor-field';
import type { TimeGridLabels } from './labels';
import type { TimeGridModel } from './use-time-grid';

export interface SelectedFactorProps {
  model: TimeGridModel;
  limit: RangeLimit;
  labels: TimeGridLabels;
  language: Language;
}

/** The factor of the selected hours, and a description of these hours. */
export function SelectedFactor({ model, limit, labels, language }: SelectedFactorProps): ReactElement {
  const { range, table, factorRef, setFactor, focusGrid } = model;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 text-12">
      <span aria-hidden="true" className="flex min-h-ctl items-center font-medium text-fg-1">
        {labels.factor}
      </span>
      <FactorField
        key={range ? Object.values(range).join() : ''}
        ref={factorRef}
        label={labels.factor}
        value={range && factorOfRange(table, range)}
        limit={limit}
        place={model.factorPlace}
        language={language}
        isDisabled={!range}
        onCommit={setFactor}
        onDone={focusGrid}
      />
      <span aria-live="polite" className="flex min-h-ctl items-center text-fg-3 tabular-nums">
        {range ? describeRange(range, labels) : labels.noSelection}
      </span>
      {model.typedRanges.map((typed) => (
        <Button
          key={rangePart(typed)}
          name="schedule"
          variant="link"
          onClick={() => {
            // the field of these hours must exist before it gets the focus
            flushSync(() => model.selectRange(typed));
            factorRef.current?.focus();
          }}
        >
          {labels.typedFor(describeRange(typed, labels))}
        </Button>
      ))}
    </div>
  );
}

function describeRange(range: HourRange, labels: TimeGridLabels): string {
  const { firstDay, lastDay, firstHour, lastHour } = range;
  const [first = '', last = ''] = [labels.days[firstDay], labels.days[lastDay]];
  return labels.selection(
    firstDay === lastDay ? first : `${first}–${last}`,
    `${formatHour(firstHour)}–${formatHour(lastHour + 1)}`,
    countHours(range),
  );
}
