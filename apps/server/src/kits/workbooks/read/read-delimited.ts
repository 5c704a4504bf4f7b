import Papa from 'papaparse';
import type { DecodedText } from './decode-text';
import { repeatable } from './repeatable';
import { detachedRow, headRows, isBlank, type FileRow, type Source, type Table } from './table';
import { UnreadableFileError } from './unreadable-file';

const delimiters = [',', '\t', ';', '|'];
/** Characters in which separator and line ends are detected. */
const sampleLength = { delimiter: 65_536, newline: 1024 * 1024 };
/** A longer row is an unclosed quoted cell. */
const maxRowLength = 4 * 1024 * 1024;

/** Separator and line ends of a text. */
interface Format {
  delimiter: string;
  newline: '\n' | '\r' | '\r\n';
}

/**
 * Rows of a delimited text; detects the separator. Undoubled quotation marks within a cell are literal if every row is
 * complete without interpreting quotation marks.
 *
 * Errors: `UnreadableFileError`: `truncated` for an unclosed quoted cell, with its first row; `broken_quotes`, with the
 * row, if its cells are ambiguous; `too_many_rows`.
 */
export function readDelimited(
  { encoding, isLikely, endsInside, ...text }: DecodedText,
  { maxRows }: { maxRows: number },
): Source {
  const chunks = withoutMark(text.chunks);
  const format = formatOf(chunks);
  const quoted = repeatable(() => parseQuoted(chunks, format));
  const literal = repeatable(() => parseLiterally(chunks, format));
  const { broken, ...quotedTable } = survey(quoted, maxRows);
  if (broken && !isRegular(literal)) {
    const { brokenAt: row, isTruncated } = broken;
    throw new UnreadableFileError(isTruncated ? 'truncated' : 'broken_quotes', { row }, { rowNumber: row });
  }
  const { head, last, rowCount } = broken ? survey(literal, maxRows) : quotedTable;
  const rows = filledRows(broken ? literal : quoted);
  return {
    encoding,
    isLikely,
    delimiter: format.delimiter,
    tables: [{ sheet: null, isHidden: false, rows, rowCount, head, last, isDelimited: true, endsInside }],
  };
}

/** A row with ambiguous quotation marks or an unclosed quoted cell. */
interface BrokenRow {
  brokenAt: number;
  isTruncated: boolean;
}
type RowOutcome = string[] | BrokenRow;

const isRow = (outcome: RowOutcome): outcome is string[] => Array.isArray(outcome);

function* filledOf(outcomes: Iterable<RowOutcome>): Generator<FileRow> {
  let number = 0;
  for (const cells of outcomes) {
    if (!isRow(cells)) continue;
    number += 1;
    if (!isBlank(cells)) yield { number, cells };
  }
}

const filledRows = (outcomes: Iterable<RowOutcome>) => repeatable(() => filledOf(outcomes));

/** Collects what a table needs to know about its rows, in one pass. Errors: `too_many_rows`. */
function survey(
  outcomes: Iterable<RowOutcome>,
  maxRows: number,
): Pick<Table, 'head' | 'last' | 'rowCount'> & {
  broken: BrokenRow | undefined;
} {
  const head: FileRow[] = [];
  let broken: BrokenRow | undefined;
  let last: FileRow | undefined;
  let number = 0;
  let rowCount = 0;
  for (const cells of outcomes) {
    if (!isRow(cells)) {
      // ambiguous quotation marks are more informative than an unclosed cell
      if (!broken || (broken.isTruncated && !cells.isTruncated)) broken = cells;
      continue;
    }
    number += 1;
    if (number > maxRows) throw new UnreadableFileError('too_many_rows', { limit: maxRows });
    if (isBlank(cells)) continue;
    rowCount += 1;
    last = { number, cells };
    if (head.length < headRows) head.push(detachedRow(last));
  }
  return { head, last: last && detachedRow(last), rowCount, broken };
}

/** Splits the text after line ends, so that no line end is divided. Each piece excludes the consumed part. */
function* completeLines(
  chunks: Iterable<string>,
  { newline }: Format,
): Generator<{ text: string; isLast: boolean }, void, number | undefined> {
  const end = newline.at(-1) ?? '\n';
  let rest = '';
  for (const chunk of chunks) {
    const text = rest + chunk;
    const cut = chunk.lastIndexOf(end) + 1;
    if (cut === 0) {
      rest = text;
      continue;
    }
    const complete = text.slice(0, rest.length + cut);
    const used = (yield { text: complete, isLast: false }) ?? complete.length;
    rest = text.slice(used);
  }
  yield { text: rest, isLast: true };
}

/** Parses rows in which quotation marks enclose cells. */
function* parseQuoted(chunks: Iterable<string>, { delimiter, newline }: Format): Generator<RowOutcome> {
  const parser = new Papa.Parser({ delimiter, newline, quoteChar: '"' });
  const pieces = completeLines(chunks, { delimiter, newline });
  let count = 0;
  for (let piece = pieces.next(); piece.done !== true;) {
    const { text, isLast } = piece.value;
    // parse boundary: the low-level parser is untyped beyond here
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    for (const { code, row = 0 } of errors) {
      const isComplete = isLast || row < data.length;
      if (code === 'InvalidQuotes' && isComplete) yield { brokenAt: count + row + 1, isTruncated: false };
      if (code === 'MissingQuotes') yield { brokenAt: count + row + 1, isTruncated: true };
    }
    yield* data;
    count += data.length;
    if (!isLast && text.length - meta.cursor > maxRowLength) {
      yield { brokenAt: count + 1, isTruncated: true };
      return;
    }
    piece = pieces.next(isLast ? undefined : meta.cursor);
  }
}

/** Parses rows in which quotation marks are literal, except around a whole cell. */
function* parseLiterally(chunks: Iterable<string>, format: Format): Generator<string[]> {
  for (const { text, isLast } of completeLines(chunks, format)) {
    const lines = (isLast ? text : text.replace(/(?:\r\n|\n|\r)$/, '')).split(/\r\n|\n|\r/);
    for (const line of lines) yield line.split(format.delimiter).map(unquoted);
  }
}

const unquoted = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

const widthRows = 100;

/** Whether all rows have as many cells as the widest row near the start. */
function isRegular(rows: Iterable<string[]>): boolean {
  const first: number[] = [];
  let width = 0;
  let isSame = true;
  for (const cells of rows) {
    if (isBlank(cells)) continue;
    if (first.length < widthRows) first.push(cells.length);
    else if (cells.length !== width) isSame = false;
    if (first.length === widthRows) width ||= Math.max(...first);
  }
  width = Math.max(0, ...first);
  return width >= 2 && isSame && first.slice(first.indexOf(width)).every((own) => own === width);
}

/** Removes a second byte order mark, which some tools write. */
function withoutMark(chunks: Iterable<string>): Iterable<string> {
  return repeatable(function* () {
    let isFirst = true;
    for (const chunk of chunks) {
      yield isFirst && chunk.startsWith('\ufeff') ? chunk.slice(1) : chunk;
      isFirst = false;
    }
  });
}

function formatOf(chunks: Iterable<string>): Format {
  let sample = '';
  for (const chunk of chunks) {
    sample += chunk;
    if (sample.length >= sampleLength.newline) break;
  }
  const delimiter = delimiterOf(sample);
  const { linebreak } = Papa.parse(sample, { delimiter, preview: 1 }).meta;
  return { delimiter, newline: linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n' };
}

/**
 * The most frequent separator in a line near the start, because lines of the preamble have few or none. Ignores
 * separators in quoted cells and commas between digits, which the header does not contain.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, sampleLength.delimiter)
    .split(/\r\n|\n|\r/, 60)
    .map((line) => line.replace(/"[^"]*"/g, '').replace(/(?<=\d),(?=\d)/g, ''));
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.reduce((best, delimiter) => (most(delimiter) > most(best) ? delimiter : best));
}
