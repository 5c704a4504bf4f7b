import type { Language } from '@meridian/i18n/core';
import { InfoIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { dayNumber, endOfMonth, type Day } from '../../core/day';
import type { OpenRange } from '../../core/pick';
import { shortcuts } from '../../core/presets';
import { lastSelectableDay, type DateRange, type RangeType } from '../../core/range';
import { dayText } from '../day-texts';
import type { DateRangeLabels } from '../labels/date-range-labels';
import { useCalendar } from '../use-calendar';
import { useDateRange } from '../use-date-range';
import { DayCalendar } from './day-calendar';
import { MonthGrid } from './month-grid';
import { PanelFooter } from './panel-footer';
import { ShortcutList } from './shortcut-list';

export interface RangePanelProps {
  type: RangeType;
  value: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  /** Whether it is the phone layout: one page at a time, no fields. */
  isNarrow: boolean;
  /** Called with a range that `validateRange` accepts. */
  onApply: (range: DateRange) => void;
  /** Null if the picker cannot be cleared, or is empty. */
  onClear: (() => void) | null;
  onCancel: () => void;
}

const orOpen = ({ beginDate, endDate }: DateRange): OpenRange => ({
  beginDate: dayNumber(beginDate) === undefined ? null : beginDate,
  endDate: dayNumber(endDate) === undefined ? null : endDate,
});

/** The open picker: shortcuts, calendar, date fields and errors. */
export function RangePanel(props: RangePanelProps): ReactElement {
  const { type, value, today, language, labels, isNarrow, onApply, onClear, onCancel } = props;
  const model = useDateRange({ type, value, today });
  const calendar = useCalendar({ type, range: model.range, today, pageCount: isNarrow ? 1 : 2 });
  const presets = shortcuts(type, today);
  const lastDay = dayText(lastSelectableDay(type, today), language, 'date');
  const shared = {
    range: orOpen(model.range),
    preview: calendar.pointed === null ? null : model.previewOf(calendar.pointed),
    today,
    language,
    labels,
    calendar,
    onPick: (day: Day) => model.change({ kind: 'pick', day }),
  };
  const apply = () => {
    const { range, validation } = model.change({ kind: 'complete' });
    if (validation.ok) onApply(range);
  };
  return (
    <div data-scope-ui="" className="flex flex-col text-13">
      <div className={isNarrow ? 'flex flex-col' : 'flex'}>
        {presets.length > 0 && (
          <ShortcutList
            labels={labels}
            isNarrow={isNarrow}
            shortcuts={presets}
            range={model.range}
            hint={labels.hint[type](lastDay)}
            onChoose={(range) => {
              model.change({ kind: 'set', range });
              calendar.showRange(range);
            }}
          />
        )}
        {type === 4 ? (
          <div className="px-6 pt-3 pb-3.5 max-desktop:px-5 max-desktop:pt-0">
            <MonthGrid {...shared} />
            <MonthHint>
              {[labels.hint[4](lastDay), soFar(today, language, labels)].join(language === 'en' ? ' ' : '')}
            </MonthHint>
          </div>
        ) : (
          <div className="px-5 pt-3 pb-2 max-desktop:px-5 max-desktop:pt-0">
            <DayCalendar {...shared} type={type} hasWeekNumbers={!isNarrow} />
          </div>
        )}
      </div>
      <PanelFooter
        type={type}
        today={today}
        language={language}
        labels={labels}
        isNarrow={isNarrow}
        onClear={onClear}
        onCancel={onCancel}
        draft={model.draft}
        range={model.range}
        validation={model.validation}
        onType={(edge, text) => {
          const { range, validation } = model.change({ kind: 'type', edge, text });
          if (validation.ok) calendar.showRange(range);
        }}
        onLeave={() => model.change({ kind: 'complete' })}
        onApply={apply}
      />
    </div>
  );
}

function MonthHint({ children }: { children: string }): ReactElement {
  return (
    <p className="mt-4 flex gap-1.5 text-12 text-fg-3">
      <InfoIcon className="mt-px size-3.5" />
      <span>{children}</span>
    </p>
  );
}

const soFar = (today: Day, language: Language, labels: DateRangeLabels) => {
  const month = dayText(today, language, language === 'en' ? 'monthName' : 'shortMonthName');
  const total = Number(endOfMonth(today).slice(8));
  return labels.monthSoFar(month, Number(today.slice(8)) - 1, total);
};
