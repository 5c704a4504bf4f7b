import type { Logger } from 'pino';
import type { Config } from './config';
import { startPostgres } from './postgres';

/** The PostgreSQL behind the server, whoever runs it. */
export interface Storage {
  url: string;
  /** Directory of the embedded database. */
  home?: string;
  stop: () => Promise<void>;
}

/** Starts the embedded database of the data directory, unless `DATABASE_URL` names another one. */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, onLost }: { log: Logger; onLost?: (error: Error) => void },
): Promise<Storage> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  return startPostgres({ dataDir, log, ...(onLost && { onLost }) });
}
