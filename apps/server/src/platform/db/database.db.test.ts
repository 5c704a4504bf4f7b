import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing';
import { openDatabase } from './database';
import { isDatabaseUnavailable } from './database-errors';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

it('survives the loss of a connection during a transaction', async () => {
  const { db, close } = openDatabase(test.url);
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    const [backend] = rows;
    await test.db.execute(sql`SELECT pg_terminate_backend(${backend?.pid}, 5000)`);
    // the connection emits the error before it is used again
    await new Promise((resolve) => setImmediate(resolve));
    await tx.execute(sql`SELECT 1`);
  });
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(db.execute(sql`SELECT 1 AS one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await close();
});
