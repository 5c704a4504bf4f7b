import { accountEventKinds } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { useRef, useState } from 'react';
import { EventDays } from './event-days';
import { eventIcons } from './event-icons';
import type { AccountDay } from './use-account-events';
import { useEventWords } from './use-event-words';
import type { NoteEditor } from './use-note-editor';

export interface EventMarkProps {
  /** The days that the mark stands for, the newest first; at least one. */
  days: readonly AccountDay[];
  /** Whether the chart is of several accounts, whose notes are not edited here. */
  areOfSeveral: boolean;
  notes: NoteEditor;
}

/** A mark below the axis of a chart: the icon of the most notable event, and how many there are; it opens their list. */
export function EventMark({ days, areOfSeveral, notes }: EventMarkProps) {
  const { t } = useTranslation('accountEvents');
  const { language } = useLanguage();
  const { kindsOf } = useEventWords({ currency: days[0]?.account.currency ?? '' });
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const [newest] = days;
  const oldest = days.at(-1);
  if (!newest || !oldest) return null;
  const kind = accountEventKinds.find((each) => days.some(({ counts }) => counts[each])) ?? 'note';
  const count = days.reduce((sum, { counts }) => sum + Object.values(counts).reduce((a, b) => a + b, 0), 0);
  const day =
    newest.date === oldest.date
      ? formatDay(newest.date, language, 'short')
      : formatDayRange({ beginDate: oldest.date, endDate: newest.date }, language, 'short');
  const label = t('mark', { day, kinds: kindsOf(days) });
  // the list closes before the form opens, which then returns the focus to the mark
  const editor: NoteEditor = {
    ...notes,
    edit: (task) => {
      setIsOpen(false);
      notes.edit(task, trigger.current);
    },
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <button
          ref={trigger}
          type="button"
          aria-label={label}
          title={label}
          className="relative grid size-6 place-items-center rounded-sm text-fg-2 focus-ring hover:bg-hover hover:text-fg-1 data-[state=open]:bg-hover [&_svg]:size-3.5"
        >
          {eventIcons[kind]}
          {count > 1 && (
            <span className="absolute -top-1 -right-1 rounded-full bg-surface px-0.5 text-11 leading-3 font-medium text-fg-2 tabular-nums">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      </PopoverTrigger>
      <PopoverContent label={label} align="center" className="max-h-80 w-80 p-3">
        <EventDays days={days} areOfSeveral={areOfSeveral} notes={areOfSeveral ? undefined : editor} />
      </PopoverContent>
    </Popover>
  );
}
