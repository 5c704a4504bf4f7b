import { parentPort, workerData } from 'node:worker_threads';
import { packRefusal, packReport, type PackedRefusal, type PackedReport } from './core/pack-report';
import { parseReport, type ParseOptions } from './core/parse-report';
import { FileRefused } from './core/problem';

export interface ParseTask {
  bytes: Uint8Array;
  options: ParseOptions;
}
export type ParseOutcome = { state: 'parsed'; report: PackedReport } | ({ state: 'refused' } & PackedRefusal);

// what the thread was started with
const { bytes, options } = workerData as ParseTask;

async function parse(): Promise<ParseOutcome> {
  try {
    return { state: 'parsed', report: packReport(await parseReport(bytes, options)) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { state: 'refused', ...packRefusal(error) };
  }
}

parentPort?.postMessage(await parse());
