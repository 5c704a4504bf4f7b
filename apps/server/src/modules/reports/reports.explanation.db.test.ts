import {
  channelReportPath,
  endpoints,
  explainedMetrics,
  maxExplainedRows,
  type ExplainedMetric,
  type Period,
  type ReportExplanation,
} from '@meridian/api-client/contract';
import { addDays, comparisonRange, dayCount, type DateRange } from '@meridian/date-range/core';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { sampleDims, writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const responseSchema = z.object({
  code: z.number(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.optional(endpoints.searchReportExplanation.data),
});
const ranges: readonly { period: Period; type: 1 | 2 | 4 | 5; range: DateRange }[] = [
  { period: 'daily', type: 1, range: { beginDate: '2026-10-12', endDate: '2026-10-25' } },
  { period: 'weekly', type: 2, range: { beginDate: '2026-10-26', endDate: '2026-11-15' } },
  { period: 'month', type: 4, range: { beginDate: '2026-02-01', endDate: '2026-03-31' } },
  { period: 'custom', type: 5, range: { beginDate: '2026-11-20', endDate: '2026-11-20' } },
];

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

type Call = Pick<ReportCall, 'token' | 'section' | 'period' | 'query'> & { metric: ExplainedMetric };
async function explain({ token, section, period, ...body }: Call) {
  return responseSchema.parse(
    await workspace.post(`/${channelReportPath.search}/${section}/${period}/explanation`, token, body),
  );
}

const sum = (texts: readonly (string | undefined)[]) =>
  texts.reduce((total, text) => total.plus(text ?? 0), new Decimal(0));
const cents = (value: string | number | null) => new Decimal(value ?? 0).toFixed(2);
function parts({ rows, others }: ReportExplanation) {
  return others === null ? rows : [...rows, others];
}

const fact = fc.record({
  dayIndex: fc.nat(60),
  campaign: fc.nat(3),
  isBefore: fc.boolean(),
  impression: fc.constantFrom(null, 0, 100, 400, 1_000_003),
  click: fc.constantFrom(null, 0, 5, 7),
  cost: fc.constantFrom(null, '0', '5.00', '7.131', '123456789.99'),
  conversion: fc.constantFrom(null, '0', '0.5', '3'),
});

test('the explanation of a report has its totals, to which all parts add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ranges),
      fc.constantFrom('previous', 'lastYear'),
      fc.constantFrom(...explainedMetrics),
      fc.uniqueArray(fact, {
        maxLength: 20,
        selector: ({ isBefore, campaign }) => `${isBefore} ${campaign}`,
      }),
      async ({ period, type, range }, basis, metric, facts) => {
        const compared = comparisonRange({ type, range, basis, lastDay: '2026-11-20' });
        const accountId = await workspace.addAccount();
        const target = { accountId, channel: 'search', section: 'campaign' } as const;
        await writeFacts(
          workspace.db,
          target,
          facts.map(({ dayIndex, campaign, isBefore, ...figures }) => {
            const days = isBefore ? compared : range;
            const beginDate = addDays(days.beginDate, dayIndex % dayCount(days));
            return { ...figures, beginDate, dims: sampleDims(target, campaign) };
          }),
        );
        const token = await workspace.signIn([accountId]);
        const call = {
          token,
          section: 'campaign',
          period,
          query: { ...range, accountId, compare: { basis } },
        } as const;
        const { summary, comparison } = await workspace.list(call);
        const { data } = await explain({ ...call, metric });
        if (data === undefined) throw new Error('rejected');
        const totals = [comparison?.summary[metric] ?? null, summary[metric] ?? null];
        if (data.missing === null) {
          expect([data.before, data.after].map(cents)).toEqual(totals.map(cents));
        } else if (data.missing === 'data') {
          expect(totals.map(cents)).toEqual(['0.00', '0.00']);
        } else expect([data.missing, totals.includes(null)]).toEqual(['conversions', true]);
        expect(new Decimal(data.after || 0).minus(data.before || 0).eq(data.change || 0)).toBe(true);
        expect(sum(parts(data).map(({ change }) => change)).eq(data.change || 0)).toBe(true);
        for (const { change, effects } of [data, ...parts(data)]) {
          expect(sum(Object.values(effects)).eq(change || 0)).toBe(true);
        }
      },
    ),
    { numRuns: propertyRuns(20) },
  );
});

/** An account with campaigns that had 100 clicks for 50.00, and now have those of `after`. */
async function campaigns(after: readonly (readonly [clicks: number, cost: string])[], currency = 'CNY') {
  const accountId = await workspace.addAccount();
  const target = { accountId, channel: 'search', section: 'campaign' } as const;
  await writeFacts(
    workspace.db,
    target,
    after.flatMap(([click, cost], index) => {
      const dims = sampleDims(target, index);
      const figures = { impression: 1000, conversion: '0', dims };
      return [
        { ...figures, beginDate: '2026-11-18', click: 100, cost: '50.00' },
        { ...figures, beginDate: '2026-11-19', click, cost, currency },
      ];
    }),
  );
  const token = await workspace.signIn([accountId]);
  const day = { beginDate: '2026-11-19', endDate: '2026-11-19' };
  const query = { ...day, accountId, compare: { basis: 'previous' } } as const;
  return { token, section: 'campaign', period: 'daily', query } as const;
}

test('lists the rows that changed most first, with the names of the report, and sums up the others', async () => {
  const changes = Array.from(
    { length: maxExplainedRows + 5 },
    (_, index) => [100, `${51 + index}.00`] as const,
  );
  const { data } = await explain({ ...(await campaigns([...changes, [100, '50.00']])), metric: 'cost' });
  expect(data).toMatchObject({
    currency: 'CNY',
    missing: null,
    previous: { beginDate: '2026-11-18', endDate: '2026-11-18' },
    effects: { volume: '0.00', mix: '0.00', clickRate: '0.00' },
    others: { count: 5, change: '15.00' },
  });
  expect(data?.titleInfos[0]).toMatchObject({ titleName: 'Campaign', dataKey: 'campaignName' });
  expect(data?.rows).toHaveLength(maxExplainedRows);
  expect(data?.rows[0]).toMatchObject({
    row: { campaignName: `campaignName ${maxExplainedRows + 4}` },
    change: `${maxExplainedRows + 5}.00`,
    effects: { price: `${maxExplainedRows + 5}.00` },
  });
});

test.each([
  ['cost', 'oneCurrency'],
  ['click', null],
] as const)('with two currencies, the missing explanation of %s says: %s', async (metric, missing) => {
  const { data } = await explain({ ...(await campaigns([[90, '50.00']], 'INR')), metric });
  expect(data?.missing).toBe(missing);
});

test('without rows in both periods, says that there is no data', async () => {
  const { data } = await explain({ ...(await campaigns([])), metric: 'cost' });
  expect(data).toMatchObject({ missing: 'data', rows: [], others: null });
});

test('of a report without a comparison is rejected', async () => {
  const { query, ...call } = await campaigns([[100, '50.00']]);
  const { compare: _, ...rest } = query;
  const response = await explain({ ...call, query: rest, metric: 'cost' });
  expect([response.code, Object.keys(response.fields ?? {})]).toEqual([400, ['query.compare']]);
});
