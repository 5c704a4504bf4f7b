import { parentPort, workerData } from 'node:worker_threads';
import { packProblems, packReport, type PackedReport } from './core/pack-report';
import { parseReport, type ParseOptions } from './core/parse-report';
import { FileRefused } from './core/problem';

export interface ParseTask {
  bytes: Uint8Array;
  options: ParseOptions;
}
/** `problems` as in `PackedReport`. */
export type ParseOutcome =
  { state: 'parsed'; report: PackedReport } | { state: 'refused'; failedRows: number; problems: string[] };

// what the thread was started with
const { bytes, options } = workerData as ParseTask;

async function parse(): Promise<ParseOutcome> {
  try {
    return { state: 'parsed', report: packReport(await parseReport(bytes, options)) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const failedRows = error.problems.filter(({ cells }) => cells !== undefined).length;
    return { state: 'refused', failedRows, problems: packProblems(error.problems) };
  }
}

parentPort?.postMessage(await parse());
