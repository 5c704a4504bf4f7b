import { measures, type Measure, type NumberFormat } from '@meridian/api-client/contract';
import { isBlank, type FileRow } from '../../../kits/workbooks/read/table';
import type { Layout } from './layout';
import { currencyDigits, currencyOf } from './money';
import type { Span } from './parse-date';
import { isNoValue, parseCount, parseNumber, type ParsedNumber } from './parse-number';
import type { Problem, ProblemParams, RowProblemCode } from './problem';

/** Metrics of a row as decimal texts; null without a column or for "no value". */
export type RowMetrics = Record<Measure, string | null>;

/** A parsed row of a report file. */
export interface ParsedRow {
  rowNumber: number;
  /** Name and number of the account in the row; `''` if the row has neither. */
  account: string;
  span: Span;
  currency: string;
  /** Values of the section's dimensions in the order of `layout.dimensions`. */
  dimensionValues: string[];
  metrics: RowMetrics;
  /** Whether an amount had more digits than can be stored. */
  isRounded: boolean;
  /** Whether impressions, clicks or cost are blank. */
  hasEmptyCells: boolean;
}

/** Stops parsing a row; used within this file only. */
class InvalidRowError extends Error {
  constructor(
    readonly code: RowProblemCode,
    readonly params: ProblemParams = {},
  ) {
    super(code);
  }
}

/** Parses a row of the table, or returns its problem. */
export function parseRow(row: FileRow, layout: Layout): ParsedRow | Problem {
  try {
    checkWidth(row, layout);
    const span = readSpan(row, layout);
    const account = accountIn(row, layout);
    const ofAccount = layout.currencyOf(account);
    const numbers = readNumbers(row, layout, ofAccount);
    return {
      rowNumber: row.number,
      account,
      span,
      currency: readCurrency(row, layout, { ofAccount, sign: numbers.sign }),
      dimensionValues: layout.dimensions.map((dimension) => dimension.read(row.cells, reject)),
      metrics: numbers.metrics,
      isRounded: numbers.isRounded,
      hasEmptyCells: numbers.hasEmptyCells,
    };
  } catch (error) {
    if (!(error instanceof InvalidRowError)) throw error;
    return { code: error.code, params: error.params, rowNumber: row.number, cells: row.cells };
  }
}

/** Account of a row, otherwise of the file: name and number joined by a tab; `''` for none. */
export function accountIn({ cells }: FileRow, { header, account }: Layout): string {
  if (!header.columns.has('account') && !header.columns.has('accountNo')) return account;
  const parts = (['account', 'accountNo'] as const).map((key) =>
    (cells[header.columns.get(key) ?? -1] ?? '').trim(),
  );
  const named = parts.filter((part) => part !== '' && !isNoValue(part)).join('\t');
  return named === '' ? account : named;
}

/** Span of a row; null for an invalid date. */
export function spanIn(row: FileRow, layout: Layout): Span | null {
  try {
    return readSpan(row, layout);
  } catch (error) {
    if (error instanceof InvalidRowError) return null;
    throw error;
  }
}

function reject(code: RowProblemCode, params: ProblemParams): never {
  throw new InvalidRowError(code, params);
}

function checkWidth({ cells }: FileRow, { width, isDelimited }: Layout): void {
  if (isDelimited && cells.length < width)
    throw new InvalidRowError('too_few_cells', { expected: width, found: cells.length });
  if (cells.length > width && !isBlank(cells.slice(width)))
    throw new InvalidRowError('too_many_cells', { expected: width, found: cells.length });
}

function readSpan({ cells }: FileRow, { header, period, dates, today }: Layout): Span {
  if (!dates) {
    if (!period) throw new RangeError('a layout without dates has a period');
    return period;
  }
  const { column } = dates;
  const text = (cells[column] ?? '').trim();
  if (text === '') throw new InvalidRowError('cell_empty', { column: nameOf(header, column) });
  const span = dates.read(cells);
  if (!span) throw new InvalidRowError('date_invalid', { column: nameOf(header, column), value: text });
  if (span.endDate > today) throw new InvalidRowError('date_future', { value: text, today });
  if (period && (span.beginDate < period.beginDate || span.endDate > period.endDate)) {
    throw new InvalidRowError('date_outside_period', {
      value: text,
      beginDate: period.beginDate,
      endDate: period.endDate,
    });
  }
  return span;
}

type ReadNumber = Extract<ParsedNumber, { value: unknown }>;

function readNumber(
  { cells }: FileRow,
  { header, numberFormat, areBracketsNegative }: Layout,
  key: Measure,
  currency: string,
): ReadNumber {
  const column = header.columns.get(key);
  if (column === undefined) return { value: null };
  const text = (cells[column] ?? '').trim();
  if (text === '') return { value: null };
  const parsed = parseMeasure(text, key, { currency, format: numberFormat });
  if ('code' in parsed)
    throw new InvalidRowError(parsed.code, { column: nameOf(header, column), value: text });
  if (parsed.isInBrackets === true && !areBracketsNegative)
    throw new InvalidRowError('number_in_brackets', { column: nameOf(header, column), value: text });
  return parsed;
}

/**
 * Parses a metric: counts are integers, amounts have the digits of their currency, and conversions can be fractions.
 */
export function parseMeasure(
  text: string,
  key: Measure,
  { currency, format }: { currency: string; format: NumberFormat },
): ParsedNumber {
  if (key === 'impression' || key === 'click') return parseCount(text, format);
  return key === 'conversion'
    ? parseNumber(text, format)
    : parseNumber(text, format, currencyDigits(currency));
}

interface ReadNumbers {
  metrics: RowMetrics;
  /** First currency sign beside an amount. */
  sign: string | undefined;
  isRounded: boolean;
  hasEmptyCells: boolean;
}

function readNumbers(row: FileRow, layout: Layout, currency: string): ReadNumbers {
  const metrics = { ...noMetrics };
  let sign: string | undefined;
  let isRounded = false;
  for (const key of measures) {
    const parsed = readNumber(row, layout, key, currency);
    metrics[key] = parsed.value;
    if (isMoney(key)) sign ??= parsed.sign;
    isRounded ||= parsed.isRounded === true;
  }
  return { metrics, sign, isRounded, hasEmptyCells: checkEmptyCells(row, layout, metrics) };
}

const neededMetrics = ['impression', 'click', 'cost'] as const;

/**
 * Whether impressions, clicks or cost are blank, which unlike `--` is not a value. Errors: for a row in which all of
 * them are blank, a heading or damaged row; and for clicks without cost, which would change the CPC.
 */
function checkEmptyCells({ cells }: FileRow, { header }: Layout, { click }: RowMetrics): boolean {
  const columns = neededMetrics.flatMap((key) => header.columns.get(key) ?? []);
  const blank = columns.filter((column) => (cells[column] ?? '').trim() === '');
  const cost = header.columns.get('cost') ?? -1;
  const isCostMissing = blank.includes(cost) && click !== null && click !== '0';
  if (isCostMissing || (blank.length > 0 && blank.length === columns.length))
    throw new InvalidRowError('cell_empty', {
      column: nameOf(header, isCostMissing ? cost : (blank[0] ?? -1)),
    });
  return blank.length > 0;
}

const noMetrics: RowMetrics = {
  impression: null,
  click: null,
  cost: null,
  conversion: null,
  pcCost: null,
  mobileCost: null,
};

const isMoney = (key: Measure) => key === 'cost' || key === 'pcCost' || key === 'mobileCost';

/** Currency from the currency column, otherwise the amount's sign, its header, or the account. */
function readCurrency(
  { cells }: FileRow,
  { header, costCurrency }: Layout,
  { ofAccount, sign }: { ofAccount: string; sign: string | undefined },
): string {
  const stated = (cells[header.columns.get('currency') ?? -1] ?? '').trim();
  const column = stated === '' || isNoValue(stated) ? undefined : knownCurrency(stated, ofAccount);
  const head = costCurrency === undefined ? undefined : currencyOf(costCurrency, ofAccount);
  const expected = column ?? head ?? ofAccount;
  if (sign === undefined) return expected;
  const signed = knownCurrency(sign, expected);
  if (signed !== expected && (column ?? head) !== undefined)
    throw new InvalidRowError('currency_contradicts', { value: sign, currency: expected });
  return signed;
}

function knownCurrency(text: string, expected: string): string {
  return currencyOf(text, expected) ?? reject('currency_invalid', { value: text });
}

function nameOf({ names }: Layout['header'], column: number): string {
  return names[column] ?? '';
}
