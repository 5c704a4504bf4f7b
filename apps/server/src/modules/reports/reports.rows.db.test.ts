import {
  filtersOfItem,
  otherItems,
  periods,
  rowFilters,
  type Period,
  type ReportRow,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const firstDay = '2026-09-28';
const ranges: Record<Period, { beginDate: string; endDate: string }> = {
  daily: { beginDate: '2026-10-05', endDate: '2026-10-08' },
  weekly: { beginDate: '2026-09-28', endDate: '2026-10-11' },
  month: { beginDate: '2026-10-01', endDate: '2026-10-31' },
  custom: { beginDate: '2026-10-02', endDate: '2026-10-09' },
};
const subject = { channel: 'search', section: 'keyword' } as const;
const metricKeys = ['impression', 'click', 'cost', 'conversion', 'ctr', 'cpc'] as const;

/** Few names, so that keywords share campaigns, units, words and match modes. */
const factArbitrary = fc.record({
  dayIndex: fc.nat(13),
  showWord: fc.constantFrom('jr pass', 'JR pass', String.raw`a,b|"c%_\ `),
  campaignName: fc.constantFrom('kanto', ''),
  adgroupName: fc.constantFrom('brand', 'generic'),
  matchType: fc.constantFrom('exact', 'phrase'),
  landPageExperience: fc.constantFrom('1', '3'),
  impression: fc.nat(500),
  click: fc.nat(90),
  cents: fc.nat(200_000),
});
const factsArbitrary = fc.uniqueArray(factArbitrary, {
  minLength: 1,
  maxLength: 14,
  selector: ({ impression: _i, click: _c, cents: _n, ...key }) => JSON.stringify(key),
});

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

const metricsOf = (row: ReportRow) => metricKeys.map((key) => (row[key] ?? null) && Number(row[key]));
const rangeOf = (row: ReportRow, period: Period) => {
  const [beginDate, endDate = beginDate] = String(row['date'] ?? row['reportDates'] ?? '').split('~');
  return beginDate ? { beginDate, endDate: endDate ?? beginDate } : ranges[period];
};
const itemOf = ({ showWord, campaignName, adgroupName, matchType }: ReportRow) =>
  JSON.stringify([showWord, campaignName, adgroupName, matchType]);

test('a row is the trend of its own filters, and its item and the others make up the report', async () => {
  await fc.assert(
    fc.asyncProperty(factsArbitrary, fc.constantFrom(...periods), async (facts, period) => {
      const accountId = await workspace.addAccount();
      await writeFacts(
        workspace.db,
        { accountId, ...subject },
        facts.map(({ dayIndex, cents, impression, click, ...dims }) => ({
          dims,
          beginDate: addDays(firstDay, dayIndex),
          impression,
          click,
          cost: (cents / 100).toFixed(2),
          conversion: null,
        })),
      );
      const token = await workspace.signIn([accountId]);
      const call = { token, ...subject, period, page: { size: 50 } };
      const { list } = await workspace.list({ ...call, query: ranges[period] });
      for (const row of list.slice(0, 3)) {
        const filters = rowFilters(subject, row);
        expect(filters).toBeDefined();
        const trend = await workspace.trend({
          token,
          ...subject,
          period,
          query: { ...rangeOf(row, period), ...filters },
        });
        expect(metricsOf(trend.summary)).toEqual(metricsOf(row));
        const own = await workspace.list({
          ...call,
          query: { ...ranges[period], ...filtersOfItem(subject, row) },
        });
        expect(own.list).toEqual(list.filter((each) => itemOf(each) === itemOf(row)));
        const group = otherItems(subject, row, { fixed: new Set() }) ?? [];
        const others = await workspace.list({ ...call, query: { ...ranges[period], where: [group] } });
        expect(others.list).toEqual(list.filter((each) => itemOf(each) !== itemOf(row)));
      }
    }),
    { numRuns: propertyRuns(8) },
  );
});
