import type { Message } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, messages, users } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';
import { createBalanceWatch } from './balance-watch';

let test: TestApp;
let accountId: number;
let granted: { userId: string; token: string };

beforeAll(async () => {
  test = await createTestApp();
  accountId = await test.fixtures.addAccount({ accountNo: '8840377', accountName: '启明 <教育>' });
  granted = await test.fixtures.signedIn({ accountIds: [accountId] });
  await writeFacts(test.database.db, { accountId, channel: 'search', section: 'account' }, [
    { beginDate: '2026-11-19', impression: 1, click: 1, cost: '2000.00', conversion: '0' },
  ]);
});
beforeEach(async () => {
  await test.database.db.delete(messages);
});
afterAll(() => test.close());

const watch = () => createBalanceWatch({ db: test.database.db, clock: test.clock })();

const setBalance = (balance: string | null) =>
  test.database.db.update(accounts).set({ balance }).where(eq(accounts.accountId, accountId));

async function titlesOf({ token }: { token: string }): Promise<string[]> {
  const body = { query: { msgType: 2 } };
  const { data } = await test.call<{ list: Message[] }>('messageList', { token, body });
  return data.list.map(({ titleen }) => titleen);
}

const low = 'Low balance: 启明 <教育>';
const empty = 'Balance used up: 启明 <教育>';

describe('watching balances', () => {
  it.each([
    ['1999.99', [low]],
    ['2000.00', []],
    ['0', [empty]],
    ['-3.5', [empty]],
    [null, []],
  ])('notifies of a balance of %s at a daily cost of 2000: %j', async (balance, titles) => {
    await setBalance(balance);
    await watch();
    expect(await titlesOf(granted)).toEqual(titles);
  });

  it('shows account and balance as text', async () => {
    await setBalance('1844.36');
    await watch();
    const { data } = await test.call<{ list: Message[] }>('messageList', { token: granted.token, body: {} });
    expect(data.list[0]).toMatchObject({ msgType: 2, link: '/home/index' });
    expect(data.list[0]?.introduceen).toContain('The balance of account 8840377 is 1,844.36 CNY');
    expect(data.list[0]?.introducecn).not.toContain('<教育>');
  });

  it('sends one notice until the balance has recovered, and then another', async () => {
    const steps = [
      ['1500', 1],
      ['1400', 1],
      ['0', 2],
      ['100', 2],
      ['9000', 2],
      ['8000', 2],
      ['1', 3],
      ['0', 4],
    ] as const;
    for (const [balance, count] of steps) {
      await setBalance(balance);
      test.clock.advance(1_000);
      await watch();
      expect(await titlesOf(granted), balance).toHaveLength(count);
    }
  });

  it('notifies no user without a grant, and no suspended user', async () => {
    const admin = await test.fixtures.signedIn({ role: 'admin' });
    const other = await test.fixtures.signedIn();
    const frozen = await test.fixtures.addUser({ status: 'frozen', accountIds: [accountId] });
    await setBalance('0');
    await watch();
    expect([await titlesOf(admin), await titlesOf(other)]).toEqual([[], []]);
    const rows = await test.database.db.select({ userId: messages.userId }).from(messages);
    expect(rows).toEqual([{ userId: granted.userId }]);
    await test.database.db.delete(users).where(eq(users.id, frozen.userId));
  });
});
