import type { Language } from '@meridian/i18n/core';
import { Button, cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { Day } from '../../core/day';
import { shortcuts } from '../../core/presets';
import type { DateRange, RangeErrorCode, RangeType } from '../../core/range';
import type { DateRangeLabels } from '../labels';
import { useDateRange } from '../use-date-range';
import { DayCalendar } from './day-calendar';
import { DayInput } from './day-input';
import { MonthGrid } from './month-grid';

export interface RangePanelProps {
  type: RangeType;
  value: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  /** Called with a range that `validateRange` accepts. */
  onApply: (range: DateRange) => void;
  onCancel: () => void;
}

const beginErrors: readonly RangeErrorCode[] = ['not_monday', 'not_month_start'];

/** The open picker: shortcuts, calendar, typed dates and what is wrong with them. */
export default function RangePanel(props: RangePanelProps): ReactElement {
  const { type, value, today, language, labels, onApply, onCancel } = props;
  const draft = useDateRange({ type, value, today });
  const { begin, end, verdict } = draft;
  const range = { beginDate: begin.trim(), endDate: end.trim() };
  const presets = shortcuts(type, today);
  const isBeginWrong = !verdict.ok && beginErrors.includes(verdict.code);
  const isEndWrong = !verdict.ok && !isBeginWrong && verdict.code !== 'empty';
  return (
    <form
      data-scope-ui="date-range"
      className="flex flex-col text-13"
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict.ok) onApply(range);
      }}
    >
      <div className="flex max-desktop:flex-col">
        {presets.length > 0 && (
          <div className="flex w-42 flex-col gap-px border-r border-line-2 p-2 max-desktop:w-full max-desktop:flex-row max-desktop:flex-wrap max-desktop:border-r-0 max-desktop:border-b">
            <p className="px-2.5 pt-1.5 pb-1 text-12 text-fg-3 max-desktop:w-full">{labels.shortcuts}</p>
            {presets.map((preset) => {
              const isChosen =
                preset.range.beginDate === range.beginDate && preset.range.endDate === range.endDate;
              return (
                <button
                  key={preset.id}
                  type="button"
                  data-scope-ui="shortcut"
                  aria-pressed={isChosen}
                  onClick={() => draft.setRange(preset.range)}
                  className={cn(
                    'flex h-8 items-center rounded-sm px-2.5 text-left text-fg-2 focus-ring hover:bg-hover',
                    isChosen && 'bg-accent-bg-2 font-medium text-accent-fg hover:bg-accent-bg-2',
                  )}
                >
                  {labels.shortcut[preset.id]}
                </button>
              );
            })}
            <p className="mt-auto px-2.5 pt-4 pb-1.5 text-12 text-fg-3 max-desktop:hidden">
              {labels.hint[type]}
            </p>
          </div>
        )}
        {type === 4 ? (
          <MonthGrid
            range={{ beginDate: range.beginDate || null, endDate: range.endDate || null }}
            today={today}
            language={language}
            labels={labels}
            onPick={draft.pick}
          />
        ) : (
          <div className="px-5 pt-3 pb-2">
            <DayCalendar
              type={type}
              range={{ beginDate: range.beginDate || null, endDate: range.endDate || null }}
              today={today}
              language={language}
              onPick={draft.pick}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line-2 px-4 py-3">
        <DayInput
          label={labels.begin}
          value={begin}
          language={language}
          isInvalid={isBeginWrong}
          onValueChange={draft.setBegin}
        />
        <span className="text-fg-3">{labels.to}</span>
        <DayInput
          label={labels.end}
          value={end}
          language={language}
          isInvalid={isEndWrong}
          onValueChange={draft.setEnd}
        />
        <p role="status" className={cn('text-12', verdict.ok ? 'text-fg-3' : 'text-bad-fg')}>
          {draft.dayCount === null
            ? !verdict.ok && verdict.code !== 'empty' && labels.error[verdict.code]
            : labels.days(draft.dayCount)}
        </p>
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button variant="primary" type="submit" disabled={!verdict.ok}>
            {labels.apply}
          </Button>
        </div>
      </div>
    </form>
  );
}
