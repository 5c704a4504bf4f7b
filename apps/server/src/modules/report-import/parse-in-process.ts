import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import type { ParseOutcome, ParseTask } from './parse-file';
import type { ParserMessage } from './parse-process';

/** What a parser's process runs. */
export interface ParserScript {
  path: string;
  execArgv?: readonly string[];
}

export interface ParserOptions {
  script?: ParserScript;
  /** For a whole file. A text of the maximum size needs a minute, more on a busy machine. */
  timeoutMs?: number;
  /** Without progress. A workbook of the maximum size is unpacked in 10 s on a busy machine. */
  stallMs?: number;
  /** Enough for 45 MB of sheet XML (150,000 rows); a file that needs more is hostile. */
  maxHeapMb?: number;
}

/** Parses uploaded files. */
export interface ReportParser {
  /**
   * Parses a file in a process of its own, which is killed when it takes too long: native code on hostile bytes cannot end
   * a thread. Errors: `ParserError`, and an error after `stop`. A rejected file is an outcome.
   */
  parse: (task: ParseTask) => Promise<ParseOutcome>;
  /** Kills the running processes and starts no more. */
  stop: () => void;
}

/** The parser itself failed. It would fail again for the same bytes. */
export class ParserError extends Error {
  override name = 'ParserError';
}

/** The bundle has the script beside it; from source it is TypeScript. */
function ownScript(): ParserScript {
  const bundled = fileURLToPath(new URL('./parse-process.js', import.meta.url));
  if (existsSync(bundled)) return { path: bundled };
  return {
    path: fileURLToPath(new URL('./parse-process.ts', import.meta.url)),
    execArgv: ['--import', import.meta.resolve('tsx'), '--conditions=@meridian/source'],
  };
}

/** A parser needs no secrets of the server. */
const passedOn = ['PATH', 'TMPDIR', 'TZ', 'SystemRoot'];

export function createReportParser({
  script = ownScript(),
  timeoutMs = 600_000,
  stallMs = 30_000,
  maxHeapMb = 256,
}: ParserOptions = {}): ReportParser {
  const children = new Set<ChildProcess>();
  let isStopped = false;

  const spawn = () =>
    fork(script.path, [], {
      // the rows of a text live shortly
      execArgv: [...(script.execArgv ?? []), `--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=16'],
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });

  return {
    parse: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped) {
          reject(stopped());
          return;
        }
        const child = spawn();
        children.add(child);
        const tooSlow = () => {
          resolve(tooComplex());
          child.kill('SIGKILL');
        };
        const limit = setTimeout(tooSlow, timeoutMs);
        const stall = setTimeout(tooSlow, stallMs);
        let errors = '';
        child.stderr?.on('data', (chunk: Buffer) => {
          errors = (errors + chunk.toString()).slice(-maxErrorLength);
        });
        // asserted: the script sends nothing else
        child.on('message', (message: ParserMessage) => {
          stall.refresh();
          if (message.kind === 'outcome') resolve(message.outcome);
          if (message.kind === 'error') reject(new ParserError(`the parser failed: ${message.text}`));
        });
        child.once('error', (cause) => reject(new ParserError('the parser could not start', { cause })));
        child.once('close', () => {
          clearTimeout(limit);
          clearTimeout(stall);
          children.delete(child);
          // after an outcome these change nothing
          if (isStopped) reject(stopped());
          else if (errors.includes('heap out of memory')) resolve(tooComplex());
          else reject(new ParserError(`the parser ended without a result: ${errors}`));
        });
        child.send(task, (error) => {
          if (error) child.kill('SIGKILL');
        });
      }),
    stop() {
      isStopped = true;
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

const maxErrorLength = 2_000;

/** Not a `ParserError`: another try succeeds. */
const stopped = () => new Error('the server stops');

function tooComplex(): ParseOutcome {
  return { state: 'rejected', ...packRejection(new ImportRejectedError('too_complex')) };
}
