import { useState, type KeyboardEvent } from 'react';
import {
  firstCalendarDay,
  moveInCalendar,
  nearestSelectable,
  type CalendarMove,
} from '../core/calendar-move';
import { addDays, addMonths, dayNumber, startOfMonth, type Day } from '../core/day';
import type { DateRange, RangeType } from '../core/range';

export interface CalendarModel {
  /** First day of each visible page: of a month, or of a year in the grid of months. */
  pages: Day[];
  /** The Tab stop; null if no visible day is selectable. */
  tabStop: Day | null;
  /** The hovered or focused day. */
  pointed: Day | null;
  setPointed: (day: Day | null) => void;
  canGoBack: boolean;
  canGoForward: boolean;
  showPage: (firstPage: Day) => void;
  /** Brings the end of a range into view. */
  showRange: (range: DateRange) => void;
  pageBy: (count: number) => void;
  handleKeyDown: (day: Day, event: KeyboardEvent) => void;
  /** Increases to request the focus for the Tab stop. */
  focusRequest: number;
}

const moves: Partial<Record<string, CalendarMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'previousPage',
  PageDown: 'nextPage',
};

const moveOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): CalendarMove | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  const move = moves[key];
  if (!shiftKey) return move;
  if (move === 'previousPage') return 'previousYear';
  return move === 'nextPage' ? 'nextYear' : undefined;
};

/** Pages, focus and keys of a calendar of days or of months. A day gets the focus when it appears. */
export function useCalendar({
  type,
  range,
  today,
  pageCount,
}: {
  type: RangeType;
  range: DateRange;
  today: Day;
  pageCount: number;
}): CalendarModel {
  const monthsOnPage = type === 4 ? 12 : 1;
  const pageOf = (day: Day) => (type === 4 ? `${day.slice(0, 4)}-01-01` : startOfMonth(day));
  const pageAt = (first: Day, count: number) => addMonths(first, count * monthsOnPage);
  const lastFirstPage = pageAt(pageOf(today), 1 - pageCount);
  const within = (first: Day) => {
    if (first > lastFirstPage) return lastFirstPage;
    return first < firstCalendarDay ? pageOf(firstCalendarDay) : first;
  };
  /** The pages on which a day is the last visible one. */
  const endingWith = (day: Day) =>
    within(day < firstCalendarDay ? firstCalendarDay : pageAt(pageOf(day), 1 - pageCount));

  const [state, setState] = useState(() => {
    const { beginDate, endDate } = range;
    const shown = dayNumber(endDate) === undefined ? today : endDate;
    const firstPage = endingWith(shown);
    const start = dayNumber(beginDate) !== undefined && beginDate >= firstPage ? beginDate : shown;
    return { firstPage, active: nearestSelectable({ type, day: start, today }), focusRequest: 1 };
  });
  const [pointed, setPointed] = useState<Day | null>(null);
  const { active, focusRequest } = state;
  const firstPage = within(state.firstPage);
  const pages = Array.from({ length: pageCount }, (_, index) => pageAt(firstPage, index));
  const lastShown = addDays(pageAt(firstPage, pageCount), -1);
  const isShown = (day: Day) => day >= firstPage && day <= lastShown;
  const nearest = nearestSelectable({ type, day: isShown(active) ? active : lastShown, today });

  const showPage = (page: Day) => setState((current) => ({ ...current, firstPage: within(page) }));
  return {
    pages,
    tabStop: isShown(nearest) ? nearest : null,
    pointed,
    setPointed,
    canGoBack: firstPage > pageOf(firstCalendarDay),
    canGoForward: firstPage < lastFirstPage,
    showPage,
    showRange: ({ beginDate, endDate }) => {
      const day = nearestSelectable({ type, day: beginDate, today });
      setState((current) => ({ ...current, firstPage: endingWith(endDate), active: day }));
    },
    pageBy: (count) => showPage(pageAt(firstPage, count)),
    handleKeyDown: (day, event) => {
      const move = moveOf(event);
      if (move === undefined) return;
      event.preventDefault();
      const target = moveInCalendar({ type, day, move, today });
      const page = target < firstPage ? within(pageOf(target)) : endingWith(target);
      setState((current) => ({
        firstPage: isShown(target) ? firstPage : page,
        active: target,
        focusRequest: current.focusRequest + 1,
      }));
    },
    focusRequest,
  };
}
