import type { Measure } from '@meridian/api-client/contract';
import type { Layout } from './layout';
import type { Span } from './parse-date';
import { isNoValue, parseCount, parseNumber } from './parse-number';
import type { Problem, ProblemParams, RowProblemCode } from './problem';
import type { ColumnKey } from './profile';
import type { FileRow } from './table';

/** Metrics of one row: counts and money as decimal texts, null when the file has no such column. */
export type RowMetrics = Record<'impression' | 'click' | 'cost' | 'conversion', string> &
  Record<'pcCost' | 'mobileCost', string | null>;

/** A parsed row of a report file. */
export interface ParsedRow {
  span: Span;
  currency: string;
  /** Values of the section's dimensions in the order of `layout.dimensions`. */
  dimensionValues: string[];
  metrics: RowMetrics;
}

/** Stops the parsing of one row; only within this file. */
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
    return {
      span: readSpan(row, layout),
      currency: readCurrency(row, layout),
      dimensionValues: layout.dimensions.map((dimension) => dimension.read(row.cells, reject)),
      metrics: readMetrics(row, layout),
    };
  } catch (error) {
    if (!(error instanceof InvalidRowError)) throw error;
    return { code: error.code, params: error.params, rowNumber: row.number, cells: row.cells };
  }
}

function reject(code: RowProblemCode, params: ProblemParams): never {
  throw new InvalidRowError(code, params);
}

function checkWidth({ cells }: FileRow, { width, isDelimited }: Layout): void {
  if (isDelimited && cells.length < width)
    throw new InvalidRowError('too_few_cells', { expected: width, found: cells.length });
  const extra = cells.slice(width).some((cell) => cell.trim() !== '');
  if (extra) throw new InvalidRowError('too_many_cells', { expected: width, found: cells.length });
}

function readSpan({ cells }: FileRow, { header, period, readDate, today }: Layout): Span {
  const column = header.columns.get('date');
  if (column === undefined || readDate === undefined) {
    if (!period) throw new RangeError('a layout without dates has a period');
    return period;
  }
  const text = (cells[column] ?? '').trim();
  if (text === '') throw new InvalidRowError('cell_empty', { column: nameOf(header, column) });
  const span = readDate(text);
  if (!span) throw new InvalidRowError('date_invalid', { column: nameOf(header, column), value: text });
  if (span.endDate > today) throw new InvalidRowError('date_future', { value: text, today });
  if (period && (span.beginDate < period.beginDate || span.endDate > period.endDate)) {
    throw new InvalidRowError('date_outside_period', { value: text, ...period });
  }
  return span;
}

function readCurrency({ cells }: FileRow, { header, currency }: Layout): string {
  const text = (cells[header.columns.get('currency') ?? -1] ?? '').trim().toUpperCase();
  if (text === '' || isNoValue(text)) return currency;
  if (!/^[A-Z]{3}$/.test(text)) throw new InvalidRowError('currency_invalid', { value: text });
  return text === 'RMB' ? 'CNY' : text;
}

function readMetrics({ cells }: FileRow, { header }: Layout): RowMetrics {
  const read = (key: Measure & ColumnKey, parse: typeof parseNumber): string | null => {
    const column = header.columns.get(key);
    if (column === undefined) return null;
    const text = (cells[column] ?? '').trim();
    if (text === '') throw new InvalidRowError('cell_empty', { column: nameOf(header, column) });
    const parsed = parse(text);
    if ('code' in parsed)
      throw new InvalidRowError(parsed.code, { column: nameOf(header, column), value: text });
    return parsed.value ?? '0';
  };
  return {
    impression: read('impression', parseCount) ?? '0',
    click: read('click', parseCount) ?? '0',
    cost: read('cost', parseNumber) ?? '0',
    conversion: read('conversion', parseNumber) ?? '0',
    pcCost: read('pcCost', parseNumber),
    mobileCost: read('mobileCost', parseNumber),
  };
}

function nameOf(header: Layout['header'], column: number): string {
  return header.row.cells[column]?.trim() ?? '';
}
