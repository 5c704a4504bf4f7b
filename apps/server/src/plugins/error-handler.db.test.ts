import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../db';
import * as schema from '../db/schema';
import { createTestApp, createTestDatabase } from '../testing';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const tryLater = { status: 503, code: 503, headers: { 'retry-after': '5' } };

it('responds with a retry delay when all connections to the database are in use', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 50 });
  // a pool ends before its connections: dropping the database aborts them with errors
  pool.on('error', () => undefined);
  const only = await pool.connect();
  const server = await createTestApp({ db: drizzle(pool, { schema }) });
  closing.push(
    () => database.drop(),
    () => pool.end(),
    () => {
      only.release();
      return Promise.resolve();
    },
    () => server.close(),
  );
  expect(await server.call('getPictureValidationCode')).toMatchObject(tryLater);
});

it('responds with a retry delay without a database', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const server = await createTestApp({ db: nowhere.db });
  closing.push(
    () => nowhere.close(),
    () => server.close(),
  );
  expect(await server.call('getPictureValidationCode')).toMatchObject(tryLater);
});
