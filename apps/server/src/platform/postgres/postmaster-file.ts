import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Place } from './place';
import { socketPort } from './transport';

/** Contents of `postmaster.pid`, which a running PostgreSQL writes to its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
}

const fileName = 'postmaster.pid';

/** Reads the file; undefined if there is none. It may be stale, because a killed PostgreSQL does not remove it. */
export function readPostmaster({ cluster }: Place): Postmaster | undefined {
  const lines = readIfPresent(path.join(cluster, fileName)).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/**
 * Replaces the process id in a stale file with the id of this process.
 *
 * After a crash, another process may have that id, and PostgreSQL would not start. It ignores the id of its own parent.
 * It needs the other lines to find processes of the crashed PostgreSQL that are still writing.
 */
export function dropStalePid(place: Place): void {
  removeUnreadable(place);
  const postmaster = readPostmaster(place);
  if (postmaster === undefined || isPostgresOf(place, postmaster.pid)) return;
  const file = path.join(place.cluster, fileName);
  const { uid, gid } = statSync(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const changed = `${file}.new`;
  writeFileSync(changed, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(changed, uid, gid);
  renameSync(changed, file);
  rmSync(path.join(place.socket, `.s.PGSQL.${postmaster.port}.lock`), { force: true });
}

/**
 * Removes lock files without a process id, which a power failure leaves and PostgreSQL rejects. A starting PostgreSQL
 * also creates its file before writing it, but its process is visible by then.
 */
function removeUnreadable(place: Place): void {
  const unreadable = [
    ...(readPostmaster(place) === undefined ? [path.join(place.cluster, fileName)] : []),
    ...[path.join(place.socket, `.s.PGSQL.${socketPort}.lock`)].filter((file) => !(firstNumberOf(file) > 0)),
  ].filter((file) => existsSync(file));
  if (unreadable.length === 0 || isAnyPostgresOf(place)) return;
  for (const file of unreadable) rmSync(file, { force: true });
}

function firstNumberOf(file: string): number {
  return Number(readIfPresent(file).split('\n')[0]);
}

/** Reads a file; empty if PostgreSQL has removed it. */
function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function isAnyPostgresOf({ cluster }: Place): boolean {
  return allCommands().some((command) => `${command.replaceAll('\0', ' ')} `.includes(` -D ${cluster} `));
}

/** Command lines of all running processes. */
function allCommands(): string[] {
  if (process.platform === 'win32') return [];
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axo', 'command='], { encoding: 'utf8', stdio: 'pipe' }).split('\n');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => commandOf(Number(pid)));
}

function isPostgresOf({ cluster }: Place, pid: number): boolean {
  return commandOf(pid).includes(cluster);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return ''; // the process has ended
  }
}
