import type { Measure } from '@meridian/api-client/contract';
import type { Layout } from './layout';
import type { Span } from './parse-date';
import { isNoValue, parseCount, parseNumber } from './parse-number';
import type { Problem, ProblemParams, RowProblemCode } from './problem';
import type { ColumnKey } from './profile';
import type { TableRow } from './table';

/** Figures of one row; counts and money as decimal texts, null where the file has no such column. */
export type Figures = Record<'impression' | 'click' | 'cost' | 'conversion', string> &
  Record<'pcCost' | 'mobileCost', string | null>;

export interface ReportRow {
  span: Span;
  currency: string;
  /** Values of the section's dimensions in the order of `layout.dimensions`. */
  values: string[];
  figures: Figures;
}

/** Stops the reading of one row; only within this file. */
class BadRow extends Error {
  constructor(
    readonly code: RowProblemCode,
    readonly params: ProblemParams = {},
  ) {
    super(code);
  }
}

/** Reads a row of the table, or says what is wrong with it. */
export function readRow(row: TableRow, layout: Layout): ReportRow | Problem {
  try {
    checkWidth(row, layout);
    return {
      span: readSpan(row, layout),
      currency: readCurrency(row, layout),
      values: layout.dimensions.map((dimension) => dimension.read(row.cells, refuse)),
      figures: readFigures(row, layout),
    };
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { code: error.code, params: error.params, rowNumber: row.number, cells: row.cells };
  }
}

function refuse(code: RowProblemCode, params: ProblemParams): never {
  throw new BadRow(code, params);
}

function checkWidth({ cells }: TableRow, { width, isDelimited }: Layout): void {
  if (isDelimited && cells.length < width)
    throw new BadRow('too_few_cells', { expected: width, found: cells.length });
  const extra = cells.slice(width).some((cell) => cell.trim() !== '');
  if (extra) throw new BadRow('too_many_cells', { expected: width, found: cells.length });
}

function readSpan({ cells }: TableRow, { header, period, readDate, today }: Layout): Span {
  const column = header.columns.get('date');
  if (column === undefined || readDate === undefined) {
    if (!period) throw new RangeError('a layout without dates has a period');
    return period;
  }
  const text = (cells[column] ?? '').trim();
  if (text === '') throw new BadRow('cell_empty', { column: nameOf(header, column) });
  const span = readDate(text);
  if (!span) throw new BadRow('date_invalid', { column: nameOf(header, column), value: text });
  if (span.endDate > today) throw new BadRow('date_future', { value: text, today });
  if (period && (span.beginDate < period.beginDate || span.endDate > period.endDate)) {
    throw new BadRow('date_outside_period', { value: text, ...period });
  }
  return span;
}

function readCurrency({ cells }: TableRow, { header, currency }: Layout): string {
  const text = (cells[header.columns.get('currency') ?? -1] ?? '').trim().toUpperCase();
  if (text === '' || isNoValue(text)) return currency;
  if (!/^[A-Z]{3}$/.test(text)) throw new BadRow('currency_invalid', { value: text });
  return text === 'RMB' ? 'CNY' : text;
}

function readFigures({ cells }: TableRow, { header }: Layout): Figures {
  const read = (key: Measure & ColumnKey, parse: typeof parseNumber): string | null => {
    const column = header.columns.get(key);
    if (column === undefined) return null;
    const text = (cells[column] ?? '').trim();
    if (text === '') throw new BadRow('cell_empty', { column: nameOf(header, column) });
    const parsed = parse(text);
    if ('code' in parsed) throw new BadRow(parsed.code, { column: nameOf(header, column), value: text });
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
