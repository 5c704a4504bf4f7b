import { readAll, type ByteSource } from './byte-source';
import { decodeText } from './decode-text';
import { fileKindOf } from './file-kind';
import { ImportRejectedError } from './problem';
import { readDelimited } from './read-delimited';
import { readWorkbook } from './read-workbook';
import type { Source } from './table';

/** Larger workbooks are not opened: their reader has them in memory. */
const maxWorkbookBytes = 50 * 1024 * 1024;

/**
 * The tables of a file. Several sources when the encoding of a text is ambiguous, the most likely first.
 *
 * Errors: `ImportRejectedError` for bytes that are no report, see `decodeText`, `readDelimited` and `readWorkbook`.
 */
export async function readSources(bytes: ByteSource): Promise<Source[]> {
  const kind = fileKindOf(bytes);
  if (kind === 'empty') throw new ImportRejectedError('empty_file');
  if (kind === 'web_page') throw new ImportRejectedError('web_page');
  if (kind === 'other') throw new ImportRejectedError('not_a_report');
  if (kind === 'text') return decodeText(bytes).map(readDelimited);
  if (bytes.size > maxWorkbookBytes)
    throw new ImportRejectedError('workbook_too_large', { limit: maxWorkbookBytes / 1024 / 1024 });
  return [await readWorkbook(readAll(bytes), kind)];
}
