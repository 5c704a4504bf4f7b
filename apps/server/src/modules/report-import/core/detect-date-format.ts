import { detached } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import {
  readDate,
  readNumericDate,
  readPeriod,
  spanOfNumericDate,
  type NumericDate,
  type Span,
} from './parse-date';
import { ImportRejectedError } from './problem';

/** Parses a date cell of a file: its span, or null if it is not a valid date. */
export type DateReader = (cell: string) => Span | null;

/** Order of the numbers in `3/4/2026`. */
export type DateOrder = 'dmy' | 'mdy';

/** Date format of a file. */
export interface DateFormat {
  read: DateReader;
  /** A date with an ambiguous order of day and month, for which `read` guesses the order. */
  unclear: string | undefined;
}

/** Information about the dates of a file other than their texts. */
export interface DateEvidence {
  /** No date is later. */
  today: string;
  /** Order that the user chose. */
  order?: DateOrder | undefined;
}

/**
 * Detects the date format of a file. The order of day and month is the one in which every date exists and none is in
 * the future; in `3.4.2026` the day comes first.
 *
 * Errors: `ImportRejectedError('mixed_dates')` with the first row of each format, because spreadsheets reformat only
 * the dates that they misread.
 */
export function detectDateFormat(
  rows: Iterable<FileRow>,
  column: number,
  { today, order }: DateEvidence,
): DateFormat {
  const forms = new Map<string, number>();
  const numeric = new NumericDates(today);
  const seen = new Set<string>();
  for (const { number, cells } of rows) {
    const text = cells[column] ?? '';
    if (seen.has(text)) continue;
    if (seen.size < maxTexts) seen.add(detached(text));
    const reading = readDate(text);
    const date = reading ? undefined : readNumericDate(text);
    if (date) numeric.add(date, number, text);
    const form = reading?.form ?? (date && 'd/M/yyyy');
    if (form !== undefined && !forms.has(form)) forms.set(form, number);
  }
  const [first, second] = forms;
  if (first && second) refuseMixed(first, second);
  if (numeric.example === undefined)
    return {
      read: remembering((cell) => readDate(cell)?.span ?? readPeriod(cell) ?? null),
      unclear: undefined,
    };
  const known = order ?? numeric.order();
  const used = known ?? 'mdy';
  const read = remembering((cell) => {
    const date = readNumericDate(cell);
    return date ? spanOfNumericDate(date, used) : null;
  });
  return { read, unclear: known === undefined ? numeric.example : undefined };
}

/** Cached date texts: days of many years. */
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

/** Numeric dates of a file, and the order of day and month that they imply. */
class NumericDates {
  /** The first numeric date. */
  example: string | undefined;
  readonly #today: string;
  /** Rows whose first, and whose second number cannot be a month. */
  #dayFirst: number | undefined;
  #monthFirst: number | undefined;
  readonly #isFuture = { dmy: false, mdy: false };
  /** Whether points separate the numbers of every date. */
  #isPointed = true;

  constructor(today: string) {
    this.#today = today;
  }

  add(date: NumericDate, row: number, text: string): void {
    this.example ??= detached(text);
    this.#isPointed &&= pointed.test(text);
    if (date.first > 12) this.#dayFirst ??= row;
    if (date.second > 12) this.#monthFirst ??= row;
    for (const order of ['dmy', 'mdy'] as const) {
      const span = spanOfNumericDate(date, order);
      if (span && span.endDate > this.#today) this.#isFuture[order] = true;
    }
  }

  /** Undefined if both orders are possible. Errors: as for `detectDateFormat`. */
  order(): DateOrder | undefined {
    if (this.#dayFirst !== undefined && this.#monthFirst !== undefined)
      refuseMixed(['d/M/yyyy', this.#dayFirst], ['M/d/yyyy', this.#monthFirst]);
    if (this.#dayFirst !== undefined) return 'dmy';
    if (this.#monthFirst !== undefined) return 'mdy';
    // no locale writes the month first with points
    if (this.#isPointed) return this.#isFuture.dmy ? undefined : 'dmy';
    if (this.#isFuture.dmy === this.#isFuture.mdy) return undefined;
    return this.#isFuture.dmy ? 'mdy' : 'dmy';
  }
}

const pointed = /^\s*\d+\.\s?\d+\./;

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
