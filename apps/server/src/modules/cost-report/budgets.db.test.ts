import { endpoints, type AccountBudgets } from '@meridian/api-client/contract';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { auditRecords, roles, userRoles, users } from '../../platform/db/schema';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

let workspace: ReportWorkspace;
let accountId: number;
let token: string;

beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());
beforeEach(async () => {
  accountId = await workspace.addAccount({ accountName: 'Harbour Tea' });
  token = await workspace.signIn([accountId]);
});

const month = '2026-11-01';
const responseSchema = z.object({
  code: z.number(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.optional(z.unknown()),
});
const send = async (path: string, body: object, caller = token) =>
  responseSchema.parse(await workspace.post(`/report/cost/budget/${path}`, caller, body));
const save = (budgets: object[], more: object = {}, caller = token) =>
  send('save', { accountId, month, budgets, ...more }, caller);
const amountsOf = (data: unknown) =>
  endpoints.costBudgetSave.data.parse(data).channels.map(({ amount }) => amount);
const detail = async (of = month, caller = token): Promise<AccountBudgets> =>
  endpoints.costBudgetDetail.data.parse((await send('detail', { accountId, month: of }, caller)).data);
const set = (channel: string, amount: string | null, previous: string | null = null) => ({
  channel,
  amount,
  previous,
});

describe('budgets of an account', () => {
  it('are set, changed and cleared, and recorded with their values before and after', async () => {
    expect(amountsOf((await save([set('search', '90000'), set('feed', '30000.50')])).data)).toEqual([
      '90000',
      '30000.5',
    ]);
    const changed = await save([set('search', '80000.00', '90000'), set('feed', null, '30000.50')]);
    expect(amountsOf(changed.data)).toEqual(['80000', null]);
    expect((await detail()).channels).toEqual([
      { channel: 'search', amount: '80000', lastAmount: null },
      { channel: 'feed', amount: null, lastAmount: null },
    ]);
    const [record] = await workspace.db.select().from(auditRecords).orderBy(desc(auditRecords.time)).limit(1);
    expect(record).toMatchObject({
      action: 'budgetChange',
      objectId: String(accountId),
      objectName: 'Harbour Tea',
      before: { month: '2026-11', searchBudget: '90000', feedBudget: '30000.5' },
      after: { month: '2026-11', searchBudget: '80000.00', feedBudget: null },
    });
  });

  it('are rejected with the current values and their author if someone else has changed them', async () => {
    await save([set('search', '100')]);
    const stale = await save([set('search', '200')]);
    expect([stale.code, amountsOf(stale.data)]).toEqual([409, ['100', null]]);
  });

  it('of a month are unchanged when another month is set', async () => {
    await save([set('search', '100')]);
    await save([set('search', '7')], { month: '2026-12-01' });
    expect((await detail('2026-12-01')).channels[0]).toEqual({
      channel: 'search',
      amount: '7',
      lastAmount: '100',
    });
    expect((await detail()).channels[0]?.amount).toBe('100');
  });

  it.each([
    ['a negative amount', [set('search', '-1')], {}],
    ['three decimals', [set('search', '1.005')], {}],
    ['a month that begins on its second day', [set('search', '1')], { month: '2026-11-02' }],
    ['a channel twice', [set('search', '1'), set('search', '2')], {}],
    ['no budget at all', [], {}],
  ])('are rejected for %s', async (_, budgets, more) => {
    expect((await save(budgets, more)).code).toBe(400);
    expect((await detail()).channels.map(({ amount }) => amount)).toEqual([null, null]);
  });

  it('can neither be viewed nor set without the account or the permission', async () => {
    const stranger = await workspace.signIn([await workspace.addAccount()]);
    expect((await save([set('search', '1')], {}, stranger)).code).toBe(403);
    const reader = await signInWith(['report:cost:view', 'report:search:view']);
    expect((await save([set('search', '1')], {}, reader)).code).toBe(403);
  });

  it('of a channel without access are hidden, and cannot be set', async () => {
    await save([set('feed', '5')]);
    const searchOnly = await signInWith(['report:cost:view', 'report:budget:edit', 'report:search:view']);
    expect((await detail(month, searchOnly)).channels.map(({ channel }) => channel)).toEqual(['search']);
    const rejected = await save([set('feed', '6', '5')], {}, searchOnly);
    expect([rejected.code, Object.keys(rejected.fields ?? {})]).toEqual([400, ['budgets.0.channel']]);
  });

  it('are copied from the previous month where there are none, for accounts with access only', async () => {
    const foreign = await workspace.addAccount();
    const owner = await workspace.signIn([foreign]);
    await save([set('search', '9')], { accountId: foreign, month: '2026-10-01' }, owner);
    await save([set('search', '100'), set('feed', '50')], { month: '2026-10-01' });
    await save([set('feed', '0')]);
    expect((await send('copy', { month })).data).toEqual({ count: 1 });
    expect((await detail()).channels.map(({ amount }) => amount)).toEqual(['100', '0']);
    expect((await send('copy', { month })).data).toEqual({ count: 0 });
    const rows = await workspace.db.execute(
      sql`SELECT 1 FROM account_budgets WHERE account_id = ${foreign} AND month = ${month}`,
    );
    expect(rows.rows).toEqual([]);
  });
});

/** Logs in a user with access to the account and these permissions. */
async function signInWith(permissions: string[]): Promise<string> {
  const own = await workspace.signIn([accountId]);
  const [user] = await workspace.db.select().from(users).orderBy(desc(users.createdTime)).limit(1);
  const [role] = await workspace.db
    .insert(roles)
    .values({ name: `role of ${user?.name ?? ''}`, permissions })
    .returning();
  await workspace.db.insert(userRoles).values({ userId: user?.id ?? '', roleId: role?.id ?? '' });
  return own;
}
