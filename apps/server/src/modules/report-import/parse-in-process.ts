import { createFileProcess, scriptBeside, type ParserOptions } from '../../kits/workbooks/read/file-process';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import type { ParseOutcome, ParseTask } from './parse-file';

/** Parses uploaded reports. */
export interface ReportParser {
  /** See `FileProcess`. */
  parse: (task: ParseTask) => Promise<ParseOutcome>;
  stop: () => void;
}

/** A text file of the maximum size needs a minute, more on a busy machine. */
export function createReportParser(options: ParserOptions = {}): ReportParser {
  const { run, stop } = createFileProcess<ParseTask, ParseOutcome>({
    script: scriptBeside(import.meta.url, 'parse-process'),
    ...options,
    tooComplex: () => ({
      state: 'rejected',
      ...packRejection(new ImportRejectedError('too_complex')),
    }),
  });
  return { parse: run, stop };
}
