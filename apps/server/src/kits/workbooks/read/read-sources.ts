import { readAll, type ByteSource } from './byte-source';
import { decodeText } from './decode-text';
import { fileKindOf } from './file-kind';
import { otherFormatOf } from './other-files';
import { readDelimited } from './read-delimited';
import { readWorkbook } from './read-workbook';
import type { Source } from './table';
import { UnreadableFileError } from './unreadable-file';

/** Larger workbooks are rejected, because the reader loads them into memory. */
const maxWorkbookBytes = 50 * 1024 * 1024;

export interface ReadLimits {
  /** Maximum rows of a text. */
  maxRows: number;
}

/**
 * The tables of a file; several sources, most likely first, if the encoding of a text is ambiguous.
 *
 * Errors: `UnreadableFileError` for bytes that are not a table, see `decodeText`, `readDelimited` and `readWorkbook`.
 */
export async function readSources(bytes: ByteSource, { maxRows }: ReadLimits): Promise<Source[]> {
  const kind = fileKindOf(bytes);
  if (kind === 'empty') throw new UnreadableFileError('empty_file');
  if (kind === 'web_page') throw new UnreadableFileError('web_page');
  if (kind === 'other' || kind === 'text') {
    const [start = new Uint8Array()] = bytes.chunks();
    const what = otherFormatOf(start, kind);
    if (what !== undefined) throw new UnreadableFileError('other_file', { what });
  }
  if (kind === 'other') throw new UnreadableFileError('not_a_report');
  if (kind === 'text') return decodeText(bytes).map((text) => readDelimited(text, { maxRows }));
  if (bytes.size > maxWorkbookBytes)
    throw new UnreadableFileError('workbook_too_large', { limit: maxWorkbookBytes / 1024 / 1024 });
  return [await readWorkbook(readAll(bytes), kind)];
}
