import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path within the archive, ASCII. */
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** The first day of the format, so that equal contents have equal bytes. */
const entryOptions = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A ZIP archive. Contents are read one after another, no faster than the archive is read.
 *
 * Errors: those of a content.
 */
export async function* zipArchive(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const current: { content?: Readable } = {};

  async function addEntries(): Promise<void> {
    for await (const { name, content } of entries) {
      if (output.destroyed) return;
      current.content = Readable.from(content, { objectMode: false });
      await addEntry(name, current.content);
    }
    zip.end();
  }

  /** Resolves once the content is fully read. */
  const addEntry = (name: string, content: Readable) =>
    new Promise<void>((resolve, reject) => {
      content.once('error', reject).once('close', resolve);
      zip.addReadStream(content, name, entryOptions);
    });

  const added = addEntries().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const chunk of output) {
      // parse boundary: a byte stream without an encoding
      yield chunk as Buffer;
    }
  } finally {
    current.content?.destroy();
    await added;
  }
}
