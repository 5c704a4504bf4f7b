import {
  endpoints,
  reportTypes,
  type ReportQuery,
  type ReportRow,
  type ReportWhere,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openExportWorkspace, type ExportWorkspace } from './testing/export-workspace';

const firstDay = '2026-10-20';
let workspace: ExportWorkspace;
beforeAll(async () => {
  workspace = await openExportWorkspace({ today: '2026-11-21' });
});
afterAll(() => workspace.close());

const factArbitrary = fc.record({
  account: fc.nat(1),
  day: fc.nat(30),
  length: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(8) }),
  showWord: fc.constantFrom('tea', 'TEA', '', '茶'),
  campaignName: fc.constantFrom('spring', 'autumn', ''),
  matchType: fc.constantFrom('', 'exact'),
  landPageExperience: fc.constantFrom('', '1', '3'),
  impression: fc.nat(20),
  cents: fc.nat(100_000),
});
const readingArbitrary = fc.record({
  report: fc.constantFrom(
    { section: 'keyword', names: ['showWord', 'campaignName', 'matchType'] },
    { section: 'campaign', from: 'keyword', names: ['campaignName'] },
  ),
  period: fc.constantFrom('daily', 'custom'),
  begin: fc.nat(20),
  length: fc.nat(10),
  isSummed: fc.boolean(),
  accounts: fc.constantFrom([0], [0, 1]),
} as const);

test('new are exactly the rows whose items have no facts before the report, in lists, counts, totals and files', async () => {
  const cases = fc.tuple(fc.array(factArbitrary, { minLength: 10, maxLength: 40 }), readingArbitrary);
  /** Numbers of new rows and of others. */
  const counts = { new: 0, others: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async ([facts, { report, period, begin, length, isSummed, accounts }]) => {
      const { section, names } = report;
      const numbers = [randomUUID(), randomUUID()];
      const ids: number[] = [];
      for (const accountNo of numbers) ids.push(await workspace.fixtures.addAccount({ accountNo }));
      const accountIds = accounts.map((index) => ids[index] ?? 0);
      const { token } = await workspace.fixtures.signedIn({ accountIds });
      const stored = unique(facts);
      for (const [index, accountId] of ids.entries()) {
        const own = stored.filter(({ account }) => account === index);
        await writeFacts(workspace.db, { accountId, channel: 'search', section: 'keyword' }, own);
      }
      const range = { beginDate: addDays(firstDay, begin), endDate: addDays(firstDay, begin + length) };
      const reportType = isSummed ? reportTypes.consolidated : reportTypes.independent;
      const query: ReportQuery = { ...range, reportType, ...('from' in report && { from: report.from }) };
      const list = async (where?: ReportWhere) => {
        const path = `/marketing/api/v1/seachReport/${section}/${period}/list`;
        const body = { query: { ...query, where }, page: { number: 1, size: 50 } };
        const { data, page } = await workspace.post('searchReportList', { token, path, body });
        return { ...endpoints.searchReportList.data.parse(data), totalCount: page?.totalCount };
      };

      const keyOf = (account: string, dims: Readonly<Record<string, unknown>>) =>
        JSON.stringify([isSummed ? '' : account, ...names.map((name) => dims[name] || null)]);
      const earlier = new Set(
        stored
          .filter(({ account, beginDate }) => account < accounts.length && beginDate < range.beginDate)
          .map(({ account, dims }) => keyOf(numbers[account] ?? '', dims)),
      );
      const isNew = (row: ReportRow) => {
        const account = accounts.length > 1 ? String(row['accountNo']) : (numbers[0] ?? '');
        return !earlier.has(keyOf(account, row));
      };

      const all = await list();
      for (const operator of ['new', 'notNew'] as const) {
        const where: ReportWhere = [[{ column: names[0], operator, values: [] }]];
        const expected = all.list.filter((row) => isNew(row) === (operator === 'new'));
        const found = await list(where);
        expect(found.list).toEqual(expected);
        expect(found.totalCount).toBe(expected.length);
        expect(found.summary).toMatchObject({ impression: sumOf(expected), cost: costOf(expected) });
        if (expected.length === 0) continue;
        const columns = [names[0], 'impression'];
        const request = { token, section, period, query: { ...query, where }, columns } as const;
        const file = String(await workspace.fileOf({ ...request, format: 'csv' }));
        const lines = file.trimEnd().split('\r\n');
        const [, total, ...rows] = lines.map((line) => line.split(',').at(-1));
        expect(rows).toEqual(expected.map((row) => String(row['impression'])));
        expect(total).toBe(String(sumOf(expected)));
        counts[operator === 'new' ? 'new' : 'others'] += expected.length;
      }
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  );
  expect(counts.new).toBeGreaterThan(0);
  expect(counts.others).toBeGreaterThan(0);
});

/** Facts of keywords, each once. */
function unique(facts: readonly ReturnType<(typeof factArbitrary)['generate']>['value'][]) {
  const rows = facts.map(({ account, day, length, impression, cents, ...dims }) => ({
    account,
    dims,
    impression,
    click: 1,
    conversion: '0',
    cost: (cents / 100).toFixed(2),
    beginDate: addDays(firstDay, day),
    endDate: addDays(firstDay, day + length),
  }));
  const keyed = rows.map(
    (row) => [JSON.stringify([row.account, row.dims, row.beginDate, row.endDate]), row] as const,
  );
  return [...new Map(keyed).values()];
}

/** As in totals: without rows, nothing. */
const sumOf = (rows: readonly ReportRow[]) =>
  rows.length === 0 ? null : rows.reduce((sum, { impression }) => sum + Number(impression), 0);

function costOf(rows: readonly ReportRow[]): string | null {
  const cents = rows.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 100), 0);
  return rows.length === 0 ? null : (cents / 100).toFixed(2);
}
