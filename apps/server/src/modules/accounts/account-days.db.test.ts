import { importStates } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { accountDays, accounts, facts } from '../../platform/db/schema';
import { folderStore } from '../../platform/files';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { temporaryFolder } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import { csv } from '../../testing/report-files';
import { unlimitedCapacity } from '../../testing/unlimited-capacity';
import { parseFile } from '../report-import/parse-file';
import { createReportImportService } from '../report-import/report-import.service';
import { createReportImportRepository } from '../report-import/repository/report-import.repository';
import { openImportWorkspace, type ImportWorkspace } from '../report-import/testing/import-workspace';
import { storedAccountDays, summedAccountDays } from './testing/summed-account-days';

const today = '2026-11-21';
const firstDay = '2026-11-02';
let workspace: ImportWorkspace;
let db: Database;
const folder = temporaryFolder();
beforeAll(async () => {
  workspace = await openImportWorkspace({ today });
  ({ db } = workspace);
});
afterAll(async () => {
  await workspace.close();
  rmSync(folder, { recursive: true });
});

/** Few days, so that files overlap: the same file again, some of its days, adjacent days. */
const fileArbitrary = fc.record({
  channel: fc.constantFrom('search', 'feed'),
  currency: fc.constantFrom('CNY', 'CNY', 'USD'),
  kind: fc.constantFrom('days', 'days', 'days', 'campaigns', 'broken'),
  rows: fc.uniqueArray(
    fc.record({
      day: fc.nat(5),
      impressions: fc.nat(5000),
      clicks: fc.nat(90),
      cents: fc.oneof(fc.constant(0), fc.nat(500_000)),
    }),
    { minLength: 1, maxLength: 5, selector: ({ day }) => day },
  ),
});
type File = ReturnType<(typeof fileArbitrary)['generate']>['value'];

function contentOf({ kind, currency, rows }: File): string {
  const header = ['date', 'currency', 'impressions', 'clicks', 'cost'];
  const lines = rows.map(({ day, impressions, clicks, cents }) => [
    addDays(firstDay, day),
    ...[currency, impressions, clicks, (cents / 100).toFixed(2)],
  ]);
  // an unclosed quote: the whole file is rejected
  if (kind === 'broken') return `${csv([header, ...lines])}"`;
  if (kind !== 'campaigns') return csv([header, ...lines]);
  return csv([[...header, 'campaign'], ...lines.map((line) => [...line, 'brand'])]);
}

const expectStoredSums = async () => expect(await storedAccountDays(db)).toEqual(await summedAccountDays(db));

describe('daily totals of accounts', () => {
  it('equal the sums of the facts after imports over HTTP, including a rejected one', async () => {
    const accountId = await workspace.fixtures.addAccount();
    const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
    const states: number[] = [];
    for (const file of replacing) {
      const sent = { token, accountId, channel: file.channel, content: contentOf(file) };
      states.push((await workspace.booked(sent)).state);
      await expectStoredSums();
    }
    const { done, unchanged, failed } = importStates;
    expect(states).toEqual([done, unchanged, done, done, failed]);
    expect((await storedAccountDays(db)).size).toBe(4);
  });

  it('equal the sums of the facts after random imports and replacements in any order', async () => {
    const imports = createReportImportService({
      imports: createReportImportRepository(db),
      files: folderStore(folder),
      jobs: { send: () => Promise.resolve(), wake: () => undefined },
      clock: createClock({ today }),
      capacity: unlimitedCapacity,
      findAccountIds: () => Promise.resolve([]),
      parse: parseFile,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fileArbitrary, { minLength: 2, maxLength: 8 }), async (files) => {
        const accountId = await workspace.fixtures.addAccount();
        for (const file of files) {
          const bytes = Buffer.from(contentOf(file));
          const { channel } = file;
          await imports.importNow({
            accountId,
            channel,
            mode: 'book',
            bytes,
            fileName: 'a.csv',
            createdBy: null,
          });
          await expectStoredSums();
        }
      }),
      { numRuns: propertyRuns(6) },
    );
  });

  it('have a day without traffic, no cost of a feed that was not imported, and no longer span', async () => {
    const accountId = await workspace.fixtures.addAccount();
    const metrics = { impression: 1, click: 1, cost: '1.5', conversion: '0' };
    const target = { accountId, section: 'account', channel: 'search' } as const;
    await writeFacts(db, target, [
      { beginDate: '2026-11-09', endDate: '2026-11-15', ...metrics },
      { beginDate: '2026-11-16', ...metrics },
      { beginDate: '2026-11-17', ...metrics },
    ]);
    await writeFacts(db, { ...target, channel: 'feed' }, [{ beginDate: '2026-11-17', ...metrics }]);
    await db.delete(facts).where(sql`account_id = ${accountId} AND begin_date = '2026-11-16'`);
    const rows = await db.select().from(accountDays).where(eq(accountDays.accountId, accountId));
    expect(rows.sort((a, b) => a.day.localeCompare(b.day))).toMatchObject([
      { day: '2026-11-16', currency: '', cost: '0', feedCost: null },
      { day: '2026-11-17', currency: 'CNY', cost: '3.0', feedCost: '1.5' },
    ]);
    await db
      .update(facts)
      .set({ cost: '7.25', beginDate: '2026-11-18', endDate: '2026-11-18' })
      .where(sql`account_id = ${accountId} AND begin_date = '2026-11-17' AND channel = 'search'`);
    await expectStoredSums();
  });

  it('are correct when both channels of a day are imported concurrently', async () => {
    const accountId = await workspace.fixtures.addAccount();
    const book = (tx: Database, channel: 'search' | 'feed') =>
      writeFacts(tx, { accountId, channel, section: 'account' }, [
        { beginDate: '2026-11-19', impression: 10, click: 1, cost: '2.50', conversion: '1' },
      ]);
    let second = Promise.resolve();
    await db.transaction(async (first) => {
      await book(first, 'search');
      second = db.transaction((tx) => book(tx, 'feed'));
      await untilSomebodyWaits();
    });
    await second;
    const [row] = await db.select().from(accountDays).where(eq(accountDays.accountId, accountId));
    expect(row).toMatchObject({ impression: '20', cost: '5.00', feedCost: '2.50' });
    await expectStoredSums();
  });

  it('are undone with their import, and deleted with their account', async () => {
    const accountId = await workspace.fixtures.addAccount();
    const book = (tx: Database) =>
      writeFacts(tx, { accountId, channel: 'search', section: 'account' }, [
        { beginDate: '2026-11-19', impression: 10, click: 1, cost: '2.50', conversion: '1' },
      ]);
    const undone = db.transaction(async (tx) => {
      await book(tx);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await expectStoredSums();
    await book(db);
    await db.delete(accounts).where(eq(accounts.accountId, accountId));
    expect(await db.select().from(accountDays).where(eq(accountDays.accountId, accountId))).toEqual([]);
  });
});

/** The same file twice, then a later one with one of its days and another day, and a rejected one. */
const row = { impressions: 100, clicks: 7, cents: 12_345 };
const whole: File = {
  channel: 'search',
  currency: 'CNY',
  kind: 'days',
  rows: [0, 1, 2].map((day) => ({ ...row, day })),
};
const replacing: File[] = [
  whole,
  whole,
  { ...whole, channel: 'feed', rows: [{ ...row, day: 1 }] },
  {
    ...whole,
    rows: [
      { ...row, day: 1, cents: 0 },
      { ...row, day: 4 },
    ],
  },
  { ...whole, kind: 'broken' },
];

async function untilSomebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.execute<{ count: string }>(
        sql`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return Number(rows[0]?.count);
    })
    .toBeGreaterThan(0);
}
