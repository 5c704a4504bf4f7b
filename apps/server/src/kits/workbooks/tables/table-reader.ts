import { createFileProcess, scriptBeside, type FileProcess, type ParserOptions } from '../read/file-process';
import type { ReadOutcome, ReadTask } from './read-tables';

/** Parses the tables of uploaded files. */
export type TableReader = FileProcess<ReadTask, ReadOutcome>;

/** A busy machine parses a file of the maximum size in 20 s. */
const timeoutMs = 120_000;

export function createTableReader(options: ParserOptions = {}): TableReader {
  return createFileProcess<ReadTask, ReadOutcome>({
    script: scriptBeside(import.meta.url, 'read-tables-process'),
    timeoutMs,
    ...options,
    tooComplex: () => ({ state: 'unreadable', code: 'too_complex', params: {}, rowNumber: null }),
  });
}
