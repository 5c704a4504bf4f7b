import Papa from 'papaparse';
import type { DecodedText } from './decode-text';
import { ImportRejectedError, truncatedAt } from './problem';
import { isBlank, type Table } from './table';

/** Rows of 100 bytes in a file of the maximum size; a million short rows would fill the memory. */
const maxRows = 200_000;

const delimiters = [',', '\t', ';', '|'];

/**
 * Rows of a text with separated cells; detects the separator.
 *
 * Errors: `ImportRejectedError`: `truncated` for a quoted cell that never ends, with the row where it begins; `too_many_rows`.
 */
export function readDelimited({ text, encoding, endsInside }: DecodedText): Table {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
    preview: maxRows + 1,
  });
  if (data.length > maxRows) throw new ImportRejectedError('too_many_rows', { limit: maxRows });
  const unfinished = errors.find((error) => error.code === 'MissingQuotes');
  if (unfinished) throw truncatedAt((unfinished.row ?? data.length - 1) + 1);
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  return { rows, encoding, isDelimited: true, endsInside };
}

/** The most frequent separator in a line near the start: lines of the preamble have few or none. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 65_536).split(/\r\n|\n|\r/, 60);
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.reduce((best, delimiter) => (most(delimiter) > most(best) ? delimiter : best));
}
