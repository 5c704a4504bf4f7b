import type { Section, ReportedTotal } from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../lib/item-dims';
import { profiles } from '../profiles';
import { aggregateRows } from './aggregate-rows';
import { coveredSpans } from './covered-spans';
import { addDecimals } from './decimal';
import { decodeText } from './decode-text';
import { detectDateFormat } from './detect-date-format';
import { detectSection } from './detect-section';
import { fileKindOf } from './file-kind';
import { findHeader, type Header } from './find-header';
import { dimensionReaders, type Layout } from './layout';
import { readPeriod, type Span } from './parse-date';
import { parseRow, type ParsedRow } from './parse-row';
import { ImportRejectedError, truncatedAt, type Problem } from './problem';
import { readDelimited } from './read-delimited';
import { readWorkbook } from './read-workbook';
import type { Table, FileRow } from './table';
import { readTotalLine } from './total-line';

export interface ParseOptions {
  /** The sections of the channel, with the data keys of their dimensions. */
  sections: SectionKeys;
  /** Currency of the account, for rows without one. */
  currency: string;
  /** The current day in the account's time zone. Later days cannot have data. */
  today: string;
}

/** The contents of a file, ready to be stored. */
export interface ParsedReport {
  section: Section;
  profile: string;
  encoding: string;
  /** Data keys of the dimension values of each fact. */
  dataKeys: string[];
  /** One fact per span, currency and dimensions: equal rows are summed. */
  facts: ParsedRow[];
  /** The spans that the file has data for, in order and without overlap. */
  covered: Span[];
  /** The file's only currency, or null when there are several. */
  currency: string | null;
  totalRows: number;
  importedRows: number;
  /** Exact cost of the imported rows; null for several currencies, which are never added. */
  rowsCost: string | null;
  reportedTotals: ReportedTotal[];
  /** Problems of the rows that are not imported. */
  problems: Problem[];
}

/**
 * Parses the bytes of a report file.
 *
 * Errors: `ImportRejectedError`, with the problems of the rows, when the whole file is rejected.
 */
export async function parseReport(bytes: Uint8Array, options: ParseOptions): Promise<ParsedReport> {
  const { table, header } = await readTable(bytes);
  const { columns } = header;
  if (header.duplicate !== undefined) {
    throw new ImportRejectedError(
      'duplicate_column',
      { column: header.duplicate },
      { rowNumber: header.row.number },
    );
  }
  const section = detectSection(header, options.sections);
  requireColumns(header);
  const { rows, reportedTotals } = splitRows(table, header);
  const dateColumn = columns.get('date');
  const layout: Layout = {
    header,
    section,
    width: header.row.cells.length,
    isDelimited: table.isDelimited,
    period: findPeriod(table, header, options.today),
    readDate: dateColumn === undefined ? undefined : detectDateFormat(rows, dateColumn),
    currency: options.currency,
    today: options.today,
    dimensions: dimensionReaders(header, options.sections, section),
  };
  requireOneAccount(rows, header);
  return summarize(rows, layout, { table, reportedTotals });
}

function summarize(
  rows: readonly FileRow[],
  layout: Layout,
  { table, reportedTotals }: { table: Table; reportedTotals: ReportedTotal[] },
): ParsedReport {
  const read = rows.map((row) => parseRow(row, layout));
  const valid = read.filter((row): row is ParsedRow => 'span' in row);
  const problems = read.filter((row): row is Problem => 'code' in row);
  if (valid.length === 0)
    throw new ImportRejectedError('no_good_rows', { rows: rows.length }, { rows: problems });
  const currencies = new Set(valid.map(({ currency }) => currency));
  const [currency = layout.currency] = currencies;
  const isOneCurrency = currencies.size === 1;
  return {
    section: layout.section,
    profile: layout.header.profile.id,
    encoding: table.encoding,
    dataKeys: layout.dimensions.map(({ dataKey }) => dataKey),
    facts: aggregateRows(valid),
    covered: coveredSpans(
      valid.map(({ span }) => span),
      layout,
    ),
    currency: isOneCurrency ? currency : null,
    totalRows: rows.length,
    importedRows: valid.length,
    rowsCost: isOneCurrency ? valid.reduce((sum, { metrics }) => addDecimals(sum, metrics.cost), '0') : null,
    reportedTotals,
    problems,
  };
}

async function readTable(bytes: Uint8Array): Promise<{ table: Table; header: Header }> {
  const kind = fileKindOf(bytes);
  if (kind === 'empty') throw new ImportRejectedError('empty_file');
  if (kind === 'web_page') throw new ImportRejectedError('web_page');
  if (kind === 'other') throw new ImportRejectedError('not_a_report');
  const tables = kind === 'text' ? decodeText(bytes).map(readDelimited) : [await readWorkbook(bytes, kind)];
  for (const table of tables) {
    const header = findHeader(table.rows, profiles);
    if (header) {
      requireWhole(table, header);
      return { table, header };
    }
  }
  const [first] = tables;
  if (first?.rows.length === 0) throw new ImportRejectedError('empty_file');
  // no profile knows these words: more likely the detected encoding is wrong
  throw new ImportRejectedError(
    tables.length > 1 || first?.encoding === 'big5' ? 'encoding_unknown' : 'header_not_found',
  );
}

/** A truncated file must not replace days of which it contains only a part. */
function requireWhole({ rows, isDelimited, endsInside }: Table, { row: header }: Header): void {
  const last = rows.at(-1);
  if (!isDelimited || !last || last === header) return;
  if (endsInside || last.cells.length < header.cells.length) throw truncatedAt(last.number);
}

function requireColumns({ columns, profile, row }: Header): void {
  const missing = (['impression', 'click', 'cost'] as const).find((key) => !columns.has(key));
  if (!missing) return;
  throw new ImportRejectedError(
    'missing_column',
    { column: profile.columns[missing]?.[0] ?? missing },
    { rowNumber: row.number },
  );
}

/** Files of providers contain four or five. Every report of their period shows them. */
const maxReportedTotals = 20;

/** The rows below the header, without the lines of totals. */
function splitRows({ rows }: Table, header: Header): { rows: FileRow[]; reportedTotals: ReportedTotal[] } {
  const metricColumns = new Set([
    'impression',
    'click',
    'cost',
    'conversion',
    'pcCost',
    'mobileCost',
    'currency',
  ]);
  const dimensionColumns = [...header.columns]
    .filter(([key]) => !metricColumns.has(key))
    .map(([, column]) => column);
  const reportedTotals: ReportedTotal[] = [];
  const tableRows = rows.slice(rows.indexOf(header.row) + 1).filter((row) => {
    const total = readTotalLine(row, header, dimensionColumns);
    if (total && reportedTotals.length < maxReportedTotals) reportedTotals.push(total);
    return !total;
  });
  return { rows: tableRows, reportedTotals };
}

function findPeriod({ rows }: Table, header: Header, today: string): Span | undefined {
  const preamble = rows.slice(0, rows.indexOf(header.row));
  const found = preamble.flatMap(({ number, cells }) => {
    const period = readPeriod(cells.join(','));
    return period ? [{ number, period }] : [];
  });
  const [first] = found;
  if (header.columns.has('date')) return first?.period;
  if (!first) throw new ImportRejectedError('period_missing', {}, { rowNumber: header.row.number });
  if (first.period.endDate > today) {
    throw new ImportRejectedError(
      'period_future',
      { value: first.period.endDate, today },
      { rowNumber: first.number },
    );
  }
  return first.period;
}

function requireOneAccount(rows: readonly FileRow[], { columns }: Header): void {
  const column = columns.get('account');
  if (column === undefined) return;
  const [first, ...others] = rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '');
  const other = others.find(({ cells }) => cells[column]?.trim() !== first?.cells[column]?.trim());
  if (!first || !other) return;
  throw new ImportRejectedError(
    'several_accounts',
    { first: first.cells[column] ?? '', second: other.cells[column] ?? '' },
    { rowNumber: other.number },
  );
}
