import pg from 'pg';
import { inject } from 'vitest';
import { seedDemo } from '../demo';
import { openDatabase, poolUses } from '../platform/db';
import { withFixedDefaults } from './fixed-defaults';
import { copyDatabase, type TestDatabase } from './test-database';
import { withDatabaseName } from './with-database-name';

const template = 'demo_template';
/** Today in the demo workspaces of tests. */
export const demoToday = '2026-11-21';
/** The time in demo workspaces of tests. */
export const demoNow = `${demoToday}T04:00:00Z`;

/**
 * Creates a database with the demo workspace, without its images; ids and times are the same in every run. Drop it in
 * `afterAll`.
 */
export async function createDemoDatabase(): Promise<TestDatabase> {
  await ensureTemplate();
  return copyDatabase(template);
}

/** Fills the demo workspace once per run: test files run in several processes, the others of which wait. */
async function ensureTemplate(): Promise<void> {
  const url = inject('templateDatabase');
  const admin = new pg.Client({ connectionString: withDatabaseName(url, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`SELECT pg_advisory_lock(hashtext('${template}'))`);
    const { rowCount } = await admin.query(
      `SELECT FROM pg_database WHERE datname = '${template}' AND datistemplate`,
    );
    if (rowCount === 1) return;
    // another process may have ended midway
    await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${template} TEMPLATE meridian STRATEGY ${inject('copyStrategy')}`);
    // pool settings as in a server: the second process waits for the first, on a busy machine longer than a request may
    // take
    const { db, pool, close } = openDatabase(withDatabaseName(url, template), { use: poolUses.jobs });
    const now = new Date(demoNow);
    const seed = () => seedDemo({ db, today: demoToday, now, log: () => undefined });
    try {
      // as two servers that start at the same time
      await withFixedDefaults(pool, () => Promise.all([seed(), seed()]));
    } finally {
      await close();
    }
    // a template must have no connections while it is copied
    await admin.query(`ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
  } finally {
    await admin.end();
  }
}
