import type { ReportRow } from '@meridian/api-client/contract';
import { summarize } from '@meridian/report-table/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignKey, treeRows, type UnitsState } from './tree-rows';

const campaign = (name: string, metrics: ReportRow = {}): ReportRow => ({
  campaignName: name,
  campaignStatus: 'serving',
  impression: 0,
  click: 0,
  cost: '0',
  conversion: '0',
  ...metrics,
});
const unit = (name: string, metrics: ReportRow = {}): ReportRow => ({
  campaignName: 'A',
  adgroupName: name,
  adgroupStatus: 'paused',
  impression: 0,
  click: 0,
  cost: '0',
  conversion: '0',
  ...metrics,
});
const ready = (rows: ReportRow[], totalCount = rows.length, summary: ReportRow = {}): UnitsState => ({
  status: 'ready',
  rows,
  totalCount,
  summary,
  previous: rows.map(() => null),
  previousSummary: undefined,
});
const kinds = (campaigns: readonly ReportRow[], units: UnitsState | undefined) => {
  const { rows, nodeOf } = treeRows(campaigns, (key) =>
    key === campaignKey(campaigns[0] ?? {}) ? units : undefined,
  );
  return rows.map((row) => nodeOf.get(row)?.kind);
};

describe('the tree of campaigns', () => {
  it('shows only campaigns until one is unfolded', () => {
    expect(kinds([campaign('A'), campaign('B')], undefined)).toEqual(['campaign', 'campaign']);
  });

  it.each([
    ['loading', { status: 'loading' }, ['campaign', 'loading', 'campaign']],
    ['failed', { status: 'failed' }, ['campaign', 'failed', 'campaign']],
    ['without units', ready([]), ['campaign', 'none', 'campaign']],
    ['with units', ready([unit('a'), unit('b')]), ['campaign', 'unit', 'unit', 'campaign']],
    [
      'with more units than a page',
      ready([unit('a')], 51, unit('')),
      ['campaign', 'unit', 'more', 'campaign'],
    ],
  ] satisfies [string, UnitsState, string[]][])(
    'shows the state of the units below a campaign: %s',
    (_, units, expected) => {
      expect(kinds([campaign('A'), campaign('B')], units)).toEqual(expected);
    },
  );

  it('puts name and status of a unit into the columns of its campaign', () => {
    const { rows } = treeRows([campaign('A')], () => ready([unit('a', { cost: '1.5' })]));
    expect(rows[1]).toMatchObject({ campaignName: 'a', campaignStatus: 'paused', cost: '1.5' });
  });

  it('knows the campaign and the account of a unit', () => {
    const account = { accountNo: '8840213', accountName: 'Kaede Travel' };
    const { rows, nodeOf } = treeRows([campaign('A', account)], () => ready([unit('a')]));
    expect(rows[1] && nodeOf.get(rows[1])).toMatchObject({
      unit: { accountNo: '8840213', accountName: 'Kaede Travel', campaignName: 'A', adgroupName: 'a' },
    });
  });

  it('distinguishes campaigns of the same name in several accounts and currencies', () => {
    const keys = [
      campaign('A'),
      campaign('A', { accountNo: '1' }),
      campaign('A', { accountNo: '2' }),
      campaign('A', { currency: 'INR' }),
    ].map(campaignKey);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['less', '10.00', '9.99', { cost: '0.01' }, false],
    ['more', '9.99', '10.00', { cost: '-0.01' }, true],
  ])('says so if units cost %s than their campaign', (_, cost, ofUnit, rest, isAbove) => {
    const { rows, nodeOf } = treeRows([campaign('A', { cost })], () => ready([unit('a', { cost: ofUnit })]));
    const last = rows.at(-1) ?? {};
    expect(last).toMatchObject(rest);
    expect(nodeOf.get(last)).toEqual({ kind: 'rest', isAbove });
  });

  it('ignores differences below a cent', () => {
    expect(kinds([campaign('A', { cost: '1.004' })], ready([unit('a', { cost: '1' })]))).not.toContain(
      'rest',
    );
  });

  it('compares with the sum of all units if only some are shown', () => {
    const units = ready([unit('a', { cost: '1' })], 51, unit('', { cost: '5' }));
    expect(kinds([campaign('A', { cost: '5' })], units)).not.toContain('rest');
    expect(kinds([campaign('A', { cost: '6' })], units)).toContain('rest');
  });

  it('adds up: units and their remainder equal the campaign', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (cost, costs) => {
        const { rows } = treeRows([campaign('A', { cost })], () =>
          ready(costs.map((each, index) => unit(String(index), { cost: each }))),
        );
        const sum = summarize(rows.slice(1), [{ dataKey: 'cost', summary: 'sum' }])['cost'];
        expect(Number(sum)).toBe(Number(cost));
      }),
    );
  });
});
