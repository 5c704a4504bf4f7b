import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config/config';
import { DatabaseInUseError, startPostgres } from './postgres';

/** The server's PostgreSQL, embedded or external. */
export interface Storage {
  url: string;
  /** Directory of the embedded database. */
  home?: string;
  stop: () => Promise<void>;
}

const pollMs = 250;

/**
 * Starts the data directory's embedded database, unless `DATABASE_URL` names an external one.
 *
 * Errors: `DatabaseInUseError` if another process still uses the data directory after `waitMs`.
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, onLost, waitMs = 0 }: { log: Logger; onLost?: (error: Error) => void; waitMs?: number },
): Promise<Storage> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  const deadline = Date.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await startPostgres({ dataDir, log, ...(onLost && { onLost }) });
    } catch (error) {
      if (!(error instanceof DatabaseInUseError) || Date.now() >= deadline) throw error;
      if (tries === 1) log.warn({ dataDir }, 'another process uses the database: waiting for it to stop');
      await delay(pollMs);
    }
  }
}
