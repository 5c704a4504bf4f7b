import Papa from 'papaparse';
import type { DecodedText } from './decode-text';
import { ImportRejectedError, truncatedAt } from './problem';
import { isBlank, type Source } from './table';

/** Rows of 100 bytes in a file of the maximum size; a million short rows would fill the memory. */
const maxRows = 200_000;

const delimiters = [',', '\t', ';', '|'];

/**
 * Rows of a text with separated cells; detects the separator. Quotation marks inside of a cell that are not doubled are
 * literal when every row is complete without the meaning of quotation marks.
 *
 * Errors: `ImportRejectedError`: `truncated` for a quoted cell that never ends, with the row where it begins;
 * `broken_quotes`, with the row, when the cells of a row are ambiguous; `too_many_rows`.
 */
export function readDelimited({ text, encoding, endsInside }: DecodedText): Source {
  const delimiter = delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    preview: maxRows + 1,
  });
  if (data.length > maxRows) throw new ImportRejectedError('too_many_rows', { limit: maxRows });
  const broken = errors.find(({ code }) => code === 'InvalidQuotes');
  const unfinished = errors.find(({ code }) => code === 'MissingQuotes');
  const cellRows = broken || unfinished ? readLiteralQuotes(text, delimiter) : data;
  if (!cellRows) {
    const row = ((broken ?? unfinished)?.row ?? data.length - 1) + 1;
    throw broken ? new ImportRejectedError('broken_quotes', { row }, { rowNumber: row }) : truncatedAt(row);
  }
  const rows = cellRows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  return {
    encoding,
    delimiter,
    tables: [{ sheet: null, isHidden: false, rows, isDelimited: true, endsInside }],
  };
}

/** The rows when quotation marks have no meaning; undefined unless all rows of the table then have the same width. */
function readLiteralQuotes(text: string, delimiter: string): string[][] | undefined {
  const rows = text.split(/\r\n|\n|\r/).map((line) => line.split(delimiter));
  const widths = rows.filter((cells) => !isBlank(cells)).map((cells) => cells.length);
  const width = Math.max(...widths.slice(0, 100));
  const start = widths.indexOf(width);
  if (width < 2 || widths.slice(start).some((own) => own !== width)) return undefined;
  return rows.map((cells) =>
    cells.map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
}

/** The most frequent separator in a line near the start: lines of the preamble have few or none. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 65_536).split(/\r\n|\n|\r/, 60);
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.reduce((best, delimiter) => (most(delimiter) > most(best) ? delimiter : best));
}
