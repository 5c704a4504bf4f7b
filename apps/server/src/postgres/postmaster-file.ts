import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place';

/** Contents of `postmaster.pid`, which a running PostgreSQL writes into its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
}

const fileName = 'postmaster.pid';

/** Reads the file; undefined when there is none. It may be stale: a killed PostgreSQL does not remove it. */
export function readPostmaster({ cluster }: Place): Postmaster | undefined {
  const file = path.join(cluster, fileName);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/**
 * Replaces the process id in a stale file by the id of this process.
 *
 * After a crash, the id may belong to another process, and PostgreSQL would not start. PostgreSQL ignores the id of its
 * parent. It needs the other lines to find processes of the crashed PostgreSQL that still write.
 */
export function dropStalePid(place: Place): void {
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

function isPostgresOf({ cluster }: Place, pid: number): boolean {
  return commandOf(pid).includes(cluster);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return ''; // no such process
  }
}
