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
  length: fc.constantFrom(0, 0, 6),
  // few keywords, so that some are the same but for their quality
  showWord: fc.constantFrom('tea', '茶'),
  campaignName: fc.constantFrom('spring', ''),
  matchType: fc.constant('exact'),
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
  accountCount: fc.constantFrom(1, 2),
} as const);

test('new are exactly the rows whose items have no facts before the report, in lists, counts, totals and files', async () => {
  const factsArbitrary = fc.array(factArbitrary, { minLength: 10, maxLength: 25 });
  const readingsArbitrary = fc.array(readingArbitrary, { minLength: 8, maxLength: 8 });
  /** Numbers of rows. */
  const counts = { new: 0, notNew: 0 };
  await fc.assert(
    fc.asyncProperty(factsArbitrary, readingsArbitrary, async (facts, readings) => {
      const numbers = [randomUUID(), randomUUID()];
      const ids: number[] = [];
      for (const accountNo of numbers) ids.push(await workspace.fixtures.addAccount({ accountNo }));
      const { token } = await workspace.fixtures.signedIn({ accountIds: ids });
      const stored = unique(facts);
      for (const [index, accountId] of ids.entries()) {
        const own = stored.filter(({ account }) => account === index);
        await writeFacts(workspace.db, { accountId, channel: 'search', section: 'keyword' }, own);
      }
      for (const [index, reading] of readings.entries()) {
        const { report, period, begin, length, isSummed, accountCount } = reading;
        const { section, names } = report;
        const beginDate = addDays(firstDay, begin);
        const query: ReportQuery = {
          beginDate,
          endDate: addDays(beginDate, length),
          accountIds: ids.slice(0, accountCount),
          reportType: isSummed ? reportTypes.consolidated : reportTypes.independent,
          ...('from' in report && { from: report.from }),
        };
        const list = async (where?: ReportWhere) => {
          const path = `/marketing/api/v1/seachReport/${section}/${period}/list`;
          const body = { query: { ...query, where }, page: { number: 1, size: 50 } };
          const { data, page } = await workspace.post('searchReportList', { token, path, body });
          return { ...endpoints.searchReportList.data.parse(data), totalCount: page?.totalCount };
        };

        const keyOf = (account: string | undefined, dims: Readonly<Record<string, unknown>>) =>
          JSON.stringify([isSummed ? null : account, ...names.map((name) => dims[name] || null)]);
        const earlier = new Set(
          stored
            .filter((fact) => fact.account < accountCount && fact.beginDate < beginDate)
            .map(({ account, dims }) => keyOf(numbers[account], dims)),
        );
        const isEarlier = (row: ReportRow) =>
          earlier.has(keyOf(accountCount > 1 ? String(row['accountNo']) : numbers[0], row));

        const { list: all } = await list();
        for (const operator of ['new', 'notNew'] as const) {
          const where: ReportWhere = [[{ column: names[0], operator, values: [] }]];
          const expected = all.filter((row) => isEarlier(row) === (operator === 'notNew'));
          const found = await list(where);
          expect(found.list).toEqual(expected);
          expect(found.totalCount).toBe(expected.length);
          expect(found.summary).toMatchObject({ impression: sumOf(expected), cost: costOf(expected) });
          counts[operator] += expected.length;
          // a file takes longer than all lists
          if (expected.length === 0 || index > 0) continue;
          const columns = [names[0], 'impression'];
          const request = { token, section, period, query: { ...query, where }, columns } as const;
          const file = String(await workspace.fileOf({ ...request, format: 'csv' }));
          const lines = file.trimEnd().split('\r\n');
          const [, total, ...rows] = lines.map((line) => line.split(',').at(-1));
          expect(rows).toEqual(expected.map((row) => String(row['impression'])));
          expect(total).toBe(String(sumOf(expected)));
        }
      }
    }),
    { numRuns: propertyRuns(4), endOnFailure: true },
  );
  expect(counts.new).toBeGreaterThan(0);
  expect(counts.notNew).toBeGreaterThan(0);
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
