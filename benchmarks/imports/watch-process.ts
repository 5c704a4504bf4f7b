import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const memoryIntervalMs = 50;
const probeIntervalMs = 20;

/**
 * Resident memory of a process in MB, including its Node.js child processes, which read files, but not the database. On systems other
 * than Linux, without child processes.
 */
export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  const readers = children.trim().split(' ').map(Number).filter(isNode);
  return [pid, ...readers].reduce((sum, each) => sum + ownMegabytes(each), 0);
}

function isNode(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${String(pid)}/exe`) === process.execPath;
  } catch {
    return false; // it has ended
  }
}

function ownMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Measurements of a server during some work. */
export interface Watched {
  /** Peak of the resident memory, in MB. */
  highestMegabytes: number;
  /** Times of `/healthz`, sorted. */
  healthMs: readonly number[];
}

/** Measures a server until `work` ends. */
export async function watchServer(
  { pid, address }: { pid: number; address: string },
  work: () => Promise<void>,
): Promise<Watched> {
  let isRunning = true;
  let highestMegabytes = 0;
  const healthMs: number[] = [];
  const watchMemory = async () => {
    while (isRunning) {
      highestMegabytes = Math.max(highestMegabytes, residentMegabytes(pid));
      await delay(memoryIntervalMs);
    }
  };
  const probeHealth = async () => {
    while (isRunning) {
      const start = performance.now();
      const response = await fetch(`${address}/healthz`);
      await response.text();
      healthMs.push(performance.now() - start);
      if (!response.ok) throw new Error(`/healthz: ${String(response.status)}`);
      await delay(probeIntervalMs);
    }
  };
  await Promise.all([watchMemory(), probeHealth(), work().finally(() => (isRunning = false))]);
  return { highestMegabytes, healthMs: healthMs.sort((a, b) => a - b) };
}
