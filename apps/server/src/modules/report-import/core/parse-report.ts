import type { Section, ReportedTotal } from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../lib/item-dims';
import { profiles } from '../profiles';
import { collapse } from './collapse';
import { coveredSpans } from './covered-spans';
import { addDecimals } from './decimal';
import { decodeText } from './decode-text';
import { detectDateFormat } from './detect-date-format';
import { detectSection } from './detect-section';
import { fileKindOf } from './file-kind';
import { findHeader, type Header } from './find-header';
import { dimensionReaders, type Layout } from './layout';
import { readPeriod, type Span } from './parse-date';
import { ImportRejectedError, truncatedAt, type Problem } from './problem';
import { readDelimited } from './read-delimited';
import { readRow, type ReportRow } from './read-row';
import { readWorkbook } from './read-workbook';
import type { Table, TableRow } from './table';
import { readTotalLine } from './total-line';

export interface ParseOptions {
  /** What the channel's facts can be: the data keys of their dimensions for every section that it has. */
  sections: SectionKeys;
  /** Of the account; for rows that name none. */
  currency: string;
  /** The day in the account's time zone: figures of later days cannot exist. */
  today: string;
}

/** What a file says, ready to be booked. */
export interface ParsedReport {
  section: Section;
  profile: string;
  encoding: string;
  /** Data keys of the values of each fact. */
  dataKeys: string[];
  /** One entry per key: rows with equal keys are summed. */
  facts: ReportRow[];
  /** The spans that the file has data for, in order and without overlap. */
  cover: Span[];
  /** The file's only currency, or null when there are several. */
  currency: string | null;
  totalRows: number;
  importedRows: number;
  /** Of the rows that go in, exact; null when there are several currencies, which are never added. */
  rowsCost: string | null;
  reportedTotals: ReportedTotal[];
  /** The rows that are left out. */
  problems: Problem[];
}

/**
 * Reads the bytes of a report file.
 *
 * Errors: `ImportRejectedError` when the whole file must not be booked; it then carries the rows' problems as well.
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
    period: statedPeriod(table, header, options.today),
    readDate: dateColumn === undefined ? undefined : detectDateFormat(rows, dateColumn),
    currency: options.currency,
    today: options.today,
    dimensions: dimensionReaders(header, options.sections, section),
  };
  requireOneAccount(rows, header);
  return summarize(rows, layout, { table, reportedTotals });
}

function summarize(
  rows: readonly TableRow[],
  layout: Layout,
  { table, reportedTotals }: { table: Table; reportedTotals: ReportedTotal[] },
): ParsedReport {
  const read = rows.map((row) => readRow(row, layout));
  const good = read.filter((row): row is ReportRow => 'span' in row);
  const problems = read.filter((row): row is Problem => 'code' in row);
  if (good.length === 0)
    throw new ImportRejectedError('no_good_rows', { rows: rows.length }, { rows: problems });
  const currencies = new Set(good.map(({ currency }) => currency));
  const [currency = layout.currency] = currencies;
  const isOneCurrency = currencies.size === 1;
  return {
    section: layout.section,
    profile: layout.header.profile.id,
    encoding: table.encoding,
    dataKeys: layout.dimensions.map(({ dataKey }) => dataKey),
    facts: collapse(good),
    cover: coveredSpans(
      good.map(({ span }) => span),
      layout,
    ),
    currency: isOneCurrency ? currency : null,
    totalRows: rows.length,
    importedRows: good.length,
    rowsCost: isOneCurrency ? good.reduce((sum, { figures }) => addDecimals(sum, figures.cost), '0') : null,
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
  // words that no profile knows, decoded by a guess: the guess is the likelier mistake
  throw new ImportRejectedError(
    tables.length > 1 || first?.encoding === 'big5' ? 'encoding_unknown' : 'header_not_found',
  );
}

/** A file that breaks off must not replace days of which it has only a part. */
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

/** Providers state four or five; they are shown with every report of their period. */
const maxReportedTotals = 20;

/** The rows below the header, without the lines that state totals. */
function splitRows({ rows }: Table, header: Header): { rows: TableRow[]; reportedTotals: ReportedTotal[] } {
  const figures = new Set(['impression', 'click', 'cost', 'conversion', 'pcCost', 'mobileCost', 'currency']);
  const about = [...header.columns].filter(([key]) => !figures.has(key)).map(([, column]) => column);
  const reportedTotals: ReportedTotal[] = [];
  const tableRows = rows.slice(rows.indexOf(header.row) + 1).filter((row) => {
    const total = readTotalLine(row, header, about);
    if (total && reportedTotals.length < maxReportedTotals) reportedTotals.push(total);
    return !total;
  });
  return { rows: tableRows, reportedTotals };
}

function statedPeriod({ rows }: Table, header: Header, today: string): Span | undefined {
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

function requireOneAccount(rows: readonly TableRow[], { columns }: Header): void {
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
