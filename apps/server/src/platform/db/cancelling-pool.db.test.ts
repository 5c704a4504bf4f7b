import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing';
import { CancellingPool, withCancellation } from './cancelling-pool';

let test: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  test = await createTestDatabase();
  pool = new CancellingPool({ connectionString: test.url, max: 2 });
});
afterEach(async () => {
  await pool.end();
  await test.drop();
});

const isCancelled = { code: '57014' };
const sleep = 'SELECT pg_sleep(600)';

it('cancels a query that starts after the first cancellation', async () => {
  const leaving = new AbortController();
  const client = await withCancellation(leaving.signal, () => pool.connect());
  leaving.abort();
  // the other connection sends the cancellation first, then this query
  await pool.query('SELECT 1');
  await expect(client.query(sleep)).rejects.toMatchObject(isCancelled);
  client.release();
});

it('cancels each query of a client that goes on after an error', async () => {
  const leaving = new AbortController();
  const client = await withCancellation(leaving.signal, () => pool.connect());
  const first = client.query(sleep);
  leaving.abort();
  await expect(first).rejects.toMatchObject(isCancelled);
  await expect(client.query(sleep)).rejects.toMatchObject(isCancelled);
  client.release();
});
