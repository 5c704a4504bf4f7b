import { emptyFields } from '@meridian/draft-editor/core';
import { describe, expect, it } from 'vitest';
import type { ProviderFields } from '../provider-port';
import { compareFields, notSent, storedFields, unknownFields } from './compare';
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
import { toWire, toWireUpdate } from './to-wire';

describe.each([
  ['marketingTargetId', marketingTargetIds],
  ['equipmentType', equipmentTypes],
  ['bid types', bidTypes],
  ['match codes', matchCodes],
] as const)('the table of %s', (_, pairs: readonly (readonly [unknown, unknown])[]) => {
  it('converts each value back from its counterpart', () => {
    for (const [ours] of pairs) expect(toOurs(pairs, toTheirs(pairs, ours))).toBe(ours);
  });
});

it('sends a health mall as a third-party shop, which is read as another shop', () => {
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
    { regionId: 11, factor: 1.5 },
    { regionId: 4403, factor: 1 },
  ],
  scheduleType: 2,
  schedule: [
    { weekday: 1, startHour: 9, endHour: 18, factor: 1.2 },
    { weekday: 7, startHour: 0, endHour: 24, factor: 1 },
  ],
  phraseNegatives: ['免费'],
  exactNegatives: ['免费 下载'],
  isPaused: true,
};

it('reads a campaign back as it was sent, except for what the provider has no field for', () => {
  const { fields, providerId, parentId } = fromWire('campaign', {
    campaignId: 86_415_412,
    ...toWire('campaign', campaign),
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
  expect(fromWire('unit', { adgroupId: 5, campaignId: 4, ...toWire('unit', unit) }).fields).toEqual(expected);
  const apps = { iosUrl: 'https://apps.apple.com/cn/app/tea/id414478124', androidApp: '77' };
  expect(toWire('unit', { ...emptyFields.unit, ...apps })).toMatchObject({
    adgroupAppBinds: {
      androidBindType: { platform: 1, channelId: 77 },
      iosBindType: { platform: 3, appStoreId: 414_478_124 },
    },
  });
});

it.each(['exact', 'phrase', 'smart'] as const)(
  'reads a keyword of match type %s back as it was sent',
  (matchType) => {
    const keyword = { keyword: '茶叶 价格', matchType, bid: 1.5, isPaused: true };
    expect(
      fromWire('keyword', { keywordId: '9', adgroupId: 5, ...toWire('keyword', keyword) }).fields,
    ).toEqual(keyword);
  },
);

it('reads a keyword without its own bid as it was sent', () => {
  const keyword = { keyword: '茶叶 价格', matchType: 'exact', bid: null, isPaused: false } as const;
  expect(fromWire('keyword', { keywordId: '9', adgroupId: 5, ...toWire('keyword', keyword) }).fields).toEqual(
    keyword,
  );
});

it('removes the bid of a keyword with 0, and reads the reason of a rejection from JSON in a text', () => {
  const keyword = { keyword: '茶叶', matchType: 'exact', bid: null, isPaused: false } as const;
  expect(toWireUpdate('keyword', keyword, ['bid'])).toEqual({ price: 0 });
  const rejected = fromWire('creative', {
    creativeId: 1,
    adgroupId: 2,
    title: 'x',
    status: 53,
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

it.each<[string[], object]>([
  [['campaignName'], { campaignName: '冬季-通用词' }],
  [['budget'], { budget: 200.5 }],
  [['budgetType'], { budget: 200.5 }],
  [['bid'], { campaignOcpcBidType: 1, campaignOcpcBid: 12.3 }],
  [['shopPlatform', 'device'], { shopType: 32, equipmentType: 2 }],
  [['isBrandOnly'], {}],
  [['exactNegatives'], { exactNegativeWords: ['免费 下载'] }],
  [['isPaused'], { pause: true }],
])('sends changes with all fields of their groups: %s', (changed, sent) => {
  expect(toWireUpdate('campaign', campaign, changed)).toEqual(sent);
});

it('sends the whole schedule when an hour of it changes, and removes a budget with null', () => {
  expect(Object.keys(toWireUpdate('campaign', campaign, ['schedule']))).toEqual([
    ...['schedule', 'schedulePriceFactors'],
  ]);
  expect(toWireUpdate('campaign', { ...campaign, budgetType: 1 }, ['budgetType'])).toEqual({ budget: null });
});

it.each<[string, Partial<ProviderFields['campaign']>, object[]]>([
  ['nothing of what it takes', {}, []],
  ['brand keywords only', { isBrandOnly: true }, [{ field: 'isBrandOnly', reason: 'no_field', value: true }]],
  ['a business of another tree', { businessPointId: 'tea' }, [{ field: 'businessPointId', reason: 'no_id' }]],
  ['a health mall', { shopPlatform: 'healthMall' }, [{ field: 'shopPlatform', reason: 'shared_code' }]],
  ['another shop', { shopPlatform: 'other' }, [{ field: 'shopPlatform', reason: 'shared_code' }]],
  ['an unlimited budget with an amount', { budgetType: 1, budget: 100 }, []],
  [
    'an unknown region',
    { regions: [{ regionId: 999, factor: 1 }] },
    [{ field: 'regions', reason: 'no_region' }],
  ],
])('reports that %s is not sent', (_, changes, lost) => {
  expect(notSent('campaign', { ...campaign, ...changes })).toMatchObject(lost);
});

it.each([
  ['https://apps.apple.com/cn/app/tea/id414478124', '77', []],
  ['https://apps.apple.com/cn/app/tea', '77', ['iosUrl no_id']],
  ['https://apps.apple.com/cn/app/id414478124?mt=8', 'com.example.tea', ['androidApp no_id']],
  ['https://example.com/app', 'https://example.com/tea.apk', ['iosUrl no_id', 'androidApp no_id']],
])('reports which apps are not sent: %s and %s', (iosUrl, androidApp, lost) => {
  const found = notSent('unit', { ...emptyFields.unit, adgroupName: '价格', iosUrl, androidApp });
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(lost);
});

it('changes the marketing target, and from clicks to conversions, only of a new campaign', () => {
  const present = storedFields('campaign', campaign);
  const next = { ...campaign, marketingTarget: 'website', bidMode: 'click', budget: 300 } as const;
  const { changes, notSent: lost } = compareFields('campaign', present, next);
  expect(changes).toEqual([{ field: 'budget', from: 200.5, to: 300 }]);
  expect(lost.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    ...['marketingTarget fixed', 'bidMode fixed'],
  ]);
});

it('changes values that a draft cannot express', () => {
  const { regions: _, ...present } = campaign;
  const { changes } = compareFields('campaign', present, campaign);
  expect(changes).toMatchObject([{ field: 'regions', from: undefined }]);
});

it('keeps values that a fetched row does not have, until it has others', () => {
  const { regions: _, bidMode: __, ...present } = campaign;
  const row = { ...campaign, regions: emptyFields.campaign.regions, bidMode: emptyFields.campaign.bidMode };
  const unknown = unknownFields('campaign', present);
  const compare = (changes: Partial<typeof row>) => {
    const { changes: found, notSent: lost } = compareFields(
      'campaign',
      present,
      { ...row, ...changes },
      unknown,
    );
    return [found.map(({ field }) => field), lost.map(({ field, reason }) => `${field} ${reason}`)];
  };
  const kept = ['bidMode unknown_value', 'regions unknown_value'];
  expect(compare({})).toEqual([[], kept]);
  expect(compare({ regions: campaign.regions })).toEqual([['regions'], ['bidMode unknown_value']]);
  // the provider takes a bid only with its mode
  expect(compare({ bid: 7 })).toEqual([[], [...kept, 'bid fixed']]);
});

it('converts hours without ads to pauses, and those with ads to factors', () => {
  const wire = toWireSchedule([{ weekday: 1, startHour: 9, endHour: 10, factor: null }]);
  expect(wire.schedulePriceFactors).toEqual([{ timeId: 109, priceFactor: 1 }]);
  expect(wire.schedule).toContainEqual({ weekDay: 1, startHour: 0, endHour: 9 });
  expect(fromWireSchedule({ schedule: [], schedulePriceFactors: [] })).toBeUndefined();
});

it('keeps all digits of ids, and rejects other text', () => {
  expect(idSchema.parse('90071992547409931')).toBe('90071992547409931');
  expect(() => toWireId('')).toThrow(RangeError);
  expect(() => toWireId('1e3')).toThrow(RangeError);
});
