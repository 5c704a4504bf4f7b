import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTargetProcess } from '../../../../tools/crash';
import { createTestDatabase, temporaryFolder, withDatabaseName, type TestDatabase } from '../testing';
import { csv } from '../testing/report-files/csv';
import { canMount, mountSmallDisk } from '../testing/small-disk';
import { runAdminCommand } from './run-admin-command';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = temporaryFolder();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (env: Record<string, string>) => ({
  DATABASE_URL: database.url,
  MERIDIAN_DATA_DIR: path.join(folder, 'data'),
  ...env,
});

/** Runs a command of the build in a separate process, as in a pruned installation. */
async function runBuilt(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = { args: [name, ...args], env: settingsOf(env) };
  const command = startTargetProcess('apps/server/dist/admin.js', options);
  return { code: await command.end, output: command.output() };
}

/** Runs a command in this process, which saves most of a second. */
async function run(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const printed: string[] = [];
  const write = (...parts: unknown[]) => {
    printed.push(parts.join(' '));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(write);
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(write);
  const own = process.env;
  process.env = settingsOf(env);
  try {
    return { code: await runAdminCommand([name, ...args]), output: printed.join('\n') };
  } finally {
    process.env = own;
    vi.restoreAllMocks();
  }
}

const fileOf = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const gbkFile = () => {
  const file = path.join(folder, 'gbk.csv');
  writeFileSync(file, Buffer.from([0xc2, 0xc3, 0xd3, 0xce]));
  return file;
};
const accountsOf = async (accountNo: string) => {
  const { rows } = await database.pool.query<object>(
    'SELECT account_name, currency, time_zone FROM accounts WHERE account_no = $1',
    [accountNo],
  );
  return rows;
};
const report = csv([
  ['date', 'campaign', 'impressions', 'clicks', 'cost'],
  ['2024-12-01', 'a', 100, 10, 5],
]);

const businesses = csv([
  ['businessPointId', 'businessPointName', 'parentId', 'level', 'leaf'],
  ['1', '旅游', '', 1, 'False'],
  ['101', '滑雪', '1', 2, 'True'],
]);

test('import-business-points replaces the businesses with those of a valid file', async () => {
  const first = await runBuilt('import-business-points', [fileOf('points.csv', businesses)]);
  expect(first.output).toContain(
    'Imported 2 businesses from points.csv: 1 at the top level, 1 that campaigns can advertise.',
  );
  const wrong = fileOf('wrong.csv', businesses.replace('101,', '1,'));
  const { code, output } = await run('import-business-points', [wrong]);
  expect(output).toContain('Line 3: The businessPointId 1 is already in line 2. Remove one of them.');
  expect([code, first.code]).toEqual([1, 0]);
  const { rows } = await database.pool.query<object>(
    'SELECT id, initials FROM business_points ORDER BY position',
  );
  expect(rows).toEqual([
    { id: '1', initials: 'ly' },
    { id: '101', initials: 'hx' },
  ]);
});

test.each([
  ['no file', () => [], "missing required argument 'file'"],
  ['a file that does not exist', () => [path.join(folder, 'none.csv')], 'no such file'],
  ['a file in another encoding', () => [gbkFile()], 'gbk.csv isn’t encoded in UTF-8.'],
])('import-business-points says how to fix %s', async (_what, args, expected) => {
  const { code, output } = await run('import-business-points', args());
  expect([code, output]).toEqual([expect.any(Number), expect.stringContaining(expected)]);
  expect(code).toBeGreaterThan(0);
});

test('import-report creates an account with currency and time zone', async () => {
  const created = ['--create-account', 'New', '--currency', 'USD', '--time-zone', 'America/New_York'];
  const args = [fileOf('good.csv', report), '--account', 'n1', '--channel', 'search', ...created];
  const { code, output } = await runBuilt('import-report', args);
  expect(output).toContain('1 of 1 row imported');
  expect(code).toBe(0);
  expect(await accountsOf('n1')).toEqual([
    { account_name: 'New', currency: 'USD', time_zone: 'America/New_York' },
  ]);
});

test.each([
  ['cannot be read', () => fileOf('bad.csv', 'no report\n'), [], 1],
  ['does not exist', () => path.join(folder, 'none.csv'), [], 1],
  ['is only tried', () => fileOf('tried.csv', report), ['--dry-run'], 0],
])('import-report leaves no account behind when its file %s', async (_what, file, options, expected) => {
  const accountNo = randomUUID();
  const args = [file(), '--account', accountNo, '--channel', 'search', '--create-account', 'New', ...options];
  expect((await run('import-report', args)).code).toBe(expected);
  expect(await accountsOf(accountNo)).toEqual([]);
});

test('export-facts writes the data of an account as CSV or Parquet', async () => {
  const printed = await runBuilt('export-facts', ['n1']);
  expect(printed.output).toContain('channel,section,beginDate,endDate,currency,impression,click,cost,');
  expect(printed.output).toContain('search,campaign,2024-12-01,2024-12-01,USD,100,10,5,');
  const own = temporaryFolder();
  const file = path.join(own, 'facts.parquet');
  const { code, output } = await run('export-facts', ['n1', '--output', file]);
  expect([code, output]).toEqual([0, expect.stringContaining(`Exported 1 row to ${file}.`)]);
  expect(readFileSync(file).subarray(0, 4).toString()).toBe('PAR1');
  expect(readdirSync(own)).toEqual(['facts.parquet']);
});

test.each([
  ['an unknown account', ['none'], 1, 'Account none not found. Known accounts: '],
  ['a period without data', ['n1', '--from', '2025-01-01'], 1, 'The account has no data for this export.'],
  ['a period that ends before it begins', ['n1', '--from', '2025-01-02', '--to', '2025-01-01'], 2, '--from'],
  ['a day that does not exist', ['n1', '--to', '2025-02-30'], 2, 'Write a day as in 2026-01-31.'],
  [
    'a folder that does not exist',
    ['n1', '--output', '/none/facts.csv'],
    2,
    'The folder /none doesn’t exist.',
  ],
  ['a folder as the file', ['n1', '--output', '/tmp'], 2, '/tmp is a folder. Name a file.'],
])('export-facts explains %s', async (_what, args, code, expected) => {
  const own = temporaryFolder();
  const target = args.includes('--output') ? [] : ['--output', path.join(own, 'facts.csv')];
  const result = await run('export-facts', [...args, ...target]);
  expect([result.code, result.output]).toEqual([code, expect.stringContaining(expected)]);
  expect(readdirSync(own)).toEqual([]);
});

test.skipIf(!canMount)('export-facts says that the disk is full, and leaves no file', async () => {
  const disk = mountSmallDisk(64);
  try {
    disk.fill();
    for (const name of ['facts.csv', 'facts.parquet']) {
      const { code, output } = await run('export-facts', ['n1', '--output', path.join(disk.folder, name)]);
      expect([code, output]).toEqual([1, expect.stringContaining('is full.')]);
    }
    expect(readdirSync(disk.folder)).toEqual(['filler']);
  } finally {
    disk.remove();
  }
});

test('check-reports compares the copy with the database', async () => {
  const { code, output } = await run('check-reports', []);
  expect([code, output]).toEqual([0, expect.stringContaining('Compared 0 copied months: 0 differences.')]);
});

test.each([
  ['without an address', {}, /MERIDIAN_REPORTS_URL/],
  ['of a server that is not there', { MERIDIAN_REPORTS_URL: 'http://127.0.0.1:1/meridian' }, /unreachable/],
])('copy-reports to ClickHouse %s explains why it fails', async (_what, env, expected) => {
  const { code, output } = await run('copy-reports', [], env);
  expect([code, output]).toEqual([1, expect.stringMatching(expected)]);
});

test('backup and restore move everything to an empty database', async () => {
  const archive = path.join(folder, 'backup.tar.gz');
  const backedUp = await runBuilt('backup', [archive]);
  expect(backedUp.output).toMatch(/Backed up \d+ rows and 1 file to/);
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: withDatabaseName(inject('templateDatabase'), 'postgres') });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    const env = {
      DATABASE_URL: withDatabaseName(database.url, name),
      MERIDIAN_DATA_DIR: path.join(folder, 'moved'),
    };
    const restored = await runBuilt('restore', [archive], env);
    expect(restored.output).toMatch(/Restored \d+ rows and 1 file from/);
    expect(restored.code).toBe(0);
    const again = await run('restore', [archive], env);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('isn’t empty')]);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
});

test('users are created, granted, suspended, unlocked and given a password by name', async () => {
  const passwordOf = (output: string) => /[Oo]ne-time password.*: (\w+)/.exec(output)?.[1];
  const refused = await run('create-user', ['early']);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('administrator')]);
  const ada = await runBuilt('create-user', ['ada', '--role', 'admin']);
  expect([ada.code, passwordOf(ada.output)]).toEqual([0, expect.stringMatching(/^\w{12}$/)]);
  const account = await runBuilt('create-account', ['c1', 'Kaede', '--currency', 'USD']);
  expect(account.output).toContain('Created provider account c1 (USD, Asia/Shanghai).');
  const bob = await run('create-user', ['bob', '--account', 'c1', '--language', 'tw']);
  expect(bob.code).toBe(0);
  expect((await run('grant', ['bob', 'c1', '--revoke'])).output).toContain('bob has access to 0 accounts.');
  expect((await run('grant', ['bob', 'c1'])).output).toContain('bob has access to 1 account.');
  expect((await run('unlock', ['bob'])).output).toContain('bob wasn’t locked.');
  expect((await run('remove-second-factor', ['bob'])).output).toContain(
    'bob doesn’t use two-step verification.',
  );
  await database.pool.query(
    `INSERT INTO second_factors (user_id, sealed, created_at, confirmed_at)
     SELECT id, 'sealed', now(), now() FROM users WHERE name = 'bob'`,
  );
  const removed = await run('remove-second-factor', ['bob']);
  expect(removed.output).toContain('Two-step verification is off for bob.');
  expect((await run('remove-second-factor', ['bob'])).output).toContain(
    'bob doesn’t use two-step verification.',
  );
  const reset = await run('reset-password', ['bob']);
  expect(passwordOf(reset.output)).not.toBe(passwordOf(bob.output));
  expect((await run('suspend-user', ['bob'])).output).toContain('bob is suspended.');
  const { rows } = await database.pool.query<object>(
    `SELECT status, language_id, must_change_password, (SELECT count(*)::int FROM user_accounts WHERE user_id = id) AS accounts
     FROM users WHERE name = 'bob'`,
  );
  expect(rows).toEqual([{ status: 'frozen', language_id: 3, must_change_password: true, accounts: 1 }]);
});

test.each([
  ['a user that does not exist', 'grant', ['nobody', 'c1'], 'User nobody not found.'],
  ['an account that does not exist', 'grant', ['ada', 'none'], 'Provider account none not found.'],
  ['a role that does not exist', 'create-user', ['eve', '--role', 'pilot'], 'Role pilot not found.'],
  ['a name that is taken', 'create-user', ['ADA'], 'already in use'],
  ['the last administrator', 'suspend-user', ['ada'], 'administrator'],
  ['a number that is taken', 'create-account', ['c1', 'Again'], 'already exists'],
  [
    'an unknown time zone',
    'create-account',
    ['c2', 'Two', '--time-zone', 'Mars/Base'],
    'Unknown time zone: Mars/Base.',
  ],
])('explains %s', async (_what, name, args, expected) => {
  const { code, output } = await run(name, args);
  expect(output).toContain(expected);
  expect(code).toBeGreaterThan(0);
});

test('a process ends with the exit code of wrong usage, and of a failure', async () => {
  const unknown = await runBuilt('fly', []);
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining('unknown command')]);
  const nowhere = { DATABASE_URL: '', MERIDIAN_DATA_DIR: path.join(folder, 'nowhere') };
  expect((await runBuilt('migrate', [], nowhere)).code).toBe(1);
});

test('check finds inconsistent data', async () => {
  expect((await run('check', [])).code).toBe(0);
  await database.pool
    .query(`INSERT INTO account_days (account_id, day, currency, impression, click, cost, conversion)
    SELECT account_id, '2024-12-01', 'XXX', 1, 1, 1, 0 FROM accounts WHERE account_no = 'c1'`);
  const { code, output } = await runBuilt('check', []);
  expect(output).toContain('FAILED  daily account totals match the account reports: 1 problem');
  expect(code).toBe(1);
});

test.each(['create-user', 'unlock', 'import-report', 'import-business-points', 'backup', 'migrate', 'check'])(
  '%s creates no database',
  async (name) => {
    const dataDir = path.join(folder, 'nothing');
    const argsOf: Record<string, string[]> = {
      'import-report': [fileOf('good.csv', report), '--account', 'n1', '--channel', 'search'],
      'import-business-points': [fileOf('points.csv', businesses)],
      backup: [path.join(folder, 'target')],
    };
    const args = argsOf[name] ?? (name.endsWith('e') || name === 'check' ? [] : ['ada']);
    const { code, output } = await run(name, args, { DATABASE_URL: '', MERIDIAN_DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, expect.stringContaining(`${dataDir} has no Meridian database`)]);
    expect([dataDir, path.join(folder, 'target')].map((at) => existsSync(at))).toEqual([false, false]);
  },
);

test('restore reads the backup before it creates a database', async () => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  const dataDir = path.join(folder, 'unused');
  const { code, output } = await run('restore', [empty], { DATABASE_URL: '', MERIDIAN_DATA_DIR: dataDir });
  expect([code, output]).toEqual([1, expect.stringContaining('doesn’t contain a complete backup')]);
  expect(existsSync(dataDir)).toBe(false);
});
