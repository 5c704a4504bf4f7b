import { readDate, readNumericDate, spanOfNumericDate, type NumericDate, type Span } from './parse-date';
import { ImportRejectedError } from './problem';
import type { FileRow } from './table';

/** Parses the date cells of one file: a cell's span, or null when it has no valid day. */
export type DateReader = (cell: string) => Span | null;

/**
 * Detects the date format of a file.
 *
 * Errors: `ImportRejectedError`: `mixed_dates` with the first row of each format, since a spreadsheet leaves dates that
 * it misread in another format; `ambiguous_dates` when no row distinguishes days from months.
 */
export function detectDateFormat(rows: readonly FileRow[], column: number): DateReader {
  const forms = new Map<string, number>();
  const numeric: { row: number; text: string; date: NumericDate }[] = [];
  for (const { number, cells } of rows) {
    const text = cells[column] ?? '';
    const reading = readDate(text);
    const date = reading ? undefined : readNumericDate(text);
    if (date) numeric.push({ row: number, text, date });
    const form = reading?.form ?? (date && 'd/M/yyyy');
    if (form !== undefined && !forms.has(form)) forms.set(form, number);
  }
  const [first, second] = forms;
  if (first && second) refuseMixed(first, second);
  if (numeric.length === 0) return (cell) => readDate(cell)?.span ?? null;
  const order = orderOf(numeric);
  return (cell) => {
    const date = readNumericDate(cell);
    return date ? spanOfNumericDate(date, order) : null;
  };
}

function orderOf(dates: readonly { row: number; text: string; date: NumericDate }[]): 'dmy' | 'mdy' {
  const dayFirst = dates.find(({ date }) => date.first > 12);
  const monthFirst = dates.find(({ date }) => date.second > 12);
  if (dayFirst && monthFirst) refuseMixed(['d/M/yyyy', dayFirst.row], ['M/d/yyyy', monthFirst.row]);
  if (dayFirst) return 'dmy';
  if (monthFirst) return 'mdy';
  const [example] = dates;
  throw new ImportRejectedError(
    'ambiguous_dates',
    { value: example?.text ?? '' },
    { rowNumber: example?.row ?? null },
  );
}

function refuseMixed(
  [firstForm, firstRow]: [string, number],
  [secondForm, secondRow]: [string, number],
): never {
  throw new ImportRejectedError(
    'mixed_dates',
    { firstForm, firstRow, secondForm, secondRow },
    { rowNumber: secondRow },
  );
}
