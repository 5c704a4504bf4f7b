import {
  maxImportRows,
  type ImportDetection,
  type ImportNote,
  type ImportQuestion,
} from '@meridian/api-client/contract';
import type { ByteSource } from '../../../workbook-files/byte-source';
import { readSources } from '../../../workbook-files/read-sources';
import type { Source, Table } from '../../../workbook-files/table';
import { profiles } from '../profiles';
import { findHeader, type Header } from './find-header';
import { storedHeader } from './mapping';
import { parseSheet, type ParsedSheet } from './parse-sheet';
import type { LeftOutRows, ParsedFile, ParsedPart, ParseOptions } from './parsed-file';
import { ImportRejectedError, rejectUnreadable, truncatedAt } from './problem';
import type { RowSink } from './row-sink';
import { splitParts } from './split-parts';

/**
 * Parses a report file; its rows go to the sink.
 *
 * Errors: `ImportRejectedError` when the whole file is rejected; for `no_good_rows` the sink has the problems of the rows.
 */
export async function parseReport(
  bytes: ByteSource,
  options: ParseOptions,
  sink: RowSink,
): Promise<ParsedFile> {
  const sources = await readSources(bytes, { maxRows: maxImportRows }).catch(rejectUnreadable);
  const { source, tables } = findTables(sources, options);
  const used = chooseSheets(tables, options);
  const isOnly = used.length === 1;
  let groupCount = 0;
  const context = { isOnly, sink, nextNumber: () => groupCount++ };
  const sheets = used.map(({ table, header }) => parseSheet(table, header, options, context));
  const totalRows = sheets.reduce((sum, sheet) => sum + sheet.totalRows, 0);
  const groups = sheets.flatMap((sheet) => sheet.groups);
  if (groups.every(({ rows }) => rows === 0))
    throw new ImportRejectedError('no_good_rows', { rows: totalRows });
  const [first] = used;
  if (!first) throw new RangeError('a file without tables was not rejected');
  const { parts, questions, rowsCost } = splitParts(sheets, options);
  refuseManyMonths(parts);
  const isLeftOut = questions.every(({ id }) => options.answers.choices[id] === 'skip');
  if (parts.length === 0 && isLeftOut) throw new ImportRejectedError('no_good_rows', { rows: totalRows });
  const importedRows = parts.reduce((sum, part) => sum + part.rows, 0);
  const readRows = groups.reduce((sum, { rows }) => sum + rows, 0);
  return {
    profile: first.header.profile.id,
    encoding: source.encoding,
    detection: detectionOf(source, used, sheets),
    parts,
    questions: [
      ...askAboutSheets(tables, options),
      ...questions,
      ...sheets.flatMap((sheet) => sheet.questions),
    ],
    notes: [...noteHiddenSheets(tables, used), ...distinctNotes(sheets)],
    reportedTotals: sheets.flatMap(({ reportedTotals }) => reportedTotals).slice(0, maxReportedTotals),
    failedRows: groups.reduce((sum, { failedRows }) => sum + failedRows, 0),
    totalRows,
    importedRows,
    fileRows: sheets.reduce((sum, sheet) => sum + sheet.fileRows, 0),
    leftOut: { ...sumLeftOut(sheets), otherAccounts: readRows - importedRows },
    rowsCost,
  };
}

function sumLeftOut(sheets: readonly ParsedSheet[]): LeftOutRows {
  const sum = (key: keyof LeftOutRows) => sheets.reduce((all, { leftOut }) => all + leftOut[key], 0);
  return { blank: sum('blank'), totals: sum('totals'), repeated: sum('repeated') };
}

/** A real file states a total for its rows, and one for each of a few groups. */
const maxReportedTotals = 20;

/** Each month has a partition of its own in the database. */
const maxMonths = 60;

function refuseManyMonths(parts: readonly ParsedPart[]): void {
  const months = new Set(parts.flatMap((part) => part.months));
  if (months.size > maxMonths) throw new ImportRejectedError('too_many_months', { limit: maxMonths / 12 });
}

interface TableWithHeader {
  table: Table;
  header: Header;
}

/** The tables with a header, in the first encoding in which there is one. */
function findTables(
  sources: readonly Source[],
  { answers, remembered = [] }: ParseOptions,
): { source: Source; tables: TableWithHeader[] } {
  for (const source of sources) {
    const tables = source.tables.flatMap((table) => {
      const header = findHeader(table.head, profiles, { given: answers, remembered });
      return header ? [{ table, header }] : [];
    });
    if (tables.length > 0) {
      for (const { table, header } of tables) requireWhole(table, header);
      return { source, tables };
    }
  }
  const [first] = sources;
  if (!first || first.tables.every(({ rowCount }) => rowCount === 0))
    throw new ImportRejectedError('empty_file');
  // no profile knows these words: more likely the detected encoding is wrong
  throw new ImportRejectedError(
    sources.length > 1 || first.encoding === 'big5' ? 'encoding_unknown' : 'header_not_found',
  );
}

/** A truncated file must not replace days of which it contains only a part. */
function requireWhole({ last, isDelimited, endsInside }: Table, { row: header }: Header): void {
  if (!isDelimited || !last || last.number === header.number) return;
  if (endsInside || last.cells.length < header.cells.length) throw truncatedAt(last.number);
}

const sheetsQuestion = 'several_sheets';

/** Each mapping once, as sheets can share a header. */
function rememberedIn(used: readonly TableWithHeader[]): ImportDetection['remembered'] {
  const remembered = new Set(used.flatMap(({ header }) => header.remembered ?? []));
  return Array.from(remembered, (one) => ({
    ...one,
    columns: { ...one.columns },
    constants: { ...one.constants },
  }));
}

/** The sheets that a person chose; else all visible ones, or the hidden ones of a workbook without others. */
function chooseSheets(
  tables: readonly TableWithHeader[],
  { answers }: ParseOptions,
): readonly TableWithHeader[] {
  const chosen = tables.filter(({ table }) => answers.sheets?.includes(table.sheet ?? '') === true);
  if (chosen.length > 0) return chosen;
  const offered = offeredSheets(tables);
  return answers.choices[sheetsQuestion] === 'first' ? offered.slice(0, 1) : offered;
}

function offeredSheets(tables: readonly TableWithHeader[]): readonly TableWithHeader[] {
  const visible = tables.filter(({ table }) => !table.isHidden);
  return visible.length > 0 ? visible : tables;
}

function askAboutSheets(tables: readonly TableWithHeader[], { answers }: ParseOptions): ImportQuestion[] {
  const offered = offeredSheets(tables);
  if (offered.length < 2 || answers.sheets !== undefined) return [];
  const sheets = offered.map(({ table }) => `${table.sheet ?? ''} (${String(table.rowCount)})`).join(', ');
  return [{ id: sheetsQuestion, code: 'several_sheets', params: { sheets }, answers: ['all', 'first'] }];
}

function noteHiddenSheets(
  tables: readonly TableWithHeader[],
  used: readonly TableWithHeader[],
): ImportNote[] {
  const hidden = tables.filter((table) => table.table.isHidden && !used.includes(table));
  if (hidden.length === 0) return [];
  return [
    { code: 'hidden_sheets', params: { sheets: hidden.map(({ table }) => table.sheet ?? '').join(', ') } },
  ];
}

function distinctNotes(sheets: readonly ParsedSheet[]): ImportNote[] {
  const notes = new Map(sheets.flatMap((sheet) => sheet.notes).map((note) => [JSON.stringify(note), note]));
  return [...notes.values()];
}

function detectionOf(
  { delimiter, tables }: Source,
  used: readonly TableWithHeader[],
  sheets: readonly ParsedSheet[],
): ImportDetection {
  const columns = new Map(sheets.flatMap((sheet) => sheet.columns).map((column) => [column.header, column]));
  return {
    delimiter,
    headerRow: used[0]?.header.row.number ?? 1,
    header: storedHeader(used[0]?.header.row.cells ?? []),
    constants: Object.fromEntries(used[0]?.header.constants ?? []),
    remembered: rememberedIn(used),
    sheets: tables.flatMap((table) =>
      table.sheet === null
        ? []
        : [
            {
              name: table.sheet,
              rows: table.rowCount,
              isHidden: table.isHidden,
              isUsed: used.some((one) => one.table === table),
            },
          ],
    ),
    dataTime: sheets.flatMap(({ preamble }) => preamble.dataTime ?? []).sort()[0] ?? null,
    filters: [...new Set(sheets.flatMap(({ preamble }) => preamble.filters))],
    columns: [...columns.values()],
  };
}
