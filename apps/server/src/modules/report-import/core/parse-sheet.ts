import type {
  Channel,
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ReportedTotal,
  Section,
} from '@meridian/api-client/contract';
import { measures } from '@meridian/api-client/contract';
import { askAboutTotals } from './check-totals';
import { detectDateFormat } from './detect-date-format';
import { chooseSection } from './detect-section';
import {
  askAboutRepeatedRows,
  askAboutUnusedSplits,
  unusedTextColumns,
  withoutRepetition,
  type ReadRow,
} from './doubtful-rows';
import type { Header } from './find-header';
import { accountFor, chosenAccount } from './known-account';
import { dimensionReaders, type Layout } from './layout';
import { splitUnit } from './money';
import { parseRow, type ParsedRow } from './parse-row';
import type { ParseOptions } from './parsed-file';
import { readPreamble, type Preamble } from './preamble';
import { ImportRejectedError, type Problem } from './problem';
import type { ColumnKey } from './profile';
import { splitTotals, type CheckedTotal } from './split-totals';
import type { FileRow, Table } from './table';
import type { NamingColumns } from './total-line';

/** A table of a file after its rows were parsed. */
export interface ParsedSheet {
  layout: Layout;
  channel: Channel;
  preamble: Preamble;
  rows: ParsedRow[];
  /** Rows with problems, as in the file. */
  failed: { file: FileRow; problem: Problem }[];
  totalRows: number;
  reportedTotals: ReportedTotal[];
  questions: ImportQuestion[];
  notes: ImportNote[];
  columns: ImportDetection['columns'];
}

/** Files of providers contain four or five. Every report of their period shows them. */
const maxReportedTotals = 20;
const maxIdLength = 180;

/**
 * Parses a table.
 *
 * Errors: `ImportRejectedError` when the table as a whole cannot be imported.
 */
export function parseSheet(
  table: Table,
  header: Header,
  options: ParseOptions,
  { isOnly }: { isOnly: boolean },
): ParsedSheet {
  const { answers } = options;
  const idOf = (code: string, detail = '') =>
    [code, ...(isOnly ? [] : [table.sheet ?? '']), ...(detail === '' ? [] : [detail])]
      .join(':')
      .slice(0, maxIdLength);
  refuseDuplicate(header);
  const { channel, section, questions: channelQuestions } = chooseSection(header, options, idOf);
  const preamble = readPreamble(table.rows.slice(0, table.rows.indexOf(header.row)), options.timeZone);
  const columns = sortColumns(table, header);
  const below = table.rows.slice(table.rows.indexOf(header.row) + 1);
  const fileRows = answers.choices[idOf('repeated_rows')] === 'once' ? withoutRepetition(below) : below;
  const costDigits = digitsOf(fileRows, header.columns.get('cost'));
  const split = splitTotals(fileRows, header, columns.naming, {
    costDigits,
    asRows: new Set(
      fileRows
        .map(({ number }) => number)
        .filter((n) => answers.choices[idOf('totals_differ', String(n))] === 'as_row'),
    ),
  });
  const layout = layoutOf(table, header, { section, channel, preamble, rows: split.rows, options });
  const outcomes = split.rows.map((file) => ({ file, row: parseRow(file, layout) }));
  const read = outcomes.flatMap(({ file, row }): ReadRow[] => ('span' in row ? [{ file, row }] : []));
  const failed = outcomes.flatMap(({ file, row }) => ('code' in row ? [{ file, problem: row }] : []));
  const asked = (found: readonly (Omit<ImportQuestion, 'id'> & { key?: string })[]) =>
    found.map(({ key, ...question }) => ({
      id: idOf(question.code, key ?? String(question.params['column'] ?? '')),
      ...question,
    }));
  return {
    layout,
    channel,
    preamble,
    rows: read.map(({ row }) => row),
    failed,
    totalRows: split.rows.length,
    // a total of one day or device says nothing about the file
    reportedTotals: split.totals
      .filter(({ candidates }) => candidates[0]?.rows === split.rows.length)
      .slice(0, maxReportedTotals)
      .map(({ total }) => total),
    questions: [
      ...channelQuestions,
      ...asked(askAboutMissing(header)),
      ...asked(askAboutFilters(preamble)),
      ...asked(askAboutTotals(split.totals, { costDigits, isOneCurrency: isOneCurrency(read) })),
      ...asked(askAboutUnusedSplits(read, columns.unusedTexts, layout)),
      ...asked(askAboutRepeatedRows(read)).map((question) => ({ ...question, id: idOf('repeated_rows') })),
      ...asked(askAboutCurrency(read, layout)),
    ],
    notes: notesOf({ layout, unused: columns.unused, totals: split.totals, read }),
    columns: describeColumns(header, split.rows),
  };
}

function refuseDuplicate({ duplicate, row }: Header): void {
  if (duplicate === undefined) return;
  throw new ImportRejectedError('duplicate_column', { column: duplicate }, { rowNumber: row.number });
}

const metricKeys: ReadonlySet<ColumnKey> = new Set<ColumnKey>(measures);
const groupKeys: ReadonlySet<ColumnKey> = new Set([
  'date',
  'account',
  'accountNo',
  'accountName',
  'currency',
]);
const parentKeys: ReadonlySet<ColumnKey> = new Set(['campaignName', 'adgroupName']);

function sortColumns(
  { rows }: Table,
  { row, columns }: Header,
): { naming: NamingColumns; unused: number[]; unusedTexts: number[] } {
  const known = new Set(columns.values());
  const unused = row.cells.flatMap((cell, index) => (known.has(index) || cell.trim() === '' ? [] : [index]));
  const unusedTexts = unusedTextColumns(rows.slice(rows.indexOf(row) + 1), unused);
  const of = (isWanted: (key: ColumnKey) => boolean) =>
    [...columns].filter(([key]) => isWanted(key)).map(([, column]) => column);
  const naming = {
    groups: of((key) => groupKeys.has(key)),
    dimensions: of((key) => !groupKeys.has(key) && !metricKeys.has(key)),
    parents: of((key) => parentKeys.has(key)),
    others: unusedTexts,
  };
  return { naming, unused, unusedTexts };
}

/** Most decimals of the amounts of a column, at most six. */
function digitsOf(rows: readonly FileRow[], column: number | undefined): number {
  if (column === undefined) return 0;
  const decimals = rows.map(
    ({ cells }) => /\.(\d+)/.exec((cells[column] ?? '').slice(0, 100))?.[1]?.length ?? 0,
  );
  return decimals.reduce((most, own) => Math.max(most, own > 6 ? 2 : own), 0);
}

function layoutOf(
  table: Table,
  header: Header,
  {
    section,
    channel,
    preamble,
    rows,
    options,
  }: {
    section: Section;
    channel: Channel;
    preamble: Preamble;
    rows: readonly FileRow[];
    options: ParseOptions;
  },
): Layout {
  const dateColumn = header.columns.get('date');
  const costColumn = header.columns.get('cost');
  return {
    header,
    section,
    width: header.row.cells.length,
    isDelimited: table.isDelimited,
    period: checkedPeriod(preamble, header, options.today),
    readDate: dateColumn === undefined ? undefined : detectDateFormat(rows, dateColumn),
    currencyOf: currencyByAccount(options),
    account: preamble.account ?? '',
    costCurrency: splitUnit((header.row.cells[costColumn ?? -1] ?? '').normalize('NFKC')).currency,
    today: options.today,
    dimensions: dimensionReaders(header, options.sections[channel], section),
  };
}

function currencyByAccount(options: ParseOptions): Layout['currencyOf'] {
  const { currency: chosen } = chosenAccount(options);
  const known = new Map<string, string>();
  return (named) => {
    let currency = known.get(named);
    if (currency === undefined) {
      const account = accountFor(named, options);
      known.set(named, (currency = account === undefined || account === 'skip' ? chosen : account.currency));
    }
    return currency;
  };
}

function checkedPeriod({ period }: Preamble, header: Header, today: string): Preamble['period'] {
  if (header.columns.has('date')) return period;
  if (!period) throw new ImportRejectedError('period_missing', {}, { rowNumber: header.row.number });
  if (period.endDate > today) {
    throw new ImportRejectedError(
      'period_future',
      { value: period.endDate, today },
      { rowNumber: period.rowNumber },
    );
  }
  return period;
}

function askAboutMissing({ columns, profile }: Header): (Omit<ImportQuestion, 'id'> & { key: string })[] {
  return (['impression', 'click', 'cost'] as const)
    .filter((key) => !columns.has(key))
    .map((key) => ({
      key,
      code: 'metric_missing',
      params: { column: profile.columns[key]?.[0] ?? key },
      answers: ['no_value'],
    }));
}

function askAboutFilters({ filters }: Preamble): Omit<ImportQuestion, 'id'>[] {
  if (filters.length === 0) return [];
  return [{ code: 'filtered', params: { filter: filters.join('; ') }, answers: ['replace', 'add'] }];
}

function isOneCurrency(rows: readonly ReadRow[]): boolean {
  return new Set(rows.map(({ row }) => row.currency)).size < 2;
}

/** A sign or code beside the amounts that is not the account's; a column of currencies is explicit. */
function askAboutCurrency(
  rows: readonly ReadRow[],
  { header, currencyOf }: Layout,
): Omit<ImportQuestion, 'id'>[] {
  if (header.columns.has('currency')) return [];
  const other = rows.find(({ row }) => row.currency !== currencyOf(row.account))?.row;
  if (!other) return [];
  const params = { found: other.currency, currency: currencyOf(other.account) };
  return [{ code: 'currency_differs', params, answers: ['as_in_file'] }];
}

function notesOf({
  layout: { header },
  unused,
  totals,
  read,
}: {
  layout: Layout;
  unused: readonly number[];
  totals: readonly CheckedTotal[];
  read: readonly ReadRow[];
}): ImportNote[] {
  const notes: ImportNote[] = [];
  const listed = (texts: readonly string[]) => [...new Set(texts)].slice(0, 30).join(', ');
  if (unused.length > 0)
    notes.push({
      code: 'unused_columns',
      params: { columns: listed(unused.map((column) => header.row.cells[column]?.trim() ?? '')) },
    });
  if (!header.columns.has('conversion'))
    notes.push({
      code: 'missing_metrics',
      params: { columns: header.profile.columns.conversion?.[0] ?? 'conversion' },
    });
  if (totals.length > 0)
    notes.push({ code: 'total_lines', params: { label: listed(totals.map(({ total }) => total.label)) } });
  const rounded = read.filter(({ row }) => row.isRounded).length;
  if (rounded > 0) notes.push({ code: 'rounded_amounts', params: { rows: rounded } });
  return notes;
}

/** Different values that show what a column contains. */
const maxSamples = 3;
const sampledRows = 200;
const sampleLength = 60;

function describeColumns({ row, columns }: Header, rows: readonly FileRow[]): ImportDetection['columns'] {
  const fields = new Map(Array.from(columns, ([key, column]) => [column, key]));
  return row.cells.flatMap((cell, column) => {
    if (cell.trim() === '') return [];
    const values = rows
      .slice(0, sampledRows)
      .map(({ cells }) => (cells[column] ?? '').trim().slice(0, sampleLength));
    const samples = [...new Set(values.filter((value) => value !== ''))].slice(0, maxSamples);
    return [{ header: cell.trim().slice(0, 200), field: fields.get(column) ?? null, samples }];
  });
}
