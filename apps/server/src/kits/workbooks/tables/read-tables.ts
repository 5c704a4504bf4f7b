import { maxDraftImportRows } from '@meridian/api-client/contract';
import { detectSheets } from '@meridian/draft-editor/core';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { closeSync, openSync, writeSync } from 'node:fs';
import { isBeyondAscii, chooseEncoding } from '../read/choose-encoding';
import { fileBytes } from '../read/file-bytes';
import { readSources } from '../read/read-sources';
import type { Source, Table } from '../read/table';
import { UnreadableFileError, type UnreadableFileCode } from '../read/unreadable-file';

export interface ReadTask {
  /** Path of the uploaded file. */
  file: string;
  /** Path of the output file for the tables as JSON, see `DraftImportFile`. */
  output: string;
  /** Sheet name for a text file. */
  name: string;
  /** Known headers; absent: those of drafts. */
  heads?: readonly string[];
}

/** Why a file cannot be read. */
export interface UnreadableFile {
  code: UnreadableFileCode;
  params: Readonly<Record<string, string | number>>;
  rowNumber: number | null;
}

export type ReadOutcome = { state: 'read' } | ({ state: 'unreadable' } & UnreadableFile);

/** A larger response would exhaust a browser's memory. */
const maxCharacters = 32 * 1024 * 1024;

/** Writes the tables of a file as JSON. */
export async function readTables(
  { file, output, name, heads }: ReadTask,
  { onProgress }: { onProgress?: () => void } = {},
): Promise<ReadOutcome> {
  try {
    const sources = await readSources(fileBytes(file, onProgress), { maxRows: maxDraftImportRows });
    writeSource(output, chooseSource(sources, heads), name);
    return { state: 'read' };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { code, params, rowNumber } = error;
    return { state: 'unreadable', code, params, rowNumber };
  }
}

/** The text in the encoding with the most known headers, or in the likely one. Errors: `UnreadableFileError`. */
function chooseSource(sources: readonly Source[], heads: readonly string[] | undefined): Source {
  const known = heads && new Set(heads.map(foldHead));
  if (sources.every(({ tables }) => tables.every(({ rowCount }) => rowCount === 0)))
    throw new UnreadableFileError('empty_file');
  const source = chooseEncoding(sources, ({ tables }) =>
    known ? countHeads(tables, known) : countDraftHeads(tables),
  );
  if (!source) throw new UnreadableFileError('encoding_unknown');
  return source;
}

/** Number of known headers beyond ASCII, which reveal the encoding of a text. */
function countDraftHeads(tables: readonly Table[]): number {
  return detectSheets({
    sheets: tables.map(({ head }) => ({ name: '', rows: head.map(({ cells }) => cells) })),
  }).flatMap(({ columns }) => columns.filter(({ state, head }) => state === 'known' && isBeyondAscii(head)))
    .length;
}

/** Number of known headers in the row with the most of them. */
function countHeads(tables: readonly Table[], known: ReadonlySet<string>): number {
  const counts = tables.flatMap(({ head }) =>
    head.map(({ cells }) => cells.filter((cell) => isBeyondAscii(cell) && known.has(foldHead(cell))).length),
  );
  return Math.max(0, ...counts);
}

function writeSource(path: string, { encoding, tables }: Source, name: string): void {
  const output = openOutput(path);
  try {
    output.write(`{"problem":null,"encoding":${JSON.stringify(encoding)},"sheets":[`);
    for (const [index, table] of tables.entries()) {
      if (index > 0) output.write(',');
      writeTable(output, table, table.sheet ?? name);
    }
    output.write(']}');
  } finally {
    output.close();
  }
}

function writeTable(output: Output, { rows, isHidden }: Table, name: string): void {
  output.write(`{"name":${JSON.stringify(name)},"isHidden":${String(isHidden)},"rows":[`);
  let next = 1;
  for (const { number, cells } of isHidden ? [] : rows) {
    if (number > maxDraftImportRows)
      throw new UnreadableFileError('too_many_rows', { limit: maxDraftImportRows });
    const blank = '[],'.repeat(number - next);
    output.write(`${next > 1 ? ',' : ''}${blank}${JSON.stringify(withoutEnd(cells))}`);
    next = number + 1;
  }
  output.write(']}');
}

/** Removes blank cells at the end. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

interface Output {
  write(text: string): void;
  close(): void;
}

/** Characters per write. */
const bufferLength = 256 * 1024;

function openOutput(path: string): Output {
  const descriptor = openSync(path, 'w', 0o600);
  let texts: string[] = [];
  let length = 0;
  let total = 0;
  const flush = () => {
    const bytes = Buffer.from(texts.join(''));
    for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start);
    texts = [];
    length = 0;
  };
  return {
    write(text) {
      texts.push(text);
      length += text.length;
      total += text.length;
      if (total > maxCharacters) throw new UnreadableFileError('too_complex');
      if (length >= bufferLength) flush();
    },
    close() {
      flush();
      closeSync(descriptor);
    },
  };
}
