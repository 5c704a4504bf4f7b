import { decodeText } from './decode-text';
import { fileKindOf } from './file-kind';
import { ImportRejectedError } from './problem';
import { readDelimited } from './read-delimited';
import { readWorkbook } from './read-workbook';
import type { Source } from './table';

/**
 * The tables of a file. Several sources when the encoding of a text is ambiguous, the most likely first.
 *
 * Errors: `ImportRejectedError` for bytes that are no report, see `decodeText`, `readDelimited` and `readWorkbook`.
 */
export async function readSources(bytes: Uint8Array): Promise<Source[]> {
  const kind = fileKindOf(bytes);
  if (kind === 'empty') throw new ImportRejectedError('empty_file');
  if (kind === 'web_page') throw new ImportRejectedError('web_page');
  if (kind === 'other') throw new ImportRejectedError('not_a_report');
  return kind === 'text' ? decodeText(bytes).map(readDelimited) : [await readWorkbook(bytes, kind)];
}
