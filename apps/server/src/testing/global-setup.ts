import { existsSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate';
import { databaseRoles, startPostgres } from '../platform/postgres';
import { temporaryFolder } from './temporary-folder';
import { withDatabaseName } from './with-database-name';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated template; `createTestDatabase` copies it. */
    templateDatabase: string;
    /** URL of the same database for the superuser, which servers do not have. */
    superuserDatabase: string;
    /** The cheapest way for PostgreSQL to copy a template. */
    copyStrategy: 'FILE_COPY' | 'WAL_LOG';
  }
}

/** File system type number of an in-memory file system on Linux. */
const tmpfs = 0x01_02_19_94;

/** Starts one PostgreSQL for the whole run, with a migrated template database. It need not survive a power failure. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // tests start processes and threads of the build, because from source each takes seconds to start
  if (!existsSync(new URL('../../dist/main.js', import.meta.url))) {
    throw new Error('The server isn’t built. Run: npx nx build @meridian/server');
  }
  const folder = temporaryFolder();
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    log: pino({ level: 'silent' }),
    isDurable: false,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // without replication, copying a template writes no log
      wal_level: 'minimal',
      max_wal_senders: '0',
      // one iteration is enough for a random password, and tests connect often
      scram_iterations: '1',
    },
  });
  const pool = new pg.Pool({ connectionString: postgres.url });
  await migrate(pool);
  await pool.end();
  // a template must have no connections while it is copied
  const admin = new pg.Client({ connectionString: withDatabaseName(postgres.superuserUrl, 'postgres') });
  await admin.connect();
  // tests create databases and roles, unlike a server
  await admin.query(`ALTER ROLE ${databaseRoles.server} CREATEDB CREATEROLE`);
  // required to end an autovacuum when its database is dropped
  await admin.query(`GRANT pg_signal_backend TO ${databaseRoles.server}`);
  await admin.query(`ALTER ROLE ${databaseRoles.server} SET createrole_self_grant = 'set, inherit'`);
  await admin.query('ALTER DATABASE meridian WITH ALLOW_CONNECTIONS false IS_TEMPLATE true');
  await admin.end();
  project.provide('templateDatabase', postgres.url);
  project.provide('superuserDatabase', postgres.superuserUrl);
  // on a disk, the checkpoint before copying files costs more than logging the pages
  project.provide('copyStrategy', statfsSync(folder).type === tmpfs ? 'FILE_COPY' : 'WAL_LOG');
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
