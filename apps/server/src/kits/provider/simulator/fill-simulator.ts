import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createHttpClient } from '../http-client';
import { createHttpProvider } from '../http-provider';
import type { ProviderConnection } from '../provider-port';
import { simulatorToken, startSimulator } from './simulator';
import { logFileName } from './simulator-log';

/** Timeout of a request to the simulator on this machine, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Fills a simulator that has never received a write; call it before the simulator is started. It has everything or, after an error or a kill,
 * nothing, so that the next call fills it.
 */
export async function fillSimulator(
  { folder, now }: { folder: string; now: () => Date },
  fill: (connect: (accountNo: string) => Promise<ProviderConnection>) => Promise<void>,
): Promise<void> {
  const file = path.join(folder, logFileName);
  if (existsSync(file) && statSync(file).size > 0) return;
  const unfinished = path.join(folder, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const simulator = await startSimulator({ folder: unfinished, now: () => now().getTime() });
  try {
    const client = createHttpClient({ baseUrl: simulator.baseUrl, timeoutMs });
    await fill((userName) => {
      const account = { userName, accessToken: simulatorToken, refreshToken: null, userId: null };
      const credentials = {
        find: () => Promise.resolve({ ...account, expiresTime: null }),
        renew: () => Promise.reject(new Error('the token of the simulator never expires')),
      };
      return createHttpProvider({ name: 'simulator', client, credentials, now }).connect(0);
    });
  } finally {
    await simulator.close();
  }
  renameSync(path.join(unfinished, logFileName), file);
  rmSync(unfinished, { recursive: true, force: true });
}
