import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import { migrate, openDatabase } from '../db';
import { createLog } from '../log';
import { DatabaseInUseError } from '../postgres';
import type { Storage } from '../storage';
import { openStorage } from '../storage';

/** The server's database for a command: the running server's, or started for as long as the command runs. */
export async function withDatabase<Result>(
  config: Config,
  use: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const storage = await shareOrOpen(config);
  const open = openDatabase(storage.url);
  try {
    await migrate(open.pool);
    return await use(open);
  } finally {
    await open.close();
    await storage.stop();
  }
}

async function shareOrOpen(config: Config): Promise<Storage> {
  try {
    return await openStorage(config, { log: createLog({ logLevel: 'warn' }) });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return { url: error.url, stop: () => Promise.resolve() };
  }
}
