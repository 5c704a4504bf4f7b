import { isHiddenPath } from '@meridian/api-client/contract';

/** A file with its path within the folder that was dropped or selected. */
export interface FoundFile {
  path: string;
  file: File;
}

/** Deeper folders are not read. */
const maxDepth = 10;

/** The files of a drop, including those in its folders, without hidden ones. */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  // both must be read before the event is over
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...transfer.files];
  if (entries.length === 0) return files.map((file) => ({ path: file.name, file }));
  const found: FoundFile[] = [];
  for (const entry of entries) found.push(...(await filesIn(entry, 0)));
  return found;
}

/** The files that were selected, without hidden ones. */
export function selectedFiles(files: readonly File[]): FoundFile[] {
  return files
    .map((file) => ({ path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file }))
    .filter(({ path }) => !isHiddenPath(path));
}

async function filesIn(entry: FileSystemEntry, depth: number): Promise<FoundFile[]> {
  if (isHiddenPath(entry.name) || depth > maxDepth) return [];
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const found: FoundFile[] = [];
  for (;;) {
    // a reader returns some entries at a time, and none after the last ones
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return found;
    for (const one of entries) found.push(...(await filesIn(one, depth + 1)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
