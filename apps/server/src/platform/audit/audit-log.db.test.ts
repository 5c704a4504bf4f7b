import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkData } from '../../cli/check-data';
import { createTestDatabase, withDatabaseName, type TestDatabase } from '../../testing';
import { noFiles } from '../../testing/no-files';
import { migrate, openDatabase } from '../db';
import { auditLinks, auditRecords } from '../db/schema';
import { recordAudit } from './record-audit';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

const event = (name = 'Winter') => ({ action: 'draftDelete', object: { id: randomUUID(), name } }) as const;
const record = (name?: string) => recordAudit(database.db, event(name));

async function failedChecks({ db } = database): Promise<string[]> {
  const checks = await checkData({ db, files: noFiles });
  return checks.filter(({ problems }) => problems > 0).map(({ name }) => name);
}
const chain = 'no record of the audit log was changed, added or removed afterwards';

const changes = [
  `UPDATE audit_records SET actor_name = 'someone else'`,
  'DELETE FROM audit_records',
  'TRUNCATE audit_records',
  'UPDATE audit_links SET number = number + 1',
  'DELETE FROM audit_links',
  'TRUNCATE audit_links',
  `INSERT INTO audit_records SELECT * FROM audit_records LIMIT 1
   ON CONFLICT (id) DO UPDATE SET actor_name = 'someone else'`,
];

describe('the audit log', () => {
  it('has a record only when the change is committed', async () => {
    const before = await database.db.$count(auditRecords);
    await expect(
      database.db.transaction(async (tx) => {
        await recordAudit(tx, event());
        throw new Error('the change fails');
      }),
    ).rejects.toThrow('the change fails');
    expect(await database.db.$count(auditRecords)).toBe(before);
    await database.db.transaction((tx) => recordAudit(tx, event()));
    expect(await database.db.$count(auditRecords)).toBe(before + 1);
  });

  it('is one chain without gaps under concurrent writes', async () => {
    const before = await database.db.$count(auditLinks);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        database.db
          .transaction(async (tx) => {
            await recordAudit(tx, event(`Draft ${index}`));
            if (index % 3 === 0) await recordAudit(tx, event(`Draft ${index} again`));
            if (index % 10 === 0) tx.rollback();
          })
          .catch(() => undefined),
      ),
    );
    expect((await database.db.$count(auditLinks)) - before).toBe(72);
    expect(await failedChecks()).toEqual([]);
  });

  it('does not delay a change until another one commits', async () => {
    await database.db.transaction(async (tx) => {
      await recordAudit(tx, event('first'));
      // would wait forever if the first one held the lock on the chain
      await record('second');
    });
    expect(await failedChecks()).toEqual([]);
  });

  it('stores texts that the database does not support', async () => {
    await record('half a pair \ud83d, and a NUL \0');
    expect(await failedChecks()).toEqual([]);
  });

  it.each(changes)('rejects for a superuser: %s', async (statement) => {
    await record();
    const { pathname } = new URL(database.url);
    const client = new pg.Client({
      connectionString: withDatabaseName(inject('superuserDatabase'), pathname.slice(1)),
    });
    await client.connect();
    await expect(client.query(statement)).rejects.toThrow('the audit log cannot be changed');
    await client.query('SET session_replication_role = replica');
    await expect(client.query(statement)).rejects.toThrow('the audit log cannot be changed');
    await client.end();
  });
});

describe('a role that owns the tables and is no superuser', () => {
  const name = `audit_${randomUUID().replaceAll('-', '')}`;
  let owned: ReturnType<typeof openDatabase>;
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: withDatabaseName(inject('superuserDatabase'), 'postgres') });
    await admin.connect();
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
    await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(withDatabaseName(database.url, name));
    url.username = name;
    url.password = name;
    owned = openDatabase(url.href);
    await migrate(owned.pool);
    await recordAudit(owned.db, event());
  });
  afterAll(async () => {
    await owned.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
  });

  it.each(changes)('lacks the right: %s', async (statement) => {
    await expect(owned.pool.query(statement)).rejects.toThrow('permission denied');
  });

  it('can only write and read records once another role owns the tables', async () => {
    const inDatabase = new pg.Client({
      connectionString: withDatabaseName(inject('superuserDatabase'), name),
    });
    await inDatabase.connect();
    for (const table of ['audit_records', 'audit_links']) {
      await inDatabase.query(`ALTER TABLE ${table} OWNER TO CURRENT_USER`);
      await inDatabase.query(`GRANT SELECT, INSERT ON ${table} TO ${name}`);
    }
    await inDatabase.end();
    await recordAudit(owned.db, event());
    expect(await owned.db.$count(auditLinks)).toBe(2);
    for (const statement of [
      'ALTER TABLE audit_records DISABLE TRIGGER ALL',
      'DROP TRIGGER audit_records_reject ON audit_records',
      'DELETE FROM audit_records',
      'ALTER TABLE audit_records DROP COLUMN address',
    ])
      await expect(owned.pool.query(statement), statement).rejects.toThrow(/must be owner|permission denied/);
  });
});

describe('check', () => {
  let own: TestDatabase;
  beforeEach(async () => {
    own = await createTestDatabase();
    for (const name of ['a', 'b', 'c', 'd']) await recordAudit(own.db, event(name));
  });
  afterEach(() => own.drop());

  /** Runs a statement as the owner of the tables, with the triggers switched off. */
  async function tamper(statement: string): Promise<void> {
    await own.pool.query(`
      GRANT ALL ON audit_records, audit_links TO CURRENT_USER;
      ALTER TABLE audit_records DISABLE TRIGGER USER; ALTER TABLE audit_links DISABLE TRIGGER USER;
      ${statement};
      ALTER TABLE audit_records ENABLE ALWAYS TRIGGER audit_records_link;
      ALTER TABLE audit_records ENABLE ALWAYS TRIGGER audit_records_reject;
      ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_reject`);
  }

  const third = '(SELECT record_id FROM audit_links WHERE number = 3)';
  it.each([
    ['a changed record', `UPDATE audit_records SET actor_name = 'x' WHERE id = ${third}`],
    ['a removed record', `DELETE FROM audit_records WHERE id = ${third}`],
    [
      'a record removed with its link',
      `DELETE FROM audit_records WHERE id = ${third}; DELETE FROM audit_links WHERE number = 3`,
    ],
    [
      'records whose numbers are closed up after one was removed',
      `DELETE FROM audit_records WHERE id = ${third}; DELETE FROM audit_links WHERE number = 3;
       UPDATE audit_links SET number = 3 WHERE number = 4`,
    ],
    [
      'a record without its link',
      `INSERT INTO audit_records (action, actor_kind, actor_name, object_type, object_name, account_ids)
       VALUES ('signIn', 'user', 'x', 'user', 'x', '{}')`,
    ],
  ])('finds %s', async (_, statement) => {
    expect(await failedChecks(own)).toEqual([]);
    await tamper(statement);
    expect(await failedChecks(own)).toEqual([chain]);
  });

  it('finds triggers that are switched off', async () => {
    await own.pool.query('ALTER TABLE audit_links DISABLE TRIGGER audit_links_reject');
    expect(await failedChecks(own)).toEqual(['the database rejects changes to the audit log']);
  });
});
