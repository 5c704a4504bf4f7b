import {
  drillDownFilters,
  segmentReport,
  segmentsOf,
  type Period,
  type ReportRow,
  type Section,
} from '@meridian/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

/** Whole weeks, within one month. */
const range = { beginDate: '2026-11-02', endDate: '2026-11-15' };
const dimsOf = {
  account: [],
  campaign: ['campaignName', 'campaignStatus'],
  unit: ['campaignName', 'adgroupName', 'adgroupStatus'],
  keyword: ['campaignName', 'adgroupName', 'showWord', 'matchType'],
  device: ['device'],
  timePeriod: ['hour'],
  region: ['provinceName'],
} as const satisfies Partial<Record<Section, readonly string[]>>;
const sums = ['impression', 'click', 'cost', 'conversion'] as const;

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

const name = fc.constantFrom('', 'tea', 'TEA', 'a"b', '%_\\', '茶');
const factArbitrary = fc.record({
  day: fc.integer({ min: 2, max: 15 }),
  campaignName: name,
  adgroupName: name,
  showWord: name,
  matchType: fc.constantFrom('', 'exact', 'phrase'),
  device: fc.constantFrom('1', '2'),
  hour: fc.nat(23).map(String),
  provinceName: name,
  impression: fc.nat(500),
  click: fc.nat(50),
  cents: fc.nat(100_000),
  conversion: fc.nat(5),
});
type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];

/** The facts of a section: sums by its day and dimensions. Each name has one status. */
function factsIn(section: keyof typeof dimsOf, facts: readonly Fact[]) {
  const byKey = new Map<string, Fact>();
  const dimensions = (fact: Fact) => ({
    ...fact,
    campaignStatus: fact.campaignName === 'tea' ? '2' : '1',
    adgroupStatus: fact.adgroupName === 'tea' ? '2' : '1',
  });
  const picked = (fact: Fact) => {
    const all = dimensions(fact);
    return Object.fromEntries(dimsOf[section].map((id) => [id, all[id]]));
  };
  for (const fact of facts) {
    const key = JSON.stringify([fact.day, picked(fact)]);
    const last = byKey.get(key);
    byKey.set(key, {
      ...fact,
      impression: fact.impression + (last?.impression ?? 0),
      click: fact.click + (last?.click ?? 0),
      cents: fact.cents + (last?.cents ?? 0),
      conversion: fact.conversion + (last?.conversion ?? 0),
    });
  }
  return [...byKey.values()].map((fact) => ({
    beginDate: `2026-11-${String(fact.day).padStart(2, '0')}`,
    dims: picked(fact),
    impression: fact.impression,
    click: fact.click,
    cost: (fact.cents / 100).toFixed(2),
    conversion: String(fact.conversion),
  }));
}

const centsOf = (rows: readonly ReportRow[]) =>
  sums.map((key) => rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0));

/** The days of a row. */
function daysOf(row: ReportRow) {
  const days = row['date'] ?? row['reportDates'] ?? `${range.beginDate}~${range.endDate}`;
  const [beginDate = '', endDate = beginDate] = String(days).split('~');
  return { beginDate, endDate };
}

test('the segments of each row add up to it, in every metric that is a sum', async () => {
  const choice = fc.record({
    section: fc.constantFrom('account', 'campaign', 'unit', 'keyword'),
    period: fc.constantFrom('daily', 'weekly', 'custom'),
  } as const) satisfies fc.Arbitrary<{ section: Section; period: Period }>;
  const factsArbitrary = fc.array(factArbitrary, { minLength: 3, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(factsArbitrary, choice, async (facts, { section, period }) => {
      const accountId = await workspace.addAccount();
      const token = await workspace.signIn([accountId]);
      for (const each of [
        'account',
        'campaign',
        'unit',
        'keyword',
        'device',
        'timePeriod',
        'region',
      ] as const) {
        await writeFacts(workspace.db, { accountId, channel: 'search', section: each }, factsIn(each, facts));
      }
      const { list } = await workspace.list({ token, section, period, query: range, page: { size: 50 } });
      expect(list.length).toBeGreaterThan(0);
      for (const segment of segmentsOf({ channel: 'search', section, period })) {
        const target = segmentReport(segment, { channel: 'search', section, period });
        if (!target) throw new Error(`no report of ${segment}`);
        for (const row of list.slice(0, 5)) {
          const segments = await workspace.list({
            token,
            section: target.section,
            period: target.period,
            query: { ...daysOf(row), ...drillDownFilters(target, row), groupBy: target.groupBy },
            page: { size: 50 },
          });
          expect(segments.totalCount).toBe(segments.list.length);
          expect(centsOf(segments.list)).toEqual(centsOf([row]));
        }
      }
    }),
    { numRuns: propertyRuns(8) },
  );
});
