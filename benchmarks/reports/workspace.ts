import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createSessionsRepository } from '../../apps/server/src/kits/identity/sessions.repository';
import { createClock } from '../../apps/server/src/platform/clock';
import { readConfig } from '../../apps/server/src/platform/config/config';
import { openDatabase, poolUses, type Database } from '../../apps/server/src/platform/db';
import { ensureBuiltInRoles } from '../../apps/server/src/platform/db/built-in-roles';
import { userAccounts, users } from '../../apps/server/src/platform/db/schema';
import { createLog } from '../../apps/server/src/platform/log';
import { databaseRoles, startPostgres } from '../../apps/server/src/platform/postgres';
import { startServer } from '../../apps/server/src/server';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { withDatabaseName } from '../../apps/server/src/testing/with-database-name';

/** A PostgreSQL for new databases: that of `DATABASE_URL`, otherwise an embedded one in a temporary folder. */
export interface Host {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** The complete server with its own database. */
export interface Workspace {
  db: Database;
  /** `http://host:port` */
  address: string;
  /** Data directory of the server. */
  dataDir: string;
  /** Token of a new user of the account. */
  signIn: (accountId: number) => Promise<string>;
  /** Token of a new administrator, who sees every account. */
  signInAdministrator: () => Promise<string>;
  /** Stops the server and deletes the database. */
  close: () => Promise<void>;
}

const log = createLog({ logLevel: 'error' });
const onLost = (error: Error) => log.error({ err: error }, 'the database was lost');

export async function startHost(): Promise<Host> {
  const folder = temporaryFolder();
  const dataDir = path.join(folder, 'data');
  const url = process.env['DATABASE_URL'];
  const postgres = url === undefined ? await startEmbedded(dataDir) : { url, stop: () => Promise.resolve() };
  return {
    url: postgres.url,
    dataDir,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An embedded PostgreSQL in which the role of the server may create databases, which it otherwise may not. */
async function startEmbedded(dataDir: string): Promise<Omit<Host, 'dataDir'>> {
  const settings = { max_wal_size: '4GB' };
  const postgres = await startPostgres({ dataDir, log, onLost, isDurable: false, settings });
  await administrate({ url: postgres.superuserUrl }, `ALTER ROLE ${databaseRoles.server} CREATEDB`);
  return postgres;
}

/** `settings`: additional settings of the server. */
export async function openWorkspace(
  host: Host,
  today: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Workspace> {
  const name = `meridian_bench_${randomUUID().slice(0, 8)}`;
  await administrate(host, `CREATE DATABASE ${name}`);
  const url = withDatabaseName(host.url, name);
  const dataDir = path.join(host.dataDir, name);
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: url,
    MERIDIAN_DATA_DIR: dataDir,
    MERIDIAN_TODAY: today,
    MERIDIAN_LOG_LEVEL: 'error',
    ...settings,
  });
  const server = await startServer(config, { log, onLost });
  await server.ready;
  // loading facts takes longer than a request
  const database = openDatabase(url, { use: poolUses.jobs });
  await ensureBuiltInRoles(database.db);
  const { db } = database;
  async function addUser(name: string): Promise<string> {
    const user = { id: randomUUID(), name, nameKey: name, passwordHash: '' };
    await db.insert(users).values(user);
    return user.id;
  }
  const open = (userId: string) => createSessionsRepository({ db, clock: createClock() }).open(userId);
  return {
    db,
    address: server.address,
    dataDir,
    async signIn(accountId) {
      const userId = await addUser('bench');
      await db.insert(userAccounts).values({ userId, accountId });
      return open(userId);
    },
    async signInAdministrator() {
      const userId = await addUser('bench-administrator');
      await db.execute(
        sql`INSERT INTO user_roles (user_id, role_id) SELECT ${userId}::uuid, id FROM roles WHERE name = 'admin'`,
      );
      return open(userId);
    },
    async close() {
      await database.close();
      await server.stop();
      await administrate(host, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administrate({ url }: Pick<Host, 'url'>, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
