import { metrics, periods, reportTypes, type Period, type ReportRow } from '@meridian/api-client/contract';
import { addDays, endOfMonth, startOfMonth, startOfWeek } from '@meridian/date-range/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const firstDay = '2026-09-28';
const ranges: Record<Period, { beginDate: string; endDate: string }> = {
  daily: { beginDate: '2026-09-30', endDate: '2026-11-05' },
  weekly: { beginDate: '2026-09-28', endDate: '2026-11-08' },
  month: { beginDate: '2026-10-01', endDate: '2026-10-31' },
  custom: { beginDate: '2026-10-03', endDate: '2026-11-01' },
};
const accountNames = ['Harbour Tea', 'Lantern Books'];

/** Metrics as integers, so that the test can sum them exactly: cost in cents, conversions in tenths. */
const factArbitrary = fc.record({
  account: fc.nat(1),
  dayIndex: fc.nat(41),
  campaign: fc.nat(2),
  impression: fc.oneof(fc.constant(0), fc.nat(5000)),
  click: fc.oneof(fc.constant(0), fc.nat(90)),
  cents: fc.nat(200_000),
  tenths: fc.oneof(fc.constant(0), fc.nat(60)),
});
type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];
const factsArbitrary = fc.uniqueArray(factArbitrary, {
  maxLength: 90,
  selector: ({ account, dayIndex, campaign }) => `${account} ${dayIndex} ${campaign}`,
});

const dayOf = ({ dayIndex }: Fact) => addDays(firstDay, dayIndex);
const periodTextOf: Record<Period, (day: string) => string> = {
  daily: (day) => day,
  weekly: (day) => `${startOfWeek(day)}~${addDays(startOfWeek(day), 6)}`,
  month: (day) => `${startOfMonth(day)}~${endOfMonth(day)}`,
  custom: () => '',
};

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

async function book(facts: readonly Fact[]): Promise<string> {
  const ids: number[] = [];
  for (const [index, accountName] of accountNames.entries()) {
    const accountId = await workspace.addAccount({ accountName });
    ids.push(accountId);
    const own = facts.filter(({ account }) => account === index);
    await writeFacts(
      workspace.db,
      { accountId, channel: 'feed', section: 'campaign' },
      own.map((fact) => ({
        dims: { campaignName: `campaign ${fact.campaign}` },
        beginDate: dayOf(fact),
        impression: fact.impression,
        click: fact.click,
        cost: (fact.cents / 100).toFixed(2),
        conversion: (fact.tenths / 10).toFixed(1),
      })),
    );
  }
  return workspace.signIn(ids);
}

/** All pages of a report. */
async function allRows(call: ReportCall): Promise<{ rows: ReportRow[]; totalCount: number }> {
  const rows: ReportRow[] = [];
  for (let number = 1; ; number += 1) {
    const { list, totalCount } = await workspace.list({ ...call, page: { ...call.page, number, size: 10 } });
    rows.push(...list);
    if (list.length < 10) return { rows, totalCount };
  }
}

function expectedRows(facts: readonly Fact[], period: Period, isPerAccount: boolean): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  const { beginDate, endDate } = ranges[period];
  for (const fact of facts.filter((one) => dayOf(one) >= beginDate && dayOf(one) <= endDate)) {
    const account = isPerAccount ? accountNames[fact.account] : '';
    const key = [periodTextOf[period](dayOf(fact)), account, `campaign ${fact.campaign}`].join('|');
    const before = sums.get(key) ?? [0, 0, 0, 0];
    const measures = [fact.impression, fact.click, fact.cents, fact.tenths];
    sums.set(
      key,
      before.map((sum, index) => sum + (measures[index] ?? 0)),
    );
  }
  return sums;
}

test('every period and report type sums its days, and its pages make up the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(factsArbitrary, async (facts) => {
      const token = await book(facts);
      for (const period of periods) {
        for (const reportType of Object.values(reportTypes)) {
          const query = { ...ranges[period], reportType };
          const { rows, totalCount } = await allRows({
            token,
            channel: 'feed',
            section: 'campaign',
            period,
            query,
          });
          const found = new Map(
            rows.map((row) => [
              [row['date'] ?? row['reportDates'] ?? '', row['accountName'] ?? '', row['campaignName']].join(
                '|',
              ),
              [
                row['impression'],
                row['click'],
                Math.round(Number(row['cost']) * 100),
                Math.round(Number(row['conversion']) * 10),
              ],
            ]),
          );
          expect(rows).toHaveLength(totalCount);
          expect(found.size).toBe(totalCount);
          expect(found).toEqual(expectedRows(facts, period, reportType === reportTypes.independent));
        }
      }
    }),
    { numRuns: propertyRuns(6) },
  );
});

test('rows have the requested order, empty values always last, equal ones newest and most expensive first', async () => {
  const sortable = ['reportDates', ...Object.values(metrics).map(({ dataKey }) => dataKey)].filter(
    (key) => key !== 'PcCost' && key !== 'mobileCost',
  );
  await fc.assert(
    fc.asyncProperty(
      factsArbitrary,
      fc.constantFrom(...sortable),
      fc.constantFrom('asc', 'desc'),
      async (facts, key, direction) => {
        const token = await book(facts);
        const { rows } = await allRows({
          token,
          channel: 'feed',
          section: 'campaign',
          period: 'weekly',
          query: ranges.weekly,
          page: { sortCol: `${key} ${direction}` },
        });
        const sign = direction === 'asc' ? 1 : -1;
        const order = (a: ReportRow, b: ReportRow) =>
          emptyLast(a[key], b[key], sign) ||
          emptyLast(a['reportDates'], b['reportDates'], -1) ||
          emptyLast(a['cost'], b['cost'], -1);
        expect(rows.map(sortKeys(key))).toEqual([...rows].sort(order).map(sortKeys(key)));
      },
    ),
    { numRuns: propertyRuns(6) },
  );
});

const sortKeys = (key: string) => (row: ReportRow) => [row[key], row['reportDates'], row['cost']];

function emptyLast(a: ReportRow[string] | undefined, b: ReportRow[string] | undefined, sign: number): number {
  const [left, right] = [a ?? null, b ?? null];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const isText = Number.isNaN(Number(left));
  return sign * (isText ? String(left).localeCompare(String(right)) : Number(left) - Number(right));
}
