import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportQuerySchema, readStoredQuery } from '../query';
import { readStoredViewContent } from '../views';
import { reportFilterIds, reportFilters, withCurrentFilterNames } from './filters';
import { channels, findSection, sectionsOf } from './sections';

it('offers each section the filters of its dimensions', () => {
  const offered = Object.fromEntries(
    channels.map((channel) => [
      channel,
      Object.fromEntries(
        sectionsOf(channel).map((section) => [section, findSection(channel, section)?.filters.join(' ')]),
      ),
    ]),
  );
  const inUnit = 'campaignName adgroupName text';
  const common = {
    account: 'text',
    campaign: 'campaignName text',
    unit: inUnit,
    designDaily: inUnit,
    region: 'provinceName text',
    timePeriod: '',
  };
  expect(offered).toEqual({
    search: {
      ...common,
      keyword: 'campaignName adgroupName matchType text',
      searchTerm: inUnit,
      device: 'device',
    },
    feed: {
      ...common,
      programDesignDaily: inUnit,
      newInterest: inUnit,
      intentionWord: inUnit,
      crowd: inUnit,
      automatic: inUnit,
    },
  });
});

it('gives no two filters the same name, earlier ones included', () => {
  const names = reportFilterIds.flatMap((filter) => [filter, ...reportFilters[filter].aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe('withCurrentFilterNames', () => {
  it('renames filters and leaves everything else', () => {
    expect(
      withCurrentFilterNames({ campaign: 1, unit: 2, region: 3, matchMode: 4, account: 5, size: 6 }),
    ).toEqual({
      campaignName: 1,
      adgroupName: 2,
      provinceName: 3,
      matchType: 4,
      accountIds: 5,
      size: 6,
    });
  });

  it('prefers the current name', () => {
    expect(withCurrentFilterNames({ campaign: 'old', campaignName: 'new' })).toEqual({ campaignName: 'new' });
  });

  it('does not change current names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
        const current = withCurrentFilterNames(values);
        expect(withCurrentFilterNames(current)).toEqual(current);
      }),
    );
  });
});

describe('stored data of an earlier version', () => {
  const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };

  it('keeps the filters of an export request', () => {
    const stored = {
      ...range,
      accountId: 0,
      accountIds: [3],
      text: 'x',
      campaignNames: ['a'],
      adgroupNames: ['b'],
      provinceNames: ['c'],
      matchTypes: ['d'],
      devices: ['e'],
    };
    expect(readStoredQuery(stored)).toMatchObject({
      ...range,
      accountIds: [3],
      text: 'x',
      campaignName: ['a'],
      adgroupName: ['b'],
      provinceName: ['c'],
      matchType: ['d'],
      device: ['e'],
    });
  });

  it('keeps the filters of a view', () => {
    const stored = {
      campaign: ['a'],
      unit: ['b'],
      region: ['c'],
      matchMode: ['d'],
      device: ['e'],
      text: 'x',
    };
    expect(readStoredViewContent(stored)).toEqual({
      campaignName: ['a'],
      adgroupName: ['b'],
      provinceName: ['c'],
      matchType: ['d'],
      device: ['e'],
      text: 'x',
    });
  });

  it('is rejected in a request, where a filter must not be ignored', () => {
    expect(reportQuerySchema.safeParse({ ...range, campaignNames: ['a'] }).success).toBe(false);
  });
});
