import type { ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { storedApps, toWireApps } from './apps';
import { bidTypes, equipmentTypes, marketingTargetIds, matchCodes, shopTypes, toTheirs } from './enums';
import { toWireId } from './ids';
import { toTheirRegions } from './regions';
import { toWireSchedule } from './schedule';

export type WireFields = Record<string, unknown>;
/** Fields that the provider requires together: if one changes, all are sent. */
export interface WireGroup<Kind extends ProviderKind> {
  fields: readonly (keyof ProviderFields[Kind] & string)[];
  /** Absent: the provider has no such field. Errors: `RangeError` for a value without a counterpart. */
  toWire?: (fields: ProviderFields[Kind], options: { isNew: boolean }) => WireFields;
  /** Whether each value has its own counterpart at the provider, so that no value is lost. */
  isExact?: boolean;
  /** Whether an existing item accepts the change; absent: always. */
  canChange?: (present: Partial<ProviderFields[Kind]>, fields: ProviderFields[Kind]) => boolean;
  /** Fields that have no meaning with these values of the others. */
  unused?: (fields: ProviderFields[Kind]) => readonly (keyof ProviderFields[Kind] & string)[];
  /** A field whose value shares its code with another value. */
  shared?: (fields: ProviderFields[Kind]) => (keyof ProviderFields[Kind] & string) | undefined;
  /** Values that the provider stores but does not return. */
  stored?: (fields: ProviderFields[Kind]) => Partial<ProviderFields[Kind]>;
}

type Groups = { readonly [Kind in ProviderKind]: readonly WireGroup<Kind>[] };

/** All fields of all kinds, each once: its request fields, and the fields that are sent together. */
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
      // only within click bids or within conversion bids; a click bid cannot be removed
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
    same('phraseNegatives', 'negativeWords'),
    same('exactNegatives', 'exactNegativeWords'),
    same('isPaused', 'pause'),
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
    same('isPaused', 'pause'),
  ],
  keyword: [
    same('keyword'),
    { fields: ['matchType'], toWire: ({ matchType }) => matchToWire(matchType), isExact: true },
    // 0: the bid of the unit
    { fields: ['bid'], toWire: ({ bid }) => ({ price: bid ?? 0 }), isExact: true },
    same('isPaused', 'pause'),
  ],
  creative: [
    same('title'),
    same('description1'),
    same('description2'),
    same('pcFinalUrl'),
    same('mobileFinalUrl'),
    same('miniProgramUrl'),
    same('isPaused', 'pause'),
  ],
};

/** A field that is sent unchanged, under its own or other names. */
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
