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

/** Parses the date cells of one file: a cell's span, or null when it has no valid day. */
export type DateReader = (cell: string) => Span | null;

/** Order of the numbers in `3/4/2026`. */
export type DateOrder = 'dmy' | 'mdy';

/** How the dates of a file are written. */
export interface DateFormat {
  read: DateReader;
  /** A date whose order of day and month is unknown, so that `read` guesses it. */
  unclear: string | undefined;
}

/** What is known of the dates of a file beside their texts. */
export interface DateEvidence {
  /** No day is later. */
  today: string;
  /** What a person decided. */
  order?: DateOrder | undefined;
}

/**
 * Detects the date format of a file. The order of day and month is the one in which each date exists and none is later than
 * today; in `3.4.2026` the day is first.
 *
 * Errors: `ImportRejectedError('mixed_dates')` with the first row of each format, since a spreadsheet leaves dates that it
 * misread in another format.
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

/** The numeric dates of a file, and what they say about the order of day and month. */
class NumericDates {
  /** The first one. */
  example: string | undefined;
  readonly #today: string;
  /** Rows with a first, and with a second number that is no month. */
  #dayFirst: number | undefined;
  #monthFirst: number | undefined;
  readonly #isFuture = { dmy: false, mdy: false };
  /** Points divide the numbers of every date. */
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

  /** Undefined when both are possible. Errors: as `detectDateFormat`. */
  order(): DateOrder | undefined {
    if (this.#dayFirst !== undefined && this.#monthFirst !== undefined)
      refuseMixed(['d/M/yyyy', this.#dayFirst], ['M/d/yyyy', this.#monthFirst]);
    if (this.#dayFirst !== undefined) return 'dmy';
    if (this.#monthFirst !== undefined) return 'mdy';
    // no locale writes the month first before a point
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
