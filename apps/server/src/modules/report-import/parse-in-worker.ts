import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import type { ParseOutcome, ParseTask } from './parse-file';

/** Enough for 50 MB of sheet XML; a file that needs more is hostile. The rows of a text live shortly. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };
/** A text of the maximum size needs a minute, more on a busy machine. */
const timeoutMs = 600_000;

/** What a parser's thread runs. */
export interface WorkerScript {
  url: URL;
  execArgv?: string[];
}

/** The bundle has the worker beside it; from source it is TypeScript. */
const bundled = new URL('./parse-worker.js', import.meta.url);
const ownScript: WorkerScript = existsSync(fileURLToPath(bundled))
  ? { url: bundled }
  : {
      url: new URL('./parse-worker.source.mjs', import.meta.url),
      execArgv: ['--conditions=@meridian/source'],
    };

/** The parser itself failed. It would fail again for the same bytes. */
export class ParserError extends Error {
  override name = 'ParserError';
}

/**
 * Parses a report file in a thread of its own: requests do not wait for it, and a file that exceeds the limits of
 * memory or time ends only its thread.
 *
 * Errors: `ParserError`. A rejected file is an outcome.
 */
export function parseInWorker(
  task: ParseTask,
  { url, execArgv = [] }: WorkerScript = ownScript,
): Promise<ParseOutcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { workerData: task, resourceLimits, execArgv });
    const timer = setTimeout(() => {
      resolve(tooLarge());
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', (outcome: ParseOutcome) => resolve(outcome));
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooLarge());
      else reject(new ParserError('the parser failed', { cause: error }));
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ParserError('the parser ended without a result'));
    });
  });
}

function tooLarge(): ParseOutcome {
  return {
    state: 'rejected',
    ...packRejection(new ImportRejectedError('workbook_too_large', { limit: 50 })),
  };
}
