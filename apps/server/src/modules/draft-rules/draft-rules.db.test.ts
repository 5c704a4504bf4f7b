import { draftRuleLimits, errorCodes, type DraftRule } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, customers, draftRules } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';

type User = { userId: string; token: string };
let test: TestApp;
let admin: User;
let ann: User;
let companyId: string;
let ownAccount: number;
let otherAccount: number;

beforeAll(async () => {
  test = await createTestApp();
  const { db } = test.database;
  const customerId = randomUUID();
  companyId = randomUUID();
  await db.insert(customers).values({ id: customerId, name: 'Maple', nameKey: 'maple' });
  await db
    .insert(companies)
    .values({ id: companyId, name: 'Maple Travel', nameKey: 'maple travel', customerId });
  ownAccount = await test.fixtures.addAccount({ companyId });
  otherAccount = await test.fixtures.addAccount();
  const accountIds = [ownAccount, otherAccount];
  admin = await test.fixtures.signedIn({ name: 'Kim', role: 'admin', accountIds });
  ann = await test.fixtures.signedIn({ accountIds });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(draftRules));

const call = <Data = DraftRule>(
  endpoint: Parameters<TestApp['call']>[0],
  body: object,
  { token }: User = admin,
) => test.call<Data>(endpoint, { token, body });
const words = { kind: 'words', rows: ['keyword'], words: ['cheap'] };
const ruleOf = (given: object = {}) => ({
  id: randomUUID(),
  name: 'Brand',
  note: '',
  severity: 'error',
  condition: words,
  companyId: null,
  ...given,
});
const list = async () => (await call<{ list: DraftRule[]; companies: unknown[] }>('draftRuleList', {})).data;
const namesFor = async (accountId: number, user = ann) => {
  const id = randomUUID();
  await call('draftSave', { id, accountId, name: 'Winter' }, ann);
  const { data } = await call<{ list: DraftRule[] } | null>('draftRulesOfDraft', { id }, user);
  return data?.list.map(({ name }) => name);
};

it('applies a rule of a company to its accounts only, and a rule without one to all', async () => {
  await call('draftRuleSave', ruleOf({ name: 'Everywhere' }));
  test.clock.advance(1_000);
  await call('draftRuleSave', ruleOf({ name: 'Maple only', companyId }));
  expect(await namesFor(ownAccount)).toEqual(['Everywhere', 'Maple only']);
  expect(await namesFor(otherAccount)).toEqual(['Everywhere']);
  expect(await list()).toMatchObject({
    list: [
      { name: 'Everywhere', companyName: null, updatedBy: 'Kim', version: 1 },
      { name: 'Maple only', companyName: 'Maple Travel', isPaused: false },
    ],
    companies: [{ id: companyId, name: 'Maple Travel' }],
  });
});

it('shows the rules of a draft only to those who may see it', async () => {
  const stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
  const id = randomUUID();
  await call('draftSave', { id, accountId: ownAccount, name: 'Winter' }, ann);
  expect(await call('draftRulesOfDraft', { id }, stranger)).toMatchObject({ code: errorCodes.not_found });
});

it('lets only users with the permission read and change rules', async () => {
  const { data: rule } = await call('draftRuleSave', ruleOf());
  const { id } = rule;
  for (const [endpoint, body] of [
    ['draftRuleList', {}],
    ['draftRuleSave', ruleOf()],
    ['draftRulePause', { id, isPaused: true }],
    ['draftRuleDelete', { id }],
  ] as const)
    expect(await call(endpoint, body, ann)).toMatchObject({ code: errorCodes.not_allowed });
  expect((await list()).list).toEqual([rule]);
});

it('rejects a change of an older version, and repeats a request without a second rule', async () => {
  const rule = ruleOf();
  await call('draftRuleSave', rule);
  expect((await call('draftRuleSave', rule)).data).toMatchObject({ version: 2 });
  const { list: saved } = await list();
  expect(saved).toHaveLength(1);
  expect(await call('draftRuleSave', { ...rule, version: 1, name: 'Late' })).toMatchObject({ code: 409 });
  expect(await call('draftRuleSave', { ...rule, version: 2, name: 'In time' })).toMatchObject({ code: 200 });
  await call('draftRuleDelete', { id: rule.id });
  expect(await call('draftRuleSave', { ...rule, version: 3 })).toMatchObject({ code: 404 });
  expect(await call('draftRulePause', { id: rule.id, isPaused: true })).toMatchObject({ code: 404 });
});

it('does not exceed the maximum number of rules, whatever comes at once', async () => {
  const { db } = test.database;
  const now = new Date();
  await db.insert(draftRules).values(
    Array.from({ length: draftRuleLimits.rules - 1 }, (_, index) => ({
      id: randomUUID(),
      name: `Rule ${index}`,
      note: '',
      severity: 'warning' as const,
      condition: { kind: 'words' as const, rows: ['keyword' as const], words: ['cheap'] },
      createdTime: now,
      updatedTime: now,
    })),
  );
  const codes = await Promise.all([1, 2, 3].map(async () => (await call('draftRuleSave', ruleOf())).code));
  expect(codes.toSorted()).toEqual([200, 400, 400]);
  expect(await db.$count(draftRules)).toBe(draftRuleLimits.rules);
});

describe('rejects', () => {
  const bid = { kind: 'bid', rows: ['keyword'], min: null, max: null };
  const tracking = (name: string, value = '') => ({
    kind: 'tracking',
    rows: ['unit'],
    parameters: [{ name, value }],
  });
  it.each([
    ['no words', { ...words, words: [] }, 'condition.words'],
    ['a blank word', { ...words, words: [' '] }, 'condition.words.0'],
    ['an invisible word', { ...words, words: ['\u200B'] }, 'condition.words'],
    [
      '501 words',
      { ...words, words: Array.from({ length: 501 }, (_, index) => `w${index}`) },
      'condition.words',
    ],
    ['no rows', { ...words, rows: [] }, 'condition.rows'],
    ['names of keywords', { kind: 'name', rows: ['keyword'], patterns: ['*'] }, 'condition.rows.0'],
    ['no limit', bid, 'condition.min'],
    ['three decimals', { ...bid, min: 0.001 }, 'condition.min'],
    ['a minimum above the maximum', { ...bid, min: 3, max: 2.99 }, 'condition.max'],
    ['a parameter with a space', tracking('utm source'), 'condition.parameters.0.name'],
    ['a value with &', tracking('utm', 'a&b'), 'condition.parameters.0.value'],
  ])('%s', async (_, condition, field) => {
    const { code, fields } = await call('draftRuleSave', ruleOf({ condition }));
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 400, fields: [field] });
  });

  it('an unknown company', async () => {
    expect(await call('draftRuleSave', ruleOf({ companyId: randomUUID() }))).toMatchObject({
      code: 400,
      fields: { companyId: 'unknown_company' },
    });
  });
});

it('records each change in the audit log', async () => {
  const rule = ruleOf({ companyId });
  await call('draftRuleSave', rule);
  await call('draftRulePause', { id: rule.id, isPaused: true });
  await call('draftRulePause', { id: rule.id, isPaused: true });
  await call('draftRuleDelete', { id: rule.id });
  const { data } = await call<{ list: { action: string; object: { id: string } }[] }>('auditList', {
    query: { objectType: 'draftRule' },
  });
  const own = data.list.filter(({ object }) => object.id === rule.id);
  expect(own).toMatchObject([
    { action: 'draftRuleDelete' },
    { action: 'draftRuleChange', before: { isPaused: false }, after: { isPaused: true } },
    {
      action: 'draftRuleCreate',
      accountIds: [ownAccount],
      after: {
        company: 'Maple Travel',
        ruleKind: 'words',
        severity: 'error',
        rows: ['keyword'],
        demands: ['cheap'],
      },
    },
  ]);
});

it('removes the rules of a company that is deleted', async () => {
  const { db } = test.database;
  const id = randomUUID();
  const [customer] = await db.select().from(customers);
  await db
    .insert(companies)
    .values({ id, name: 'Closed', nameKey: 'closed', customerId: customer?.id ?? '' });
  await call('draftRuleSave', ruleOf({ companyId: id }));
  expect(await call('companyDelete', { id, version: 1 })).toMatchObject({ code: 200 });
  expect((await list()).list).toEqual([]);
});
