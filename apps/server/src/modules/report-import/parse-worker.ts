import { parentPort, workerData } from 'node:worker_threads';
import { packFile, packRejection, type PackedFile, type PackedRejection } from './core/pack-report';
import { parseReport } from './core/parse-report';
import type { ParseOptions } from './core/parsed-file';
import { ImportRejectedError } from './core/problem';

export interface ParseTask {
  bytes: Uint8Array;
  options: ParseOptions;
}
export type ParseOutcome = { state: 'parsed'; file: PackedFile } | ({ state: 'rejected' } & PackedRejection);

// the task that the thread was started with
const { bytes, options } = workerData as ParseTask;

async function parse(): Promise<ParseOutcome> {
  try {
    return { state: 'parsed', file: packFile(await parseReport(bytes, options)) };
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error;
    return { state: 'rejected', ...packRejection(error) };
  }
}

parentPort?.postMessage(await parse());
