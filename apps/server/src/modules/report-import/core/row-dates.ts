import type { ImportQuestion } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { repeatable } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { detectDateFormat, type DateEvidence, type DateReader } from './detect-date-format';
import type { Header } from './find-header';
import { monthOf, readMonth, type Span } from './parse-date';
import { readWeekNumber, withoutWeekLabel } from './parse-week';
import { replaceUnstorable } from './replace-unstorable';

/** Columns with the dates of a row. */
export interface RowDates {
  /** The column that problems name. */
  column: number;
  /** Null if the cells contain no date. */
  read: (cells: readonly string[]) => Span | null;
}

/** Information about the period of a file. */
export interface PeriodEvidence extends Omit<DateEvidence, 'order'> {
  /** Period stated above the table. */
  period: Span | undefined;
  /** Whether the user chose the period of all rows. */
  isPeriodGiven: boolean;
  choiceOf: (code: 'date_order' | 'start_only') => string | undefined;
}

type Asked = Omit<ImportQuestion, 'id'>;

/**
 * Determines how to parse the dates of a row; undefined for a table without date columns. Asks if the order of day and
 * month is ambiguous, and whether a column of first days means weeks or months.
 *
 * Errors: as for `detectDateFormat`.
 */
export function readRowDates(
  { columns, names }: Pick<Header, 'columns' | 'names'>,
  rows: Iterable<FileRow>,
  evidence: PeriodEvidence,
): { dates: RowDates | undefined; questions: Asked[] } {
  const { today, period, choiceOf, isPeriodGiven } = evidence;
  const chosen = choiceOf('date_order');
  const order = chosen === 'day_first' ? 'dmy' : chosen === 'month_first' ? 'mdy' : undefined;
  const questions: Asked[] = [];
  const readerOf = (wanted: readonly number[], change: (cell: string) => string = (cell) => cell) => {
    const { read, unclear } = detectDateFormat(cellsOf(rows, wanted, change), 0, { today, order });
    if (unclear !== undefined)
      questions.push({
        code: 'date_order',
        params: { value: unclear },
        answers: ['day_first', 'month_first'],
      });
    return read;
  };
  const cut = (span: Span | null | undefined) => span && withinPeriod(span, { period, today });
  const weekly = (column: number): RowDates => {
    const read = readerOf([column], withoutWeekLabel);
    return {
      column,
      read: (cells) => cut(weekIn(cells[column] ?? '', read)) ?? null,
    };
  };
  const monthly = (column: number): RowDates => {
    const read = readerOf([column]);
    return {
      column,
      read: (cells) => cut(monthIn(cells[column] ?? '', read)) ?? null,
    };
  };
  const daily = (column: number): RowDates => {
    const read = readerOf([column]);
    return { column, read: (cells) => read(cells[column] ?? '') };
  };
  const [date, start, end, week, month] = (
    ['date', 'dateStart', 'dateEnd', 'dateWeek', 'dateMonth'] as const
  ).map((key) => columns.get(key));
  if (date !== undefined) return { dates: daily(date), questions };
  if (week !== undefined) return { dates: weekly(week), questions };
  if (month !== undefined) return { dates: monthly(month), questions };
  if (start === undefined) return { dates: undefined, questions };
  if (end !== undefined) {
    const read = readerOf([start, end]);
    const both = (cells: readonly string[]) => spanBetween(read(cells[start] ?? ''), read(cells[end] ?? ''));
    return { dates: { column: start, read: both }, questions };
  }
  if (isPeriodGiven) return { dates: undefined, questions };
  const meaning = choiceOf('start_only');
  const read = { as_week: weekly, as_month: monthly }[meaning ?? ''] ?? daily;
  const dates = read(start);
  const params = { column: names[start] ?? '', value: firstValue(rows, start) };
  questions.push({ code: 'start_only', params, answers: ['as_day', 'as_week', 'as_month'] });
  return { dates, questions };
}

/** Cells of several columns, as rows of one column. */
function cellsOf(
  rows: Iterable<FileRow>,
  columns: readonly number[],
  change: (cell: string) => string,
): Iterable<FileRow> {
  return repeatable(function* () {
    for (const { number, cells } of rows)
      for (const column of columns) yield { number, cells: [change(cells[column] ?? '')] };
  });
}

function firstValue(rows: Iterable<FileRow>, column: number): string {
  for (const { cells } of rows) {
    const text = (cells[column] ?? '').trim();
    if (text !== '') return replaceUnstorable(text.slice(0, 40));
  }
  return '';
}

function spanBetween(first: Span | null, last: Span | null): Span | null {
  if (!first || !last || first.beginDate > last.endDate) return null;
  return { beginDate: first.beginDate, endDate: last.endDate };
}

/** Parses a week by number, days, or first day. */
function weekIn(cell: string, read: DateReader): Span | null {
  const numbered = readWeekNumber(cell);
  if (numbered) return numbered;
  const span = read(withoutWeekLabel(cell));
  return span && isDay(span) ? { ...span, endDate: addDays(span.beginDate, 6) } : span;
}

/** Parses a month by name, or by its first or last day. */
function monthIn(cell: string, read: DateReader): Span | null {
  const named = readMonth(cell);
  if (named) return named;
  const span = read(cell.trim());
  if (!span || !isDay(span)) return span;
  const month = monthOf(span.beginDate);
  const isEdge = month?.beginDate === span.beginDate || month?.endDate === span.endDate;
  return month && isEdge ? month : null;
}

const isDay = ({ beginDate, endDate }: Span) => beginDate === endDate;

/** The days of a week or month that the file can have data for. A span outside is unchanged, and becomes a problem. */
function withinPeriod(span: Span, { period, today }: { period: Span | undefined; today: string }): Span {
  const begin = period?.beginDate ?? span.beginDate;
  const end = period && period.endDate < today ? period.endDate : today;
  const beginDate = span.beginDate < begin ? begin : span.beginDate;
  const endDate = span.endDate > end ? end : span.endDate;
  return beginDate <= endDate ? { beginDate, endDate } : span;
}
