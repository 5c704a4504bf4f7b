import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Most live for seconds: code that V8 optimizes in their first one is not used often enough to be worth it. */
const builtArgv = ['--interrupt-budget=2000000'];

/** A process of ours that may be killed at any moment. */
export interface TargetProcess {
  pid: number;
  /** The first message it sends. Rejects, with what it printed, when it ends without one. */
  message: Promise<unknown>;
  /** Sends it a message. */
  send(message: string): void;
  /** How it ended: its exit code, or the signal that killed it. */
  end: Promise<number | NodeJS.Signals | null>;
  /** Everything it printed so far. */
  output(): string;
  /** Sends a signal, by default the one that nobody can handle, and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** Looks to it as if its parent had died. */
  disconnect(): void;
}

export interface VictimOptions {
  args?: readonly string[];
  /** Settings; those of the environment do not reach the process. */
  env?: Readonly<Record<string, string>>;
}

/** Starts a script of the repository; TypeScript runs from source. */
export function startTargetProcess(
  script: string,
  { args = [], env = {} }: VictimOptions = {},
): TargetProcess {
  const child = fork(script, args, {
    cwd: root,
    execArgv: script.endsWith('.ts') ? ['--conditions=@meridian/source', '--import=tsx'] : builtArgv,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);

  // not the event `close`: it does not come after `disconnect`
  const end = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'end')),
  ]).then(([[code, signal]]: [(number | NodeJS.Signals | null)[], ...unknown[]]) => signal ?? code ?? null);
  const message = Promise.race([
    once(child, 'message').then(([value]: unknown[]) => value),
    end.then((how) => {
      throw new Error(`${script} ended (${how}): ${output}`);
    }),
  ]);
  message.catch(() => undefined); // a target may be killed before anything listens

  return {
    pid: child.pid ?? 0,
    message,
    send: (text) => child.send(text),
    end,
    output: () => output,
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return end;
    },
    disconnect: () => child.disconnect(),
  };
}
