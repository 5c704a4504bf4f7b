import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lowPriorityEnv } from './low-priority.mjs';
import { isRunOf, outcomesOfRun } from './reports.mjs';

/**
 * Runs targets of all projects with Nx; in the background one at a time, with low priority.
 *
 * @param {readonly string[]} targets
 * @param {{ env: NodeJS.ProcessEnv, isInBackground?: boolean, isRepeated?: boolean }} options
 * @returns {Promise<import('./reports.mjs').TaskOutcome[]>}
 */
export async function runTargets(targets, { env, isInBackground = false, isRepeated = false }) {
  if (targets.length === 0) return [];
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx');
  const args = [
    'run-many',
    '-t',
    ...targets,
    '--outputStyle=static',
    ...(isInBackground ? ['--parallel=1'] : []),
  ];
  const child = spawn(process.execPath, [nx, ...args], {
    stdio: 'inherit',
    env: isInBackground ? lowPriorityEnv(env) : env,
  });
  const [status] = await once(child, 'exit');
  const run = lastRun();
  if (isRunOf(run, targets)) return outcomesOfRun(run, { isOk: status === 0 });
  // a run that ended at the same moment has overwritten the results, which are cached now
  if (!isRepeated) return runTargets(targets, { env, isInBackground, isRepeated: true });
  return outcomesOfRun({ tasks: [] }, { isOk: false });
}

/** What Nx wrote about the run that ended last. */
function lastRun() {
  try {
    return JSON.parse(readFileSync('.nx/cache/run.json', 'utf8'));
  } catch {
    return undefined;
  }
}
