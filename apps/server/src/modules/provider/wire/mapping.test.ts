import { emptyFields } from '@meridian/draft-editor/core';
import { describe, expect, it } from 'vitest';
import type { ProviderFields } from '../provider-port';
import {
  bidTypes,
  equipmentTypes,
  marketingTargetIds,
  matchCodes,
  shopTypes,
  stateOf,
  toOurs,
  toTheirs,
} from './enums';
import { fromWire } from './from-wire';
import { idSchema, toWireId } from './ids';
import { fromWireSchedule, toWireSchedule } from './schedule';
import { toWire } from './to-wire';

describe.each([
  ['marketingTargetId', marketingTargetIds],
  ['equipmentType', equipmentTypes],
  ['bid types', bidTypes],
  ['match codes', matchCodes],
] as const)('the table of %s', (_, pairs: readonly (readonly [unknown, unknown])[]) => {
  it('returns each of our values from the value that is sent for it', () => {
    for (const [ours] of pairs) expect(toOurs(pairs, toTheirs(pairs, ours))).toBe(ours);
  });
});

it('sends a health mall as a shop of a third party, which is read as another shop', () => {
  expect(toTheirs(shopTypes, 'healthMall')).toBe(3);
  expect(toOurs(shopTypes, 3)).toBe('other');
  expect(toOurs(shopTypes, 33)).toBe('other');
});

it.each([
  [41, 'active'],
  [46, 'in_review'],
  [53, 'rejected'],
  [23, 'paused'],
  [47, 'restricted'],
  [999, 'restricted'],
  [undefined, 'active'],
])('reads the status %s as %s', (status, state) => {
  expect(stateOf(status)).toBe(state);
});

const campaign: ProviderFields['campaign'] = {
  ...emptyFields.campaign,
  campaignName: '冬季-通用词',
  marketingTarget: 'shop',
  shopPlatform: 'jd',
  businessPointId: '123456',
  device: 2,
  budget: 200.5,
  bidMode: 'conversion',
  bid: 12.3,
  regions: [
    { regionId: 1000, factor: 1.5 },
    { regionId: 2000, factor: 1 },
  ],
  scheduleType: 2,
  schedule: [
    { weekday: 1, startHour: 9, endHour: 18, factor: 1.2 },
    { weekday: 7, startHour: 0, endHour: 24, factor: 1 },
  ],
};

it('reads a campaign back as it was sent, except for what the provider has no field for', () => {
  const { fields, providerId, parentId } = fromWire('campaign', {
    campaignId: 86_415_412,
    ...toWire.campaign(campaign),
  });
  const { isBrandOnly: _, ...expected } = campaign;
  expect({ fields, providerId, parentId }).toEqual({
    fields: expected,
    providerId: '86415412',
    parentId: '',
  });
});

it('reads a unit back as it was sent, except for its apps', () => {
  const unit: ProviderFields['unit'] = {
    ...emptyFields.unit,
    adgroupName: '价格',
    isAutoTargeted: false,
    pcFinalUrl: 'https://www.example.com/a',
    mobileFinalUrl: 'https://m.example.com/a',
    monitorSuffix: 'from=ad',
    bid: 2.5,
    phraseNegatives: ['免费'],
    exactNegatives: ['免费 下载'],
  };
  const { iosUrl: _ios, androidApp: _android, ...expected } = unit;
  expect(fromWire('unit', { adgroupId: 5, campaignId: 4, ...toWire.unit(unit) }).fields).toEqual(expected);
  expect(toWire.unit({ iosUrl: 'https://apps.apple.com/cn/app/tea/id414478124', androidApp: '77' })).toEqual({
    adgroupAppBinds: {
      androidBindType: { platform: 1, channelId: 77 },
      iosBindType: { platform: 3, appStoreId: 414_478_124 },
    },
  });
});

it.each(['exact', 'phrase', 'smart'] as const)(
  'reads a keyword of match type %s back as it was sent',
  (matchType) => {
    const keyword = { keyword: '茶叶 价格', matchType, bid: 1.5 };
    expect(fromWire('keyword', { keywordId: '9', adgroupId: 5, ...toWire.keyword(keyword) }).fields).toEqual(
      keyword,
    );
  },
);

it('reads a keyword without a bid of its own as it was sent', () => {
  const keyword = { keyword: '茶叶 价格', matchType: 'exact', bid: null } as const;
  expect(fromWire('keyword', { keywordId: '9', adgroupId: 5, ...toWire.keyword(keyword) }).fields).toEqual(
    keyword,
  );
});

it('takes away the bid of a keyword with 0, and reads the reason of a rejection from JSON in a text', () => {
  expect(toWire.keyword({ bid: null })).toEqual({ price: 0 });
  const rejected = fromWire('creative', {
    ...{ creativeId: 1, adgroupId: 2, title: 'x', status: 53 },
    offlineReasons: [
      { mainReason: '3', detailReason: '[["物料文字不合规",""]]' },
      { mainReason: '9', detailReason: 'plain' },
    ],
  });
  expect(rejected).toMatchObject({
    state: 'rejected',
    offlineReasons: [
      { code: '3', message: '物料文字不合规' },
      { code: '9', message: 'plain' },
    ],
  });
});

it('sends only the fields of a change', () => {
  expect(toWire.campaign({ campaignName: 'New' })).toEqual({ campaignName: 'New' });
  expect(toWire.campaign({ budgetType: 1, budget: null })).toEqual({ budget: null });
  expect(toWire.campaign({ scheduleType: 1 })).toEqual({ schedule: [], schedulePriceFactors: [] });
});

it('describes the hours without ads as pauses, and those with ads by their factors', () => {
  const wire = toWireSchedule([{ weekday: 1, startHour: 9, endHour: 10, factor: null }]);
  expect(wire.schedulePriceFactors).toEqual([{ timeId: 109, priceFactor: 1 }]);
  expect(wire.schedule).toContainEqual({ weekDay: 1, startHour: 0, endHour: 9 });
  expect(fromWireSchedule({ schedule: [], schedulePriceFactors: [] })).toBeUndefined();
});

it('keeps the digits of ids, and refuses text that is none', () => {
  expect(idSchema.parse('90071992547409931')).toBe('90071992547409931');
  expect(() => toWireId('')).toThrow(RangeError);
  expect(() => toWireId('1e3')).toThrow(RangeError);
});
