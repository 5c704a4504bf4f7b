import { spawnSync } from 'node:child_process';

export interface RunOptions {
  folder: string;
  arguments: readonly string[];
}

export interface RunResult {
  isOk: boolean;
  /** Its standard output. */
  output: string;
  /** Both outputs, for an error message. */
  log: string;
}

/** Runs a program without the variables with which npm describes the workspace to its scripts. */
export function run(program: string, { folder, arguments: args }: RunOptions): RunResult {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|config_local)|INIT_CWD|NODE_(ENV|PATH))/.test(name),
    ),
  );
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { isOk: status === 0, output: stdout, log: `${program} ${args.join(' ')}\n${stdout}${stderr}` };
}
