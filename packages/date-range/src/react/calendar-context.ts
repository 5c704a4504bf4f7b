import type { Language } from '@meridian/i18n/core';
import { createContext, use, type KeyboardEvent } from 'react';
import type { Day } from '../core/day';
import type { DayState } from '../core/day-state';

/** State that the days of the calendar need: the calendar renders days by components that it gets only once. */
export interface CalendarView {
  language: Language;
  today: Day;
  stateOf: (day: Day) => DayState;
  /** Only Mondays and Sundays can be picked; they are styled as buttons. */
  isByWeek: boolean;
  tabStop: Day | null;
  labelOf: (day: Day) => string;
  onPoint: (day: Day | null) => void;
  onKeyDown: (day: Day, event: KeyboardEvent) => void;
}

export const CalendarContext = createContext<CalendarView | null>(null);

/** Errors: throws outside a calendar. */
export function useCalendarView(): CalendarView {
  const view = use(CalendarContext);
  if (view === null) throw new Error('A day is drawn outside a calendar.');
  return view;
}
