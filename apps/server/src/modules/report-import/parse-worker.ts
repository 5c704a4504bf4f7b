import { parentPort, workerData } from 'node:worker_threads';
import { packRejection, packReport, type PackedRejection, type PackedReport } from './core/pack-report';
import { parseReport, type ParseOptions } from './core/parse-report';
import { ImportRejectedError } from './core/problem';

export interface ParseTask {
  bytes: Uint8Array;
  options: ParseOptions;
}
export type ParseOutcome =
  | { state: 'parsed'; report: PackedReport }
  | ({ state: 'rejected' } & PackedRejection);

// the task that the thread was started with
const { bytes, options } = workerData as ParseTask;

async function parse(): Promise<ParseOutcome> {
  try {
    return { state: 'parsed', report: packReport(await parseReport(bytes, options)) };
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error;
    return { state: 'rejected', ...packRejection(error) };
  }
}

parentPort?.postMessage(await parse());
