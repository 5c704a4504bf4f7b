import {
  dimensionDataKey,
  dimensions,
  findSection,
  itemDimensions,
  type Channel,
  type Section,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { randomUUID } from 'node:crypto';
import { accounts } from '../../platform/db/schema';
import type { TestDatabase } from '../../testing';
import { firstDay, words, type Fact } from './random-facts';
import { writeFacts, type TestFact } from './report-facts';

const accountNames = ['Harbour Tea', 'İstanbul Çay', 'ΟΔΟΣ 茶'];

/** Adds accounts for facts. */
export async function addAccounts({ db }: TestDatabase): Promise<number[]> {
  const rows = await db
    .insert(accounts)
    .values(
      accountNames.map((accountName) => ({
        accountNo: randomUUID(),
        accountName,
      })),
    )
    .returning({ id: accounts.accountId });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** A fact that is stored. */
export interface StoredFact extends Pick<TestFact, 'beginDate'> {
  accountId: number;
  accountNo: string;
  dims: Readonly<Record<string, string>>;
}

/** Some items differ in nothing but status and quality. */
const itemCount = 7;

/** Stores facts of accounts, each once. */
export async function storeFacts(
  database: TestDatabase,
  facts: readonly Fact[],
  { channel, section, accountIds }: { channel: Channel; section: Section; accountIds: readonly number[] },
): Promise<StoredFact[]> {
  const ids =
    findSection(channel, section)?.dimensions.filter((id) => dimensions[id].source === 'fact') ?? [];
  const named = itemDimensions({ channel, section });
  const numbers = new Map(
    (await database.db.select().from(accounts)).map(({ accountId, accountNo }) => [accountId, accountNo]),
  );
  const stored: StoredFact[] = [];
  for (const [index, accountId] of accountIds.entries()) {
    const own = facts.filter(({ account }) => account === index);
    const rows = own.map(({ account: _account, day, length, item, ...values }) => {
      const beginDate = addDays(firstDay, day);
      const dims = Object.fromEntries(
        ids.map((id, position) => {
          const place = named.includes(id) && named.length < ids.length ? item % itemCount : item;
          return [
            dimensionDataKey(id),
            id === 'hour' ? String((item * 5) % 24) : (words[(place + position) % words.length] ?? ''),
          ];
        }),
      );
      return { ...values, dims, beginDate, endDate: addDays(beginDate, length) };
    });
    const unique = new Map(
      rows.map((row) => [JSON.stringify([row.dims, row.beginDate, row.endDate, row.currency]), row]),
    );
    await writeFacts(database.db, { accountId, channel, section }, [...unique.values()]);
    const accountNo = numbers.get(accountId) ?? '';
    stored.push(
      ...[...unique.values()].map(({ dims, beginDate }) => ({ accountId, accountNo, dims, beginDate })),
    );
  }
  return stored;
}
