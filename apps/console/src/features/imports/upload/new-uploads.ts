import { checkFile } from './check-file';
import type { FoundFile } from './dropped-files';
import type { NewUpload, RejectedFile, UploadTarget } from './uploads';

/** Sorts files into those to upload, including those in ZIP files, and rejected ones. */
export async function newUploads(
  files: readonly FoundFile[],
  target: UploadTarget,
): Promise<{ uploads: NewUpload[]; rejected: RejectedFile[] }> {
  const uploads: NewUpload[] = [];
  const rejected: RejectedFile[] = [];
  const add = ({ path, size, read }: { path: string; size: number; read: () => Promise<File> }) => {
    const problem = checkFile({ name: path, size });
    if (problem === null) uploads.push({ name: path, size, read, target });
    else rejected.push({ fileName: path, problem });
  };
  for (const { path, file } of files) {
    if (!isZip(path)) {
      add({ path, size: file.size, read: () => Promise.resolve(file) });
      continue;
    }
    // most files are not ZIP files
    const { zipEntries, ZipError } = await import('./zip-files');
    try {
      for (const entry of await zipEntries(file)) add({ ...entry, path: `${path}/${entry.path}` });
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      rejected.push({ fileName: path, problem: error.problem });
    }
  }
  return { uploads, rejected };
}

/** Detects by name: a workbook also has the bytes of a ZIP file. */
const isZip = (path: string) => path.toLowerCase().endsWith('.zip');
