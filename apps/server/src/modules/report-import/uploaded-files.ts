import { maxImportBytes } from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createKindDetector } from '../../kits/workbooks/read/file-kind';
import { FileDamagedError, type FileStore } from '../../platform/files';
import { DomainError } from '../../platform/lib/domain-error';
import { requireSpreadsheetName } from '../../platform/lib/spreadsheet-name';

/** A stored file without an import yet. */
export interface ReceivedFile {
  id: string;
  contentHash: string;
  /** Size in bytes. */
  size: number;
}

export const fileKey = (id: string): string => `imports/${id}`;

/** Files of imports in the file store. */
export function createUploadedFiles(files: FileStore) {
  const discard = ({ id }: ReceivedFile) => files.remove(fileKey(id));
  return {
    discard,

    /**
     * Stores a file as it arrives. Errors: `too_large`; `unsupported_type` for a name or content that is not a report.
     */
    async receive(content: Uint8Array | Readable, fileName: string): Promise<ReceivedFile> {
      requireSpreadsheetName(fileName);
      const id = randomUUID();
      const kind = createKindDetector();
      let size = 0;
      const watched = async function* () {
        for await (const chunk of content instanceof Uint8Array ? [content] : content) {
          // parse boundary: a stream of bytes has no other chunks
          const bytes = chunk as Uint8Array;
          size += bytes.length;
          if (size > maxImportBytes) throw tooLarge();
          kind.add(bytes);
          yield bytes;
        }
      };
      const body = Readable.from(watched(), { objectMode: false });
      const { contentHash } = await files.put(fileKey(id), body);
      const file = { id, contentHash, size };
      if (kind.kind() !== 'other') return file;
      await discard(file);
      throw new DomainError('unsupported_type');
    },

    /**
     * Path of a file on the local disk, see `FileStore`. Errors: `FileMissingError`; `FileDamagedError` if its content
     * has changed since the upload.
     */
    async localPath({ id, contentHash }: Pick<ReceivedFile, 'id' | 'contentHash'>, folder: string) {
      const key = fileKey(id);
      const file = await files.localPath(key, folder);
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      if (hash.digest('hex') !== contentHash) throw new FileDamagedError(key);
      return file;
    },

    /** Size of a file in bytes; 0 for a lost file, which its import reports. */
    async sizeOf(id: string): Promise<number> {
      try {
        return await files.sizeOf(fileKey(id));
      } catch {
        return 0;
      }
    },
  };
}

function tooLarge(): DomainError {
  return new DomainError('too_large', { context: 'limit', limit: maxImportBytes / 1024 / 1024 });
}
