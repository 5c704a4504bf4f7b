import { spawn } from 'node:child_process';
import { once } from 'node:events';

const startLimitMs = 60_000;

export interface BrowserProcess {
  /** The first match in its output. */
  announced: Promise<RegExpExecArray>;
  /** All lines of its output so far. */
  lines(): string[];
  /** Ends it and all processes that it started. */
  stop(): Promise<void>;
}

/**
 * Starts a program and waits for a line of its output.
 * Errors: `announced` rejects with the output if the program ends or says nothing within a minute.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  { announces, env = {} }: { announces: RegExp; env?: Readonly<Record<string, string>> },
): BrowserProcess {
  // its own process group, so that windows end with their driver
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const announced = new Promise<RegExpExecArray>((resolve, reject) => {
    const fail = () => reject(new Error(`${command} did not start: ${output}`));
    const timer = setTimeout(fail, startLimitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = announces.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', fail);
  });
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // it has ended
    }
  };
  return {
    announced,
    lines: () => output.split('\n'),
    async stop() {
      endGroup('SIGTERM');
      const timer = setTimeout(() => endGroup('SIGKILL'), 5_000);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await ended;
      clearTimeout(timer);
    },
  };
}
