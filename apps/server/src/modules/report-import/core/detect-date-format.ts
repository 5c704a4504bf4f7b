import { detached } from '../../../workbook-files/repeatable';
import type { FileRow } from '../../../workbook-files/table';
import { readDate, readNumericDate, spanOfNumericDate, type NumericDate, type Span } from './parse-date';
import { ImportRejectedError } from './problem';

/** Parses the date cells of one file: a cell's span, or null when it has no valid day. */
export type DateReader = (cell: string) => Span | null;

/**
 * Detects the date format of a file.
 *
 * Errors: `ImportRejectedError`: `mixed_dates` with the first row of each format, since a spreadsheet leaves dates that
 * it misread in another format; `ambiguous_dates` when no row distinguishes days from months.
 */
export function detectDateFormat(rows: Iterable<FileRow>, column: number): DateReader {
  const forms = new Map<string, number>();
  const numeric: { row: number; text: string; date: NumericDate }[] = [];
  const seen = new Set<string>();
  for (const { number, cells } of rows) {
    const text = cells[column] ?? '';
    if (seen.has(text)) continue;
    if (seen.size < maxTexts) seen.add(detached(text));
    const reading = readDate(text);
    const date = reading ? undefined : readNumericDate(text);
    if (date && tellsMore(date, numeric)) numeric.push({ row: number, text: detached(text), date });
    const form = reading?.form ?? (date && 'd/M/yyyy');
    if (form !== undefined && !forms.has(form)) forms.set(form, number);
  }
  const [first, second] = forms;
  if (first && second) refuseMixed(first, second);
  if (numeric.length === 0) return remembering((cell) => readDate(cell)?.span ?? null);
  const order = orderOf(numeric);
  return remembering((cell) => {
    const date = readNumericDate(cell);
    return date ? spanOfNumericDate(date, order) : null;
  });
}

/** Whether a date says something about the order of day and month that those before do not. */
function tellsMore({ first, second }: NumericDate, known: readonly { date: NumericDate }[]): boolean {
  return (
    known.length === 0 ||
    (first > 12 && known.every(({ date }) => date.first <= 12)) ||
    (second > 12 && known.every(({ date }) => date.second <= 12))
  );
}

/** Different texts of dates that are remembered: many years of days. */
const maxTexts = 10_000;

function remembering(read: DateReader): DateReader {
  const known = new Map<string, Span | null>();
  return (cell) => {
    let span = known.get(cell);
    if (span === undefined) {
      span = read(cell);
      if (known.size < maxTexts) known.set(detached(cell), span);
    }
    return span;
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
