import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A tenth of the time of others; with less, a run on a busy machine would hardly end. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL;

/** The session of this process on Linux, otherwise undefined. */
function ownSession() {
  try {
    // the name of the program is in parentheses and may contain some
    return readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ')[3];
  } catch {
    return undefined;
  }
}

/**
 * Environment of processes that get little of the processor time that others need, and so do their children.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const lowPriorityEnv = (env) => ({
  ...env,
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${import.meta.url}`.trim(),
  MERIDIAN_TERMINAL_SESSION: ownSession() ?? 'none',
});

const terminalSession = process.env['MERIDIAN_TERMINAL_SESSION'];
if (terminalSession !== undefined) {
  if (getPriority() < priority) setPriority(priority);
  try {
    // Linux first divides the time among sessions: each task of Nx has its own, and that of the terminal has other processes
    if (ownSession() !== terminalSession) writeFileSync('/proc/self/autogroup', String(priority));
  } catch {
    // not Linux, or its sessions do not count
  }
}
