import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bytesInMemory } from '../../workbooks/read/byte-source';
import { decodeText } from '../../workbooks/read/decode-text';
import { readDelimited } from '../../workbooks/read/read-delimited';

/** A file of rows, as described by the status of its task. */
export interface ReportFileShape {
  /** Columns of the report in cell order. */
  tableHeader: readonly string[];
  /** Line of the first row, from 1; title lines come before it. */
  dataStartRow: number;
}

export interface ReportFileLimits {
  /** Limit of the decompressed size. */
  maxBytes: number;
  maxRows: number;
}

const gzipMark = [0x1f, 0x8b];

/**
 * Rows of a file, by column name. The file may be compressed, in UTF-8 or GB18030, and separated by tabs or commas.
 *
 * Errors: if the file does not have this shape, or exceeds a limit.
 */
export async function readReportFile(
  bytes: Uint8Array,
  { tableHeader, dataStartRow }: ReportFileShape,
  { maxBytes, maxRows }: ReportFileLimits,
): Promise<Record<string, string>[]> {
  const isCompressed = gzipMark.every((byte, at) => bytes[at] === byte);
  const plain = isCompressed ? await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }) : bytes;
  if (plain.length === 0 || plain.length > maxBytes) throw new RangeError('the file is empty or too large');
  const [text] = decodeText(bytesInMemory(plain), { legacy: ['gb18030'] });
  const table = text && readDelimited(text, { maxRows }).tables[0];
  if (!table || table.endsInside) throw new RangeError('the file has no table, or ends too early');
  const rows: Record<string, string>[] = [];
  for (const { number, cells } of table.rows) {
    if (number < dataStartRow) continue;
    if (cells.length !== tableHeader.length) throw new RangeError('a row has other columns than its header');
    rows.push(Object.fromEntries(tableHeader.map((column, at) => [column, cells[at] ?? ''])));
  }
  return rows;
}
