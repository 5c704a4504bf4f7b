import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SetupError } from '../lib/setup-error';
import type { Binaries } from './binaries';
import type { Place } from './place';
import { readPostmaster } from './postmaster-file';
import { run, spawnOptions } from './run';
import type { SystemUser } from './system-user';
import type { Transport } from './transport';

/** Everything that running PostgreSQL for a data directory requires. */
export interface PostgresContext {
  binaries: Binaries;
  place: Place;
  user: SystemUser | undefined;
  transport: Transport;
  port: number;
  /** Additional settings for postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL that this process started. */
export interface PostgresProcess {
  hasEnded: () => boolean;
}

const pollMs = 20;

/** Starts PostgreSQL in the background. Its first messages go to the start log. */
export function spawnPostgres(context: PostgresContext): PostgresProcess {
  const { binaries, place, user } = context;
  const args = Object.entries(settingsOf(context)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(startLogFile(place), 'w', 0o600);
  try {
    const child = spawn(binaries.postgres, ['-D', place.cluster, ...args], {
      ...spawnOptions(user, place.home),
      // own process group, so that Ctrl+C in the terminal does not stop it before the server has finished its requests
      detached: true,
      stdio: ['ignore', output, output],
    });
    let hasEnded = false;
    child.once('exit', () => (hasEnded = true));
    child.once('error', () => (hasEnded = true));
    child.unref();
    return { hasEnded: () => hasEnded };
  } finally {
    closeSync(output);
  }
}

function settingsOf({ place, transport, port, settings }: PostgresContext): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: transport === 'tcp' ? '127.0.0.1' : '',
    unix_socket_directories: transport === 'tcp' ? '' : place.socket,
    unix_socket_permissions: '0700',
    max_connections: '50',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: place.log,
    // seven files, one per weekday, each overwritten a week later
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    // no values in the log: a statement or an error detail may contain a secret
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
}

/**
 * Stops PostgreSQL; aborts it after 30 seconds.
 *
 * Errors: `SetupError` if it cannot be aborted either.
 */
export async function stopPostgres({
  binaries,
  place,
  user,
  log,
}: PostgresContext & { log: Pick<Logger, 'warn'> }): Promise<void> {
  const pid = readPostmaster(place)?.pid;
  if (pid === undefined) return;
  const hasEnded = () => readPostmaster(place)?.pid !== pid || !isRunning(pid);
  // `pg_ctl stop` would wait for, and then abort, a PostgreSQL that the next owner has just started
  const stop = async (signal: 'INT' | 'QUIT', timeoutMs: number) => {
    const sent = run(binaries.pgCtl, ['kill', signal, String(pid)], { user, folder: place.home });
    await sent.catch((error: unknown) => {
      if (!hasEnded()) throw error;
    });
    const deadline = Date.now() + timeoutMs;
    while (!hasEnded() && Date.now() < deadline) await delay(pollMs);
    return hasEnded();
  };
  if (await stop('INT', 30_000)) return;
  log.warn('the database took too long to stop and was killed; it will recover at the next start');
  if (!(await stop('QUIT', 10_000)))
    throw new SetupError(
      `Couldn’t stop the database in ${place.home}: process ${String(pid)} is still running.`,
    );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const startLogFile = (place: Place) => path.join(place.log, 'start.log');

/** Output of the most recently started PostgreSQL. */
export function readStartLog(place: Place): string {
  const file = startLogFile(place);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
