import type { ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { bidTypes, equipmentTypes, marketingTargetIds, matchCodes, shopTypes, toTheirs } from './enums';
import { toWireId } from './ids';
import { toWireSchedule } from './schedule';

type WireFields = Record<string, unknown>;
type Changes<Kind extends ProviderKind> = Partial<ProviderFields[Kind]>;

/**
 * Fields as the provider takes them; for a change only those that are given. Fields that belong together (budget, bid, schedule)
 * are sent when all of them are given. `isBrandOnly` has no counterpart.
 *
 * Errors: `RangeError` for a value without counterpart.
 */
export const toWire: { readonly [Kind in ProviderKind]: (fields: Changes<Kind>) => WireFields } = {
  campaign: (fields) => ({
    ...copy(fields, 'campaignName', 'campaignName'),
    ...(fields.marketingTarget !== undefined && {
      marketingTargetId: toTheirs(marketingTargetIds, fields.marketingTarget),
    }),
    ...(fields.shopPlatform !== undefined &&
      fields.shopPlatform !== null && { shopType: toTheirs(shopTypes, fields.shopPlatform) }),
    ...(fields.device !== undefined && { equipmentType: toTheirs(equipmentTypes, fields.device) }),
    ...(fields.businessPointId !== undefined &&
      /^\d+$/.test(fields.businessPointId) && { businessPointId: toWireId(fields.businessPointId) }),
    ...(fields.budgetType !== undefined && {
      budget: fields.budgetType === 2 ? (fields.budget ?? null) : null,
    }),
    ...bidOf(fields),
    ...(fields.regions !== undefined && {
      regionTarget: fields.regions.map(({ regionId }) => regionId),
      regionPriceFactor: fields.regions.map(({ regionId, factor }) => ({
        regionId,
        priceFactor: factor ?? 1,
      })),
    }),
    ...(fields.scheduleType !== undefined &&
      (fields.scheduleType === 2
        ? toWireSchedule(fields.schedule ?? [])
        : { schedule: [], schedulePriceFactors: [] })),
  }),
  unit: (fields) => ({
    ...copy(fields, 'adgroupName', 'adgroupName'),
    ...copy(fields, 'isAutoTargeted', 'adgroupAutoTargetingStatus'),
    ...copy(fields, 'pcFinalUrl', 'pcFinalUrl'),
    ...copy(fields, 'mobileFinalUrl', 'mobileFinalUrl'),
    ...copy(fields, 'monitorSuffix', 'pcTrackParam'),
    ...copy(fields, 'monitorSuffix', 'mobileTrackParam'),
    ...copy(fields, 'bid', 'maxPrice'),
    ...copy(fields, 'phraseNegatives', 'negativeWords'),
    ...copy(fields, 'exactNegatives', 'exactNegativeWords'),
    ...appsOf(fields),
  }),
  keyword: (fields) => ({
    ...copy(fields, 'keyword', 'keyword'),
    ...(fields.matchType !== undefined && matchOf(fields.matchType)),
    // 0: the bid of the unit
    ...(fields.bid !== undefined && { price: fields.bid ?? 0 }),
  }),
  creative: (fields) => ({
    ...copy(fields, 'title', 'title'),
    ...copy(fields, 'description1', 'description1'),
    ...copy(fields, 'description2', 'description2'),
    ...copy(fields, 'pcFinalUrl', 'pcFinalUrl'),
    ...copy(fields, 'mobileFinalUrl', 'mobileFinalUrl'),
    ...copy(fields, 'miniProgramUrl', 'miniProgramUrl'),
  }),
};

function copy<Fields extends object>(fields: Fields, ours: keyof Fields, theirs: string): WireFields {
  const value = fields[ours];
  return value === undefined ? {} : { [theirs]: value };
}

function bidOf({ bidMode, bid }: Changes<'campaign'>): WireFields {
  if (bidMode === undefined) return {};
  const [campaignBidType, campaignOcpcBidType] = toTheirs(bidTypes, bidMode).split('/').map(Number);
  return {
    campaignBidType,
    campaignOcpcBidType,
    ...(bidMode === 'click' && bid !== null && { campaignBid: bid }),
    ...(bidMode === 'conversion' && { campaignOcpcBid: bid }),
  };
}

function matchOf(matchType: ProviderFields['keyword']['matchType']): WireFields {
  const [matchCode, phraseType] = toTheirs(matchCodes, matchType).split('/').map(Number);
  return { matchType: matchCode, phraseType };
}

/** The provider binds apps by its own ids: the number in the address of an iOS app, and a channel of an Android app. */
function appsOf({ iosUrl = '', androidApp = '' }: Changes<'unit'>): WireFields {
  const appStoreId = /\/id(\d{1,15})(?:\D|$)/.exec(iosUrl)?.[1];
  const channelId = /^\d{1,15}$/.exec(androidApp)?.[0];
  if (appStoreId === undefined && channelId === undefined) return {};
  return {
    adgroupAppBinds: {
      ...(channelId !== undefined && { androidBindType: { platform: 1, channelId: Number(channelId) } }),
      ...(appStoreId !== undefined && { iosBindType: { platform: 3, appStoreId: Number(appStoreId) } }),
    },
  };
}
