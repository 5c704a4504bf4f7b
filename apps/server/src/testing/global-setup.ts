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
    /** URL of the same for the superuser, whom no server has. */
    superuserDatabase: string;
    /** How PostgreSQL copies a template with the least work. */
    copyStrategy: 'FILE_COPY' | 'WAL_LOG';
  }
}

/** Type of a file system in memory, as Linux numbers it. */
const tmpfs = 0x01_02_19_94;

/** One PostgreSQL for the whole run, with a migrated template database. It need not survive a power failure. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // tests start processes and threads of the build: from source each takes seconds to start
  if (!existsSync(new URL('../../dist/main.js', import.meta.url))) {
    throw new Error('The server is not built. Run: npx nx build @meridian/server');
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
      // nothing is replicated: a copy of a template leaves no log
      wal_level: 'minimal',
      max_wal_senders: '0',
      // of a random password one is enough, and tests connect often
      scram_iterations: '1',
    },
  });
  const pool = new pg.Pool({ connectionString: postgres.url });
  await migrate(pool);
  await pool.end();
  // a template must have no connections while it is copied
  const admin = new pg.Client({ connectionString: withDatabaseName(postgres.superuserUrl, 'postgres') });
  await admin.connect();
  // tests make databases and roles, as a server never does
  await admin.query(`ALTER ROLE ${databaseRoles.server} CREATEDB CREATEROLE`);
  // the end of an autovacuum needs it, when its database is dropped
  await admin.query(`GRANT pg_signal_backend TO ${databaseRoles.server}`);
  await admin.query(`ALTER ROLE ${databaseRoles.server} SET createrole_self_grant = 'set, inherit'`);
  await admin.query('ALTER DATABASE meridian WITH ALLOW_CONNECTIONS false IS_TEMPLATE true');
  await admin.end();
  project.provide('templateDatabase', postgres.url);
  project.provide('superuserDatabase', postgres.superuserUrl);
  // on a disk, the checkpoint before a copy of files costs more than the log of its pages
  project.provide('copyStrategy', statfsSync(folder).type === tmpfs ? 'FILE_COPY' : 'WAL_LOG');
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
