import type { ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { storedApps, toWireApps } from './apps';
import { bidTypes, equipmentTypes, marketingTargetIds, matchCodes, shopTypes, toTheirs } from './enums';
import { toWireId } from './ids';
import { toTheirRegions } from './regions';
import { toWireSchedule } from './schedule';

export type WireFields = Record<string, unknown>;
/** Fields that the provider takes together: where one of them changes, all of them are sent. */
export interface WireGroup<Kind extends ProviderKind> {
  fields: readonly (keyof ProviderFields[Kind] & string)[];
  /** Absent: the provider has no field for them. Errors: `RangeError` for a value without counterpart. */
  toWire?: (fields: ProviderFields[Kind], options: { isNew: boolean }) => WireFields;
  /** Each value has a form of its own at the provider, so that none is lost. */
  isExact?: boolean;
  /** Whether an item that is there takes the change; absent: always. */
  canChange?: (present: Partial<ProviderFields[Kind]>, fields: ProviderFields[Kind]) => boolean;
  /** Fields whose value means nothing beside the others. */
  unused?: (fields: ProviderFields[Kind]) => readonly (keyof ProviderFields[Kind] & string)[];
  /** A field whose value has the same code as another one of ours. */
  shared?: (fields: ProviderFields[Kind]) => (keyof ProviderFields[Kind] & string) | undefined;
  /** What the provider has of them, where it does not say it. */
  stored?: (fields: ProviderFields[Kind]) => Partial<ProviderFields[Kind]>;
}

type Groups = { readonly [Kind in ProviderKind]: readonly WireGroup<Kind>[] };

/** Every field of every kind once: what is sent for it, and with which others. */
export const wireGroups: Groups = {
  campaign: [
    same('campaignName'),
    {
      fields: ['marketingTarget'],
      toWire: ({ marketingTarget }) => ({ marketingTargetId: toTheirs(marketingTargetIds, marketingTarget) }),
      canChange: () => false,
    },
    {
      fields: ['shopPlatform'],
      toWire: ({ shopPlatform: shop }) => (shop === null ? {} : { shopType: toTheirs(shopTypes, shop) }),
      // the provider has one code for two of them
      shared: ({ shopPlatform: shop }) => {
        const code = shop === null ? undefined : toTheirs(shopTypes, shop);
        return shopTypes.some(([ours, theirs]) => theirs === code && ours !== shop)
          ? 'shopPlatform'
          : undefined;
      },
    },
    {
      fields: ['device'],
      toWire: ({ device }) => ({ equipmentType: toTheirs(equipmentTypes, device) }),
    },
    {
      fields: ['businessPointId'],
      toWire: ({ businessPointId: id }) => (/^\d+$/.test(id) ? { businessPointId: toWireId(id) } : {}),
    },
    { fields: ['isBrandOnly'] },
    {
      fields: ['budgetType', 'budget'],
      toWire: ({ budgetType, budget }) => ({ budget: budgetType === 2 ? budget : null }),
      unused: ({ budgetType }) => (budgetType === 1 ? ['budget'] : []),
    },
    {
      fields: ['bidMode', 'bid'],
      toWire: bidToWire,
      // within bids for clicks, or within bids for conversions, and no bid for clicks can be taken away
      canChange: ({ bidMode, bid }, fields) =>
        bidMode !== undefined &&
        bidTypeOf(bidMode)[0] === bidTypeOf(fields.bidMode)[0] &&
        (fields.bidMode !== 'click' || fields.bid !== null || bid === null),
      unused: ({ bidMode }) => (bidMode === 'maximumClicks' ? ['bid'] : []),
    },
    {
      fields: ['regions'],
      toWire({ regions }) {
        const theirs = toTheirRegions(regions);
        return {
          regionTarget: theirs.map(({ regionId }) => regionId),
          regionPriceFactor: theirs.map(({ regionId, factor }) => ({ regionId, priceFactor: factor })),
        };
      },
    },
    {
      fields: ['scheduleType', 'schedule'],
      toWire: ({ scheduleType, schedule }) =>
        scheduleType === 2 ? { ...toWireSchedule(schedule) } : { schedule: [], schedulePriceFactors: [] },
      unused: ({ scheduleType }) => (scheduleType === 1 ? ['schedule'] : []),
    },
  ],
  unit: [
    same('adgroupName'),
    same('isAutoTargeted', 'adgroupAutoTargetingStatus'),
    same('pcFinalUrl'),
    same('mobileFinalUrl'),
    same('monitorSuffix', 'pcTrackParam', 'mobileTrackParam'),
    same('bid', 'maxPrice'),
    same('phraseNegatives', 'negativeWords'),
    same('exactNegatives', 'exactNegativeWords'),
    {
      fields: ['iosUrl', 'androidApp'],
      toWire: toWireApps,
      stored: storedApps,
    },
  ],
  keyword: [
    same('keyword'),
    { fields: ['matchType'], toWire: ({ matchType }) => matchToWire(matchType), isExact: true },
    // 0: the bid of the unit
    { fields: ['bid'], toWire: ({ bid }) => ({ price: bid ?? 0 }), isExact: true },
  ],
  creative: [
    same('title'),
    same('description1'),
    same('description2'),
    same('pcFinalUrl'),
    same('mobileFinalUrl'),
    same('miniProgramUrl'),
  ],
};

/** A field that is sent as it is, under its own name or under others. */
function same<Field extends string>(field: Field, ...names: readonly string[]) {
  const keys = names.length === 0 ? [field] : names;
  return {
    fields: [field],
    isExact: true,
    toWire: (fields: Readonly<Record<Field, unknown>>): WireFields =>
      Object.fromEntries(keys.map((key) => [key, fields[field]])),
  };
}

type Campaign = ProviderFields['campaign'];

/** `campaignBidType` and `campaignOcpcBidType`. */
function bidTypeOf(bidMode: Campaign['bidMode']): number[] {
  return toTheirs(bidTypes, bidMode).split('/').map(Number);
}

function bidToWire({ bidMode, bid }: Campaign, { isNew }: { isNew: boolean }): WireFields {
  const [campaignBidType, campaignOcpcBidType] = bidTypeOf(bidMode);
  return {
    ...(isNew && { campaignBidType }),
    campaignOcpcBidType,
    ...(bidMode === 'click' && bid !== null && { campaignBid: bid }),
    ...(bidMode === 'conversion' && { campaignOcpcBid: bid }),
  };
}

function matchToWire(ours: ProviderFields['keyword']['matchType']): WireFields {
  const [matchType, phraseType] = toTheirs(matchCodes, ours).split('/').map(Number);
  return { matchType, phraseType };
}
