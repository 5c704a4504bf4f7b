import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { SetupError } from '../lib/setup-error';
import type { SystemUser } from './system-user';

/**
 * Options for running a PostgreSQL program: as its user, in a directory which that user can access, and without
 * environment variables of the server (secrets) or of other PostgreSQL clients.
 */
export function spawnOptions(user: SystemUser | undefined, folder: string): SpawnOptions {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PG|MERIDIAN_|DATABASE_URL$|NODE_)/.test(name)),
  );
  return { ...user, cwd: folder, env: { ...env, LC_ALL: 'C' }, windowsHide: true };
}

/** Runs a program and waits for it. Errors: `SetupError` with the end of its output if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  { user, folder }: { user: SystemUser | undefined; folder: string },
): Promise<void> {
  const child = spawn(program, args, { ...spawnOptions(user, folder), stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new SetupError(`${program} failed: ${words.trim()}`);
}
