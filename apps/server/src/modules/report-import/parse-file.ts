import { fileBytes } from '../../kits/workbooks/read/file-bytes';
import { packRejection, packRows, type PackedRejection } from './core/pack-report';
import { parseReport } from './core/parse-report';
import type { ParsedFile, ParseOptions } from './core/parsed-file';
import { ImportRejectedError } from './core/problem';
import { rowFilesIn, writeRowFiles } from './row-files';

export interface ParseTask {
  /** Path of the uploaded file. */
  file: string;
  /** An empty folder for the rows, see `RowFiles`. */
  folder: string;
  options: ParseOptions;
}

/** Result of parsing. The rows are in the task's folder; for a rejected file, only the problems of rows. */
export type ParseOutcome = { state: 'parsed'; file: ParsedFile } | ({ state: 'rejected' } & PackedRejection);

/** Parses a stored file into a folder. `onProgress` is called for each chunk of the file. */
export async function parseFile(
  { file, folder, options }: ParseTask,
  { onProgress }: { onProgress?: () => void } = {},
): Promise<ParseOutcome> {
  const output = writeRowFiles(rowFilesIn(folder));
  try {
    const rows = packRows(output);
    let failedRows = 0;
    const sink: typeof rows = {
      ...rows,
      problem(problem) {
        failedRows += 1;
        rows.problem(problem);
      },
    };
    try {
      return { state: 'parsed', file: await parseReport(fileBytes(file, onProgress), options, sink) };
    } catch (error) {
      if (!(error instanceof ImportRejectedError)) throw error;
      // rows are the reason of a rejection only if none of them is valid
      const isBecauseOfRows = error.problems.some(({ code }) => code === 'no_good_rows');
      return { state: 'rejected', ...packRejection(error), failedRows: isBecauseOfRows ? failedRows : 0 };
    } finally {
      rows.end();
    }
  } finally {
    output.close();
  }
}
