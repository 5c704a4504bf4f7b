import type { Account } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import type { TrendMarks } from '@meridian/ui/charts';
import { PlusIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { EventMark } from './event-mark';
import { PrintedEvents } from './printed-events';
import { useEventDays } from './use-account-events';
import { useNoteEditor } from './use-note-editor';

/** What a chart shows of the events of its accounts. */
export interface ChartEvents {
  /** Below the axis; undefined while there are none. */
  marks: TrendMarks | undefined;
  /** A button for the head of the chart that adds a note; null if the user may not, and for several accounts. */
  addButton: ReactNode;
  /** Below the chart: the list for paper, and the form of a note. */
  below: ReactNode;
}

/** The events of accounts in the steps of a chart. The namespace `accountEvents` must be loaded. */
export function useEventMarks({
  accounts,
  steps,
}: {
  /** Of many accounts, there are no events. */
  accounts: readonly Account[];
  /** The days of each point of the chart, in order. */
  steps: readonly DateRange[];
}): ChartEvents {
  const { t } = useTranslation('accountEvents');
  const [first] = steps;
  const last = steps.at(-1);
  const range = first && last && { beginDate: first.beginDate, endDate: last.endDate };
  const days = useEventDays(accounts, range);
  const areOfSeveral = accounts.length > 1;
  const account = areOfSeveral ? undefined : accounts[0];
  const { notes, dialog } = useNoteEditor(account);
  if (accounts.length === 0 || !range) return { marks: undefined, addButton: null, below: null };
  const daysIn = ({ beginDate, endDate }: DateRange) =>
    days.filter(({ date }) => date >= beginDate && date <= endDate);
  const indices = steps.flatMap((step, index) => (daysIn(step).length > 0 ? index : []));
  const label = t('note.add');
  return {
    marks: indices.length === 0 ? undefined : { indices, render: (marked) => mark(marked) },
    addButton: account && notes.canAdd && (
      <IconButton
        size="small"
        label={label}
        title={label}
        onClick={({ currentTarget }) => notes.edit({ date: range.endDate }, currentTarget)}
      >
        <PlusIcon />
      </IconButton>
    ),
    below: (
      <>
        <PrintedEvents accounts={accounts} range={range} />
        {dialog}
      </>
    ),
  };

  function mark(marked: readonly number[]) {
    const shown = marked.flatMap((index) => {
      const step = steps[index];
      return step ? daysIn(step) : [];
    });
    const newestFirst = shown.toSorted((a, b) => b.date.localeCompare(a.date));
    return <EventMark days={newestFirst} areOfSeveral={areOfSeveral} notes={notes} />;
  }
}
