import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing';
import { openDatabaseProxy } from '../../testing/database-proxy';
import { SetupError } from '../lib/setup-error';
import { waitForDatabase } from './wait-for-database';

let database: TestDatabase;
let role: string;
let lines: string[];
const log = pino({}, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  database = await createTestDatabase();
  role = `limited_${new URL(database.url).pathname.slice(-8)}`;
  await database.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'geheim'`);
});
beforeEach(() => (lines = []));
afterAll(async () => {
  await database.pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await database.drop();
});

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.toString();
}
const wait = (url: string, timeoutMs = 0) => waitForDatabase(url, { log, timeoutMs });
const asRole = () =>
  changed((url) => {
    url.username = role;
    url.password = 'geheim';
  });

describe('waitForDatabase', () => {
  it('accepts a database in which the user may create tables', async () => {
    await expect(wait(database.url)).resolves.toBe(undefined);
    expect(lines).toEqual([]);
  });

  it.each([
    [
      'no database with that name',
      () => changed((url) => (url.pathname = '/nothing')),
      /no database has that name/,
    ],
    ['an unknown host', () => 'postgres://a:geheim@no-such-host.invalid/x', /host is unknown/],
    [
      'a refused port',
      () => 'postgres://a:geheim@127.0.0.1:1/x',
      /isn’t accepting connections: [^\n]*ECONNREFUSED/,
    ],
    ['an unknown user', () => changed((url) => (url.username = 'nobody_here')), /rejected|isn’t accepting/],
    ['missing rights', asRole, /GRANT CREATE ON DATABASE \S+ TO \S+ and[^\n]* GRANT CREATE ON SCHEMA public/],
    [
      'a read-only database',
      () => changed((url) => url.searchParams.set('options', '-c default_transaction_read_only=on')),
      /is read-only/,
    ],
  ])('rejects %s in one line without the password', async (_what, urlOf, reason) => {
    const error: unknown = await wait(urlOf()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SetupError);
    const { message } = error instanceof Error ? error : { message: '' };
    expect(message).toMatch(reason);
    expect(message).toMatch(/^[^\n]+$/);
    expect(message).not.toContain('geheim');
  });

  it('accepts the user once it has the rights', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(
      `GRANT CREATE ON DATABASE ${name} TO ${role}; GRANT CREATE ON SCHEMA public TO ${role}`,
    );
    await expect(wait(asRole())).resolves.toBe(undefined);
  });

  it('waits for a database that starts, and logs it once', async () => {
    const proxy = await openDatabaseProxy(database.url);
    const { port } = new URL(proxy.url);
    await proxy.close();
    const waiting = wait(proxy.url, 30_000);
    const again = await openDatabaseProxy(database.url, Number(port));
    await waiting;
    await again.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('waiting for the database');
  });
});
