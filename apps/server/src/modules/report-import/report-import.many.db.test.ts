import { endpoints, importStates } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv } from '../../testing/report-files/csv';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

const { done, review, failed } = importStates;
const plainHeader = ['date', 'campaign', 'impressions', 'clicks', 'cost'];
const plainFile = (cost: number) => csv([plainHeader, ['2024-12-01', 'a', 100, 10, cost]]);
const namingFile = (names: readonly string[]) =>
  csv([
    ['date', 'account_name', ...plainHeader.slice(1)],
    ...names.map((name, index) => ['2024-12-01', name, 'a', 100, 10, index + 1]),
  ]);
const newAccount = async () => {
  const accountName = `Travel ${randomUUID()}`;
  return { accountName, accountId: await workspace.fixtures.addAccount({ accountName }) };
};
const signedIn = async (accountIds: number[]) =>
  (await workspace.fixtures.signedIn({ accountIds, role: 'edit' })).token;

describe('the list of many imports', () => {
  const listOf = async (token: string, query: object) => {
    const { data } = await workspace.post('reportImportList', { token, body: { query } });
    return endpoints.reportImportList.data.parse(data).list.map(({ id }) => id);
  };

  it('has only the requested ids and states, of accounts with access', async () => {
    const [own, hidden] = [await newAccount(), await newAccount()];
    const token = await signedIn([own.accountId]);
    const other = await signedIn([hidden.accountId]);
    const importInto = (accountId: number, as: string, content: string) =>
      workspace.finished({ token: as, accountId, content });
    const first = await importInto(own.accountId, token, plainFile(1));
    const broken = await importInto(own.accountId, token, 'no report\n');
    await importInto(own.accountId, token, plainFile(2));
    const foreign = await importInto(hidden.accountId, other, plainFile(3));
    const ids = [first.id, broken.id, foreign.id, 'no id', randomUUID()];
    expect(await listOf(token, { ids })).toEqual([broken.id, first.id]);
    expect(await listOf(token, { ids, states: [failed] })).toEqual([broken.id]);
    expect(await listOf(token, { ids, states: [done, review] })).toEqual([first.id]);
    expect(await listOf(token, { ids: [] })).toEqual([]);
    expect(await listOf(token, { ids: ['no id'] })).toEqual([]);
    expect(await listOf(other, { states: [done] })).toEqual([foreign.id]);
  });

  it('rejects more than 100 ids and unknown states', async () => {
    const token = await signedIn([(await newAccount()).accountId]);
    const respond = (query: object) => workspace.post('reportImportList', { token, body: { query } });
    expect(await respond({ ids: Array.from({ length: 101 }, () => randomUUID()) })).toMatchObject({
      code: 400,
    });
    expect(await respond({ states: [99] })).toMatchObject({ code: 400 });
  });
});

describe('a file that belongs to the account that it names', () => {
  it('is imported there without a question', async () => {
    const [selected, named] = [await newAccount(), await newAccount()];
    const token = await signedIn([selected.accountId, named.accountId]);
    const content = namingFile([named.accountName]);
    const record = await workspace.finished({
      token,
      accountId: selected.accountId,
      accounts: 'named',
      content,
    });
    expect(record).toMatchObject({ state: done, questions: [], loads: [{ accountId: named.accountId }] });
  });

  it('waits for an answer if it names an account without access', async () => {
    const [selected, hidden] = [await newAccount(), await newAccount()];
    const token = await signedIn([selected.accountId]);
    const content = namingFile([hidden.accountName]);
    const record = await workspace.finished({
      token,
      accountId: selected.accountId,
      accounts: 'named',
      content,
    });
    expect(record).toMatchObject({ state: review, questions: [{ code: 'account_unknown' }] });
  });

  it('waits for an answer if it names none', async () => {
    const { accountId } = await newAccount();
    const token = await signedIn([accountId]);
    const record = await workspace.finished({ token, accountId, accounts: 'named', content: plainFile(1) });
    expect(record).toMatchObject({
      state: review,
      questions: [{ code: 'account_missing', answers: [{ answer: 'chosen' }] }],
    });
    const booked = await workspace.answer(record, { token });
    // the upload's account rule remains after the answer
    expect(booked).toMatchObject({ state: done, loads: [{ accountId }], answers: { fileAccounts: 'named' } });
  });

  it('can omit the rows that name none', async () => {
    const [selected, named] = [await newAccount(), await newAccount()];
    const token = await signedIn([selected.accountId, named.accountId]);
    const content = namingFile([named.accountName, '']);
    const record = await workspace.finished({
      token,
      accountId: selected.accountId,
      accounts: 'named',
      content,
    });
    expect(record).toMatchObject({ state: review, questions: [{ code: 'account_missing' }] });
    const booked = await workspace.answer(record, { token, choices: { account_missing: 'skip' } });
    expect(booked).toMatchObject({ state: done, importedRows: 1, loads: [{ accountId: named.accountId }] });
  });

  it('rejects an unknown rule', async () => {
    const { accountId } = await newAccount();
    const token = await signedIn([accountId]);
    const sent = { token, accountId, accounts: 'any', content: plainFile(1) };
    expect(await workspace.upload(sent)).toMatchObject({ code: 400 });
  });
});
