import type { ProviderKind } from '@meridian/draft-editor/core';
import * as z from 'zod';
import type { OfflineReason, ProviderFields, ProviderItem } from '../provider-port';
import {
  bidTypes,
  equipmentTypes,
  marketingTargetIds,
  matchCodes,
  shopTypes,
  stateOf,
  toOurs,
} from './enums';
import { idSchema } from './ids';
import { wireKinds } from './kinds';
import { toOurRegions } from './regions';
import { fromWireSchedule, hourFactorSchema, pauseSchema } from './schedule';

const text = z.string().nullish();
const number = z.number().nullish();
const words = z.array(z.string()).nullish();
const common = {
  pause: z.boolean().nullish(),
  status: z.number().nullish(),
  offlineReasons: z.array(z.object({ mainReason: text, detailReason: text })).nullish(),
};

const schemas = {
  campaign: z.object({
    ...common,
    campaignId: idSchema,
    campaignName: z.string(),
    budget: number,
    regionTarget: z.array(z.int()).nullish(),
    regionPriceFactor: z.array(z.object({ regionId: z.int(), priceFactor: z.number() })).nullish(),
    schedule: z.array(pauseSchema).nullish(),
    schedulePriceFactors: z.array(hourFactorSchema).nullish(),
    businessPointId: idSchema.nullish(),
    marketingTargetId: number,
    shopType: number,
    equipmentType: number,
    campaignBidType: number,
    campaignOcpcBidType: number,
    campaignBid: number,
    campaignOcpcBid: number,
    negativeWords: words,
    exactNegativeWords: words,
  }),
  unit: z.object({
    ...common,
    adgroupId: idSchema,
    campaignId: idSchema,
    adgroupName: z.string(),
    maxPrice: number,
    negativeWords: words,
    exactNegativeWords: words,
    adgroupAutoTargetingStatus: z.boolean().nullish(),
    pcFinalUrl: text,
    mobileFinalUrl: text,
    pcTrackParam: text,
    mobileTrackParam: text,
  }),
  keyword: z.object({
    ...common,
    keywordId: idSchema,
    adgroupId: idSchema,
    keyword: z.string(),
    price: number,
    matchType: number,
    phraseType: number,
  }),
  creative: z.object({
    ...common,
    creativeId: idSchema,
    adgroupId: idSchema,
    title: z.string(),
    description1: text,
    description2: text,
    pcFinalUrl: text,
    mobileFinalUrl: text,
    miniProgramUrl: text,
  }),
};
type WireItem<Kind extends ProviderKind> = z.output<(typeof schemas)[Kind]>;

const fieldsOf: { readonly [Kind in ProviderKind]: (item: WireItem<Kind>) => Partial<ProviderFields[Kind]> } =
  {
    campaign: (item) => {
      const factors = new Map(
        (item.regionPriceFactor ?? []).map(({ regionId, priceFactor }) => [regionId, priceFactor]),
      );
      const schedule = fromWireSchedule({
        schedule: item.schedule ?? [],
        schedulePriceFactors: item.schedulePriceFactors ?? [],
      });
      const bidMode = toOurs(bidTypes, `${item.campaignBidType ?? 0}/${item.campaignOcpcBidType ?? 0}`);
      return defined({
        campaignName: item.campaignName,
        marketingTarget: toOurs(marketingTargetIds, item.marketingTargetId ?? 0),
        shopPlatform:
          typeof item.shopType === 'number' && item.shopType > 0 ? toOurs(shopTypes, item.shopType) : null,
        businessPointId: item.businessPointId ?? '',
        device: toOurs(equipmentTypes, item.equipmentType ?? 3),
        budgetType: typeof item.budget === 'number' && item.budget > 0 ? 2 : 1,
        budget: typeof item.budget === 'number' && item.budget > 0 ? item.budget : null,
        bidMode,
        bid: bidOf(bidMode, item),
        regions: toOurRegions(
          (item.regionTarget ?? []).map((regionId) => ({ regionId, factor: factors.get(regionId) ?? null })),
        ),
        scheduleType: schedule === undefined ? 1 : 2,
        schedule: schedule ?? [],
        phraseNegatives: item.negativeWords ?? [],
        exactNegatives: item.exactNegativeWords ?? [],
        isPaused: item.pause ?? false,
      });
    },
    unit: (item) =>
      defined({
        adgroupName: item.adgroupName,
        isAutoTargeted: item.adgroupAutoTargetingStatus ?? true,
        pcFinalUrl: item.pcFinalUrl ?? '',
        mobileFinalUrl: item.mobileFinalUrl ?? '',
        // drafts have one suffix for both devices
        monitorSuffix:
          (item.pcTrackParam ?? '') === (item.mobileTrackParam ?? '') ? (item.pcTrackParam ?? '') : undefined,
        bid: item.maxPrice ?? null,
        phraseNegatives: item.negativeWords ?? [],
        exactNegatives: item.exactNegativeWords ?? [],
        isPaused: item.pause ?? false,
      }),
    keyword: (item) =>
      defined({
        keyword: item.keyword,
        matchType: toOurs(matchCodes, `${item.matchType ?? ''}/${item.phraseType ?? ''}`),
        // 0: the bid of the unit applies
        bid: item.price ? item.price : null,
        isPaused: item.pause ?? false,
      }),
    creative: (item) => ({
      title: item.title,
      description1: item.description1 ?? '',
      description2: item.description2 ?? '',
      pcFinalUrl: item.pcFinalUrl ?? '',
      mobileFinalUrl: item.mobileFinalUrl ?? '',
      miniProgramUrl: item.miniProgramUrl ?? '',
      isPaused: item.pause ?? false,
    }),
  };

/** Converts a provider item. Errors: `ZodError` if it does not match its kind. */
export function fromWire<Kind extends ProviderKind>(kind: Kind, value: unknown): ProviderItem<Kind> {
  const { id, parent } = wireKinds[kind];
  // asserted: the schema of the kind has parsed it
  const item = schemas[kind].parse(value) as WireItem<Kind>;
  const own: Readonly<Record<string, unknown>> = item;
  return {
    providerId: String(own[id]),
    parentId: parent === undefined ? '' : String(own[parent]),
    fields: fieldsOf[kind](item),
    state: stateOf(item.status ?? undefined),
    offlineReasons: (item.offlineReasons ?? []).map(reasonOf),
  };
}

/** The bid of an item. Bids of other bid modes may remain at the provider, without effect. */
function bidOf(
  bidMode: ProviderFields['campaign']['bidMode'] | undefined,
  { campaignBid, campaignOcpcBid }: WireItem<'campaign'>,
): number | null {
  if (bidMode === 'click') return campaignBid ?? null;
  return bidMode === 'conversion' ? (campaignOcpcBid ?? null) : null;
}

/** The reason in `detailReason`: a text with a JSON array of arrays, whose first text is the reason. */
function reasonOf({
  mainReason,
  detailReason,
}: {
  mainReason?: unknown;
  detailReason?: unknown;
}): OfflineReason {
  return { code: textOf(mainReason), message: innermostText(textOf(detailReason)) };
}

function innermostText(detail: string): string {
  try {
    let value: unknown = JSON.parse(detail);
    while (Array.isArray(value)) value = value[0];
    return typeof value === 'string' ? value : detail;
  } catch {
    return detail; // not JSON: the text is the reason
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Removes undefined values, which drafts cannot express. */
function defined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> | Extract<Fields[Key], null> } {
  // asserted: only undefined entries are removed
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
