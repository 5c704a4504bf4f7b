import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const memoryIntervalMs = 50;
const probeIntervalMs = 20;

/** Resident memory of a process in MB, without its children. */
export function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** What was measured of a server while something ran. */
export interface Watched {
  /** Resident memory at its highest, in MB. */
  highestMegabytes: number;
  /** Times of `/healthz`, in order. */
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
