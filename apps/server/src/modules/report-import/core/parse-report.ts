import {
  maxImportRows,
  numberFormats,
  type ImportDetection,
  type ImportNote,
  type ImportQuestion,
} from '@meridian/api-client/contract';
import type { ByteSource } from '../../../kits/workbooks/read/byte-source';
import { isBeyondAscii, chooseEncoding } from '../../../kits/workbooks/read/choose-encoding';
import { readSources } from '../../../kits/workbooks/read/read-sources';
import type { FileRow, Source, Table } from '../../../kits/workbooks/read/table';
import { profiles } from '../profiles';
import { chooseNumberFormat } from './choose-number-format';
import { askAboutSheets, chooseSheets, noteHiddenSheets, type TableWithHeader } from './choose-sheets';
import { describeColumns } from './describe-columns';
import { findHeader, type Header } from './find-header';
import { guessHeader, lettersOf } from './guess-header';
import { storedHeader } from './mapping';
import { parseSheet, type ParsedSheet } from './parse-sheet';
import type { LeftOutRows, ParsedFile, ParsedPart, ParseOptions } from './parsed-file';
import { prepareSheet, rowsBelow } from './prepare-sheet';
import { ImportRejectedError, questionAbout, rejectUnreadable, truncatedAt } from './problem';
import { replaceUnstorable } from './replace-unstorable';
import type { RowSink } from './row-sink';
import { splitParts } from './split-parts';
import { withoutFooter } from './table-footer';

/**
 * Parses a report file; passes its rows to the sink.
 *
 * Errors: `ImportRejectedError` if the whole file is rejected; for `no_good_rows`, the sink has the problems of the
 * rows.
 */
export async function parseReport(
  bytes: ByteSource,
  options: ParseOptions,
  sink: RowSink,
): Promise<ParsedFile> {
  const sources = await readSources(bytes, { maxRows: maxImportRows }).catch(rejectUnreadable);
  const found = findTables(sources, options);
  const used = chooseSheets(found.tables, options);
  const sheets: ParsedSheet[] = [];
  if (!found.isKnown) {
    const id = 'columns_unknown';
    return openFile(found, { used, sheets, options, question: { id, code: id, params: {}, answers: [] } });
  }
  try {
    const prepared = used.map(({ table, header }) => prepareSheet(table, header, options, used.length === 1));
    const numbers = chooseNumberFormat(
      prepared.map((sheet) => sheet.numbers),
      (code) => numberFormats.find((format) => format === options.answers.choices[code]),
    );
    const context = { sink, nextNumber: numbersFrom(0) };
    for (const [index, sheet] of prepared.entries()) {
      const split = numbers.splits[index];
      if (split) sheets.push(parseSheet(sheet, { ...numbers, split }, options, context));
    }
    return parsedFile(found, { used, sheets, options, questions: numbers.questions });
  } catch (error) {
    const question = error instanceof ImportRejectedError ? questionAbout(error) : undefined;
    if (!question) throw error;
    return openFile(found, { used, sheets, options, question });
  }
}

function numbersFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

interface UsedSheets {
  used: readonly TableWithHeader[];
  /** Parsed sheets, in the order of `used`. */
  sheets: readonly ParsedSheet[];
  options: ParseOptions;
}

function parsedFile(
  found: FoundTables,
  { used, sheets, options, questions: fileQuestions }: UsedSheets & { questions: readonly ImportQuestion[] },
): ParsedFile {
  const totalRows = sheets.reduce((sum, sheet) => sum + sheet.totalRows, 0);
  const groups = sheets.flatMap((sheet) => sheet.groups);
  const noRows = new ImportRejectedError('no_good_rows', { rows: totalRows });
  if (groups.every(({ rows }) => rows === 0)) throw noRows;
  const { parts, questions, rowsCost } = splitParts(sheets, options);
  refuseManyMonths(parts);
  const isLeftOut = questions.every(({ id }) => options.answers.choices[id] === 'skip');
  if (parts.length === 0 && isLeftOut) throw noRows;
  const importedRows = parts.reduce((sum, part) => sum + part.rows, 0);
  const readRows = groups.reduce((sum, { rows }) => sum + rows, 0);
  return {
    profile: used[0]?.header.profile.id ?? '',
    encoding: found.source.encoding,
    detection: detectionOf(found.source, used, sheets),
    parts,
    questions: [
      ...askAboutSheets(found.tables, options),
      ...questions,
      ...fileQuestions,
      ...sheets.flatMap((sheet) => sheet.questions),
    ],
    notes: [...noteHiddenSheets(found.tables, used), ...distinctNotes(sheets)],
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

/** A file that cannot be imported until the user chooses its columns or period. */
function openFile(
  { source, tables }: FoundTables,
  { used, sheets, options, question }: UsedSheets & { question: ImportQuestion },
): ParsedFile {
  const groups = sheets.flatMap((sheet) => sheet.groups);
  const described = used.map(({ table, header }) => describeColumns(header, rowsBelow(table, header)));
  const totalRows = used.reduce((sum, { table, header }) => sum + countRows(table, header), 0);
  const failedRows = groups.reduce((sum, one) => sum + one.failedRows, 0);
  if (totalRows === 0) throw new ImportRejectedError('no_good_rows', { rows: 0 });
  return {
    profile: used[0]?.header.profile.id ?? '',
    encoding: source.encoding,
    detection: {
      ...detectionOf(source, used, sheets),
      columns: distinctColumns(described.flat()),
      firstRows: firstRowsOf(used[0]?.table),
    },
    parts: [],
    questions: [...askAboutSheets(tables, options), question, ...sheets.flatMap((sheet) => sheet.questions)],
    notes: noteHiddenSheets(tables, used),
    reportedTotals: [],
    failedRows,
    totalRows,
    importedRows: 0,
    fileRows: totalRows,
    leftOut: null,
    rowsCost: null,
  };
}

function countRows(table: Table, header: Header): number {
  let count = 0;
  for (const _row of rowsBelow(table, header)) count += 1;
  return count;
}

/** Enough rows to find the header. */
const shownRows = 20;
const shownCells = 8;
const shownLength = 40;

function firstRowsOf(table: Table | undefined): NonNullable<ImportDetection['firstRows']> {
  return (table?.head ?? []).slice(0, shownRows).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, shownCells).map((cell) => replaceUnstorable(cell.trim().slice(0, shownLength))),
  }));
}

/** Real files have one total for all rows, and one for each of a few groups. */
const maxReportedTotals = 20;

/** Each month has its own partition in the database. */
const maxMonths = 60;

function refuseManyMonths(parts: readonly ParsedPart[]): void {
  const months = new Set(parts.flatMap((part) => part.months));
  if (months.size > maxMonths) throw new ImportRejectedError('too_many_months', { limit: maxMonths / 12 });
}

interface FoundTables {
  source: Source;
  tables: TableWithHeader[];
  /** Whether their columns are known; otherwise the headers are guesses. */
  isKnown: boolean;
}

/**
 * Tables with a known header, otherwise with a possible one. If the encoding is unknown, uses the one in which headers
 * are known, or the likely one.
 */
function findTables(sources: readonly Source[], { answers, remembered = [] }: ParseOptions): FoundTables {
  const choices = { given: answers, remembered };
  const tablesIn = (find: (table: Table) => Header | undefined) =>
    sources.flatMap((source) => {
      const tables = source.tables.flatMap((table) => {
        const header = find(table);
        return header ? [{ table: withoutFooter(table, header), header }] : [];
      });
      return tables.length > 0 ? [{ source, tables }] : [];
    });
  const known = tablesIn(({ head }) => findHeader(rowsToSearch(head, answers), profiles, choices));
  const found = known.length > 0 ? known : tablesIn((table) => guessHeader(table, profiles, choices));
  if (found.length === 0) {
    if (sources.every(({ tables }) => tables.every(({ rowCount }) => rowCount === 0)))
      throw new ImportRejectedError('empty_file');
    throw new ImportRejectedError('header_not_found');
  }
  const source = chooseEncoding(
    found.map((one) => one.source),
    (one) => countKnownHeads(found.find((other) => other.source === one)?.tables ?? []),
  );
  const tables = found.find((one) => one.source === source)?.tables;
  if (!source || !tables) throw new ImportRejectedError('encoding_unknown');
  const isKnown = known.length > 0;
  if (isKnown) for (const { table, header } of tables) requireWhole(table, header);
  return { source, tables, isKnown };
}

/** Number of known columns whose headers have characters beyond ASCII. */
function countKnownHeads(tables: readonly TableWithHeader[]): number {
  return tables.flatMap(({ header: { row, columns } }) =>
    [...columns.values()].filter((column) => isBeyondAscii(row.cells[column] ?? '')),
  ).length;
}

/** The first rows, with the column letters as header if the table has none. */
function rowsToSearch(head: readonly FileRow[], { headerRow }: ParseOptions['answers']): readonly FileRow[] {
  return headerRow === 0 ? [lettersOf(head)] : head;
}

/** Errors: for a truncated file, which must not replace days of which it contains only a part. */
function requireWhole({ last, isDelimited, endsInside }: Table, { row: header }: Header): void {
  if (!isDelimited || !last || last.number === header.number) return;
  if (endsInside || last.cells.length < header.cells.length) throw truncatedAt(last.number);
}

/** Applied mappings, without duplicates, because sheets can share a header. */
function rememberedIn(used: readonly TableWithHeader[]): ImportDetection['remembered'] {
  const remembered = new Set(used.flatMap(({ header }) => header.remembered ?? []));
  return Array.from(remembered, (one) => ({
    ...one,
    columns: { ...one.columns },
    constants: { ...one.constants },
  }));
}

function distinctNotes(sheets: readonly ParsedSheet[]): ImportNote[] {
  const notes = new Map(sheets.flatMap((sheet) => sheet.notes).map((note) => [JSON.stringify(note), note]));
  return [...notes.values()];
}

/** Columns without duplicates, because sheets share columns of the same name. */
function distinctColumns(columns: ImportDetection['columns']): ImportDetection['columns'] {
  return [...new Map(columns.map((column) => [column.header, column])).values()];
}

function detectionOf(
  { delimiter, tables }: Source,
  used: readonly TableWithHeader[],
  sheets: readonly ParsedSheet[],
): ImportDetection {
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
    columns: distinctColumns(sheets.flatMap((sheet) => sheet.columns)),
  };
}
