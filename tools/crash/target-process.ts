import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Most processes live for seconds: code that V8 optimizes in the first second is not used often enough to pay off. */
const builtArgv = ['--interrupt-budget=2000000'];

/** A process of the tests that may be killed at any moment. */
export interface TargetProcess {
  pid: number;
  /** The first message of the process. Rejects with its output if it ends without one. */
  message: Promise<unknown>;
  /** Sends a message to the process. */
  send(message: string): void;
  /** Its exit code, or the signal that killed it. */
  end: Promise<number | NodeJS.Signals | null>;
  /** Its output so far. */
  output(): string;
  /** Sends a signal, by default SIGKILL, which cannot be handled, and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** Closes the channel, as if the parent had died. */
  disconnect(): void;
}

export interface VictimOptions {
  args?: readonly string[];
  /** Variables of the process; those of the environment are not passed on. */
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
