import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { otherZipContentOf } from './other-files';
import { UnreadableFileError } from './unreadable-file';

/** Far above real exports; measured: a file of 645 KB can contain 284 MB of sheet XML. */
const limits = { entries: 200, bytes: 50 * 1024 * 1024, ratio: 100 } as const;

/** Only OpenDocument files (.ods) have this part. */
const openDocumentPart = 'META-INF/manifest.xml';

/**
 * Limits the unpacked size of a workbook: first by its directory, then by the unpacked bytes, because a directory can
 * be wrong.
 *
 * Errors: `UnreadableFileError`: `workbook_too_large`, `workbook_too_many_parts`, `opendocument`, `other_file`;
 * `workbook_damaged`, also for XML with a document type.
 */
export async function checkZip(bytes: Uint8Array): Promise<void> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > limits.entries)
    throw new UnreadableFileError('workbook_too_many_parts', { limit: limits.entries });
  const entries = await listEntries(zip);
  if (entries.some(({ fileName }) => fileName === openDocumentPart))
    throw new UnreadableFileError('opendocument');
  const declared = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (declared > limits.bytes || declared > limits.ratio * bytes.length) refuseLarge();
  for (const entry of entries) await unpack(zip, entry);
  const what = otherZipContentOf(entries.map(({ fileName }) => fileName));
  if (what !== undefined) throw new UnreadableFileError('other_file', { what });
}

function refuseLarge(): never {
  throw new UnreadableFileError('workbook_too_large', { limit: limits.bytes / 1024 / 1024 });
}

function damaged(): UnreadableFileError {
  return new UnreadableFileError('workbook_damaged');
}

function open(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(damaged());
      else resolve(zip);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(damaged()));
    zip.readEntry();
  });
}

/** yauzl stops with an error when an entry is larger than declared. */
function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(damaged());
        return;
      }
      stream.on('error', () => reject(damaged()));
      stream.on('end', () => resolve());
      // no spreadsheet program writes a document type; its entities can name files and grow without limit
      const finder = createFinder('<!DOCTYPE');
      stream.on('data', (chunk: Buffer) => {
        if (finder(chunk)) stream.destroy(damaged());
      });
    });
  });
}

/** Detects a text in a stream of bytes, even across chunks. The function returns whether it was found so far. */
function createFinder(text: string): (chunk: Buffer) => boolean {
  let end = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([end, chunk]);
    end = bytes.subarray(-text.length + 1);
    return bytes.includes(text);
  };
}
