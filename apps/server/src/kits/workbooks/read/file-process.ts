import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TaskMessage } from './serve-task';

/** Script of a parser process. */
export interface ParserScript {
  path: string;
  execArgv?: readonly string[];
}

export interface ParserOptions {
  script?: ParserScript;
  /** Timeout of a whole file. */
  timeoutMs?: number;
  /** Timeout without progress. A busy machine unpacks a workbook of the maximum size in 10 s. */
  stallMs?: number;
  /** Enough for 45 MB of sheet XML (150,000 rows); a file that needs more is malicious. */
  maxHeapMb?: number;
  /** Limit of the whole process, including memory outside of the heap. Enforced only on systems with `/proc`. */
  maxResidentMb?: number;
}

/** Parses uploaded files in separate processes. */
export interface FileProcess<Task, Outcome> {
  /**
   * Parses a file in a separate process, which is killed on a timeout: a thread cannot be stopped while native code
   * handles malicious bytes. An invalid file is an outcome. Errors: `ParserError`; an error after `stop`; the reason of
   * an aborted signal.
   */
  run: (task: Task, options?: { signal?: AbortSignal }) => Promise<Outcome>;
  /** Kills running processes and starts no new ones. */
  stop: () => void;
}

/** The parser itself failed. A retry with the same file would fail again. */
export class ParserError extends Error {
  override name = 'ParserError';
}

/** A script beside the module at a URL: JavaScript in the bundle, TypeScript in the source. */
export function scriptBeside(moduleUrl: string, name: string): ParserScript {
  const bundled = fileURLToPath(new URL(`./${name}.js`, moduleUrl));
  if (existsSync(bundled)) return { path: bundled };
  return {
    path: fileURLToPath(new URL(`./${name}.ts`, moduleUrl)),
    execArgv: ['--import', import.meta.resolve('tsx'), '--conditions=@meridian/source'],
  };
}

/** Environment variables to pass on; a parser needs no secrets of the server. */
const passedOn = ['PATH', 'TMPDIR', 'TZ', 'SystemRoot'];

/** Creates a file process. `tooComplex`: outcome of a file that takes too much time or memory. */
export function createFileProcess<Task extends object, Outcome>({
  script,
  timeoutMs = 600_000,
  stallMs = 30_000,
  maxHeapMb = 256,
  maxResidentMb = 1_024,
  tooComplex,
}: ParserOptions & { script: ParserScript; tooComplex: () => Outcome }): FileProcess<Task, Outcome> {
  const children = new Set<ChildProcess>();
  let isStopped = false;

  const spawn = () =>
    fork(script.path, [], {
      // rows of a text are short-lived
      execArgv: [...(script.execArgv ?? []), `--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=16'],
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });

  return {
    run: async (task, { signal } = {}) => {
      signal?.throwIfAborted();
      if (isStopped) throw stopped();
      return new Promise((resolve, reject) => {
        const child = spawn();
        children.add(child);
        const tooMuch = () => {
          resolve(tooComplex());
          child.kill('SIGKILL');
        };
        const limit = setTimeout(tooMuch, timeoutMs);
        const stall = setTimeout(tooMuch, stallMs);
        const memory = setInterval(() => {
          if (residentMegabytes(child.pid) > maxResidentMb) tooMuch();
        }, memoryIntervalMs);
        let errors = '';
        child.stderr?.on('data', (chunk: Buffer) => {
          errors = (errors + chunk.toString()).slice(-maxErrorLength);
        });
        // asserted: the script sends only these messages
        child.on('message', (message: TaskMessage<Outcome>) => {
          stall.refresh();
          if (message.kind === 'outcome') resolve(message.outcome);
          if (message.kind === 'error') reject(new ParserError(`the parser failed: ${message.text}`));
        });
        child.once('error', (cause) => reject(new ParserError('the parser could not start', { cause })));
        child.once('close', () => {
          clearTimeout(limit);
          clearTimeout(stall);
          clearInterval(memory);
          children.delete(child);
          // after an outcome these change nothing
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own reason
          if (signal?.aborted === true) reject(signal.reason);
          else if (isStopped) reject(stopped());
          else if (errors.includes('heap out of memory')) resolve(tooComplex());
          else reject(new ParserError(`the parser ended without a result: ${errors}`));
        });
        const abort = () => child.kill('SIGKILL');
        signal?.addEventListener('abort', abort);
        child.once('close', () => signal?.removeEventListener('abort', abort));
        child.send(task, (error) => {
          if (error) child.kill('SIGKILL');
        });
      });
    },
    stop() {
      isStopped = true;
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

const maxErrorLength = 2_000;
const memoryIntervalMs = 200;

/** Not a `ParserError`, because a retry may succeed. */
const stopped = () => new Error('the server stops');

/** Resident memory of a process in MB; 0 if the system does not report it, or the process has ended. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
