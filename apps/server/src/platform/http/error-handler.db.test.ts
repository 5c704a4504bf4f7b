import { isLanguage } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, createTestDatabase } from '../../testing';
import { openDatabase } from '../db';
import * as schema from '../db/schema';
import { FileStoreError } from '../files';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const tryLater = { status: 503, code: 503, headers: { 'retry-after': '5' } };

it('responds with a retry delay when all connections to the database are in use', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // pool.end() resolves before its connections close: dropping the database aborts them with errors
  pool.on('error', () => undefined);
  const only = await pool.connect();
  // only from here on, because a busy machine needs longer for the first connection
  pool.options.connectionTimeoutMillis = 50;
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

it('responds with a retry delay when the file store does not respond', async () => {
  const server = await createTestApp();
  closing.push(() => server.close());
  server.app.get('/stored', { config: { access: 'public' } }, () => {
    throw new FileStoreError('The bucket could not serve a file.');
  });
  const response = await server.app.inject('/stored');
  expect({
    status: response.statusCode,
    ...response.json<object>(),
    headers: response.headers,
  }).toMatchObject(tryLater);
});

it.each(['en', 'cn', 'tw'])('names a full disk of the database in the language %s', async (language) => {
  const server = await createTestApp();
  closing.push(() => server.close());
  await server.database.pool.query(`
    CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON rate_counters EXECUTE FUNCTION fill_disk();`);
  expect(await server.call('getPictureValidationCode', { headers: { language } })).toMatchObject({
    status: 503,
    code: 507,
    message: translate(isLanguage(language) ? language : 'en', 'errors', '507'),
  });
});

it.each(['ENOSPC', 'EDQUOT'])('names a full disk of the files: %s', async (code) => {
  const server = await createTestApp();
  closing.push(() => server.close());
  const cause = Object.assign(new Error(`${code}: write`), { code });
  server.app.get('/full', { config: { access: 'public' } }, () => {
    throw new Error('the file was not stored', { cause });
  });
  const response = await server.app.inject('/full');
  expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([503, 507]);
});
