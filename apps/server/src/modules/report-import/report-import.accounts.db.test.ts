import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csv } from '../../testing/report-files/csv';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

const { done, review } = importStates;
const header = ['date', 'account_name', 'campaign', 'impressions', 'clicks', 'cost'];
const fileOf = (names: readonly string[]) =>
  csv([header, ...names.map((name, index) => ['2024-12-01', name, 'a', 100, 10, index + 1])]);
const newAccount = async () => {
  const accountName = `Travel ${randomUUID()}`;
  return { accountName, accountId: await workspace.fixtures.addAccount({ accountName }) };
};
const signedIn = async (accountIds: number[], role: 'admin' | 'edit' = 'edit') =>
  (await workspace.fixtures.signedIn({ accountIds, role })).token;
async function costs(accountId: number): Promise<string> {
  const { rows } = await workspace.db.execute<{ cost: string | null }>(
    sql`SELECT trim_scale(sum(cost))::text AS cost FROM facts WHERE account_id = ${accountId}`,
  );
  return rows[0]?.cost ?? '';
}
const bookWith = (token: string, { id, questions }: ReportImport, accounts?: object) => {
  const choices = Object.fromEntries(questions.map((question) => [question.id, 'create']));
  return workspace.post('reportImportBook', { token, body: { id, answers: { choices, accounts } } });
};

it('imports the rows of several accounts into each of them', async () => {
  const [one, two] = [await newAccount(), await newAccount()];
  const token = await signedIn([one.accountId, two.accountId]);
  const content = fileOf([one.accountName, two.accountName]);
  const record = await workspace.finished({ token, accountId: one.accountId, content });
  expect(record).toMatchObject({ state: done, importedRows: 2 });
  expect(record.loads.map(({ accountId }) => accountId).sort()).toEqual(
    [one.accountId, two.accountId].sort(),
  );
  expect([await costs(one.accountId), await costs(two.accountId)]).toEqual(['1', '2']);
});

it('never imports into an account without access', async () => {
  const [one, hidden] = [await newAccount(), await newAccount()];
  const token = await signedIn([one.accountId]);
  const content = fileOf([one.accountName, hidden.accountName]);
  const record = await workspace.finished({ token, accountId: one.accountId, content });
  expect(record).toMatchObject({ state: review, questions: [{ code: 'account_unknown' }] });
  expect(await workspace.answer(record, { token, choices: { account_unknown: 'skip' } })).toMatchObject({
    state: done,
    importedRows: 1,
  });
  expect([await costs(one.accountId), await costs(hidden.accountId)]).toEqual(['1', '']);
});

it('asks before importing rows of another account into the selected one', async () => {
  const [chosen, named] = [await newAccount(), await newAccount()];
  const token = await signedIn([chosen.accountId, named.accountId]);
  const record = await workspace.finished({
    token,
    accountId: chosen.accountId,
    content: fileOf([named.accountName]),
  });
  expect(record).toMatchObject({ state: review, questions: [{ code: 'account_differs' }] });
  await workspace.answer(record, { token, choices: { account_differs: 'named' } });
  expect([await costs(chosen.accountId), await costs(named.accountId)]).toEqual(['', '1']);
});

it('creates an unknown account with currency and time zone, for a user with the permission', async () => {
  const { accountId } = await newAccount();
  const admin = await signedIn([accountId], 'admin');
  const user = await signedIn([accountId]);
  const named = `New ${randomUUID()}`;
  const record = await workspace.finished({ token: admin, accountId, content: fileOf([named]) });
  const account = { accountNo: randomUUID(), currency: 'USD', timeZone: 'America/New_York' };
  expect(await bookWith(user, record, { [named]: account })).toMatchObject({ code: 403 });
  expect(await bookWith(admin, record)).toMatchObject({ code: 400 });
  for (const wrong of [{ currency: 'ZZZ' }, { timeZone: 'Mars/Olympus' }]) {
    expect(await bookWith(admin, record, { [named]: { ...account, ...wrong } })).toMatchObject({ code: 400 });
  }
  expect(await bookWith(admin, record, { [named]: account })).toMatchObject({ code: 200 });
  const booked = await workspace.ended(record.id, { token: admin });
  expect(booked).toMatchObject({
    state: done,
    loads: [{ accountNo: account.accountNo, currency: 'USD' }],
  });
});

it('an import cannot be undone by a user without access to all of its accounts', async () => {
  const [one, two] = [await newAccount(), await newAccount()];
  const token = await signedIn([one.accountId, two.accountId]);
  const content = fileOf([one.accountName, two.accountName]);
  const { id } = await workspace.finished({ token, accountId: one.accountId, content });
  const other = await signedIn([one.accountId]);
  expect(await workspace.post('reportImportUndo', { token: other, body: { id } })).toMatchObject({
    code: 404,
  });
  expect(await costs(one.accountId)).toBe('1');
});
