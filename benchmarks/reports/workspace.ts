import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createClock } from '../../apps/server/src/clock';
import { readConfig } from '../../apps/server/src/config';
import { openDatabase, type Database } from '../../apps/server/src/db';
import { userAccounts, users } from '../../apps/server/src/db/schema';
import { createLog } from '../../apps/server/src/log';
import { createSessions } from '../../apps/server/src/modules/auth/sessions.repository';
import { startPostgres } from '../../apps/server/src/postgres';
import { startServer } from '../../apps/server/src/server';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { withDatabaseName } from '../../apps/server/src/testing/with-database-name';

/** A PostgreSQL for new databases: the one of `DATABASE_URL`, else an embedded one in a temporary folder. */
export interface Host {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** The whole server on a database of its own. */
export interface Workspace {
  db: Database;
  /** `http://host:port` */
  address: string;
  /** Token of a new user of the account. */
  signIn: (accountId: number) => Promise<string>;
  /** Stops the server and deletes the database. */
  close: () => Promise<void>;
}

const log = createLog({ logLevel: 'error' });
const onLost = (error: Error) => log.error({ err: error }, 'the database was lost');

export async function startHost(): Promise<Host> {
  const folder = temporaryFolder();
  const dataDir = path.join(folder, 'data');
  const url = process.env['DATABASE_URL'];
  const postgres =
    url === undefined
      ? await startPostgres({ dataDir, log, onLost, durable: false, settings: { max_wal_size: '4GB' } })
      : { url, stop: () => Promise.resolve() };
  return {
    url: postgres.url,
    dataDir,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openWorkspace(host: Host, today: string): Promise<Workspace> {
  const name = `meridian_bench_${randomUUID().slice(0, 8)}`;
  await administrate(host, `CREATE DATABASE ${name}`);
  const url = withDatabaseName(host.url, name);
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: url,
    MERIDIAN_DATA_DIR: host.dataDir,
    MERIDIAN_TODAY: today,
    MERIDIAN_LOG_LEVEL: 'error',
  });
  const server = await startServer(config, { log, onLost });
  await server.ready;
  const database = openDatabase(url);
  const { db } = database;
  return {
    db,
    address: server.address,
    async signIn(accountId) {
      const user = { id: randomUUID(), name: 'bench', nameKey: 'bench', passwordHash: '' };
      await db.insert(users).values(user);
      await db.insert(userAccounts).values({ userId: user.id, accountId });
      return createSessions({ db, clock: createClock() }).open(user.id);
    },
    async close() {
      await database.close();
      await server.stop();
      await administrate(host, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administrate({ url }: Host, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
