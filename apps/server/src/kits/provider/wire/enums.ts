import type { RowFields } from '@meridian/draft-editor/core';
import type { ProviderItemState } from '../provider-port';

type Campaign = RowFields<'campaign'>;
type Keyword = RowFields<'keyword'>;

/** Pairs of Meridian's value and the provider's. If several pairs share a value, the first one applies. */
type Pairs<Ours, Theirs> = readonly (readonly [ours: Ours, theirs: Theirs])[];

/** Marketing target of a campaign ↔ `marketingTargetId`. */
export const marketingTargetIds = [
  ['website', 0],
  ['app', 1],
  ['shop', 4],
] as const satisfies Pairs<Campaign['marketingTarget'], number>;

/** Shop platform ↔ `shopType`. Health malls are third-party shops; Pinduoduo (33) and Suning (34) are others. */
export const shopTypes = [
  ['shopBuilder', 1],
  ['other', 3],
  ['healthMall', 3],
  ['taobao', 31],
  ['jd', 32],
  ['other', 33],
  ['other', 34],
] as const satisfies Pairs<NonNullable<Campaign['shopPlatform']>, number>;

/** Device ↔ `equipmentType`. Reports use a different code. */
export const equipmentTypes = [
  [1, 1],
  [2, 2],
  [3, 3],
] as const satisfies Pairs<Campaign['device'], number>;

/** Bid mode ↔ `campaignBidType` and `campaignOcpcBidType`, as `0/0`. */
export const bidTypes = [
  ['click', '0/0'],
  ['conversion', '1/1'],
  ['maximumClicks', '1/3'],
  ['click', '0/2'],
] as const satisfies Pairs<Campaign['bidMode'], string>;

/** Match type ↔ `matchType` and `phraseType`, as `1/1`. */
export const matchCodes = [
  ['exact', '1/1'],
  ['phrase', '2/1'],
  ['smart', '2/3'],
] as const satisfies Pairs<Keyword['matchType'], string>;

/** Aspect ratio of a picture ↔ `segmentType`. The documentation has no code for 1.61:1. */
export const segmentTypes = [
  ['1:1', 100],
  ['1:1', 101],
] as const satisfies Pairs<RowFields<'picture'>['ratio'], number>;

/** Statuses of all kinds, whose numbers do not overlap. */
const states: Readonly<Record<number, ProviderItemState>> = {
  21: 'active',
  22: 'paused',
  23: 'paused',
  24: 'restricted',
  25: 'restricted',
  31: 'active',
  32: 'paused',
  33: 'paused',
  43: 'rejected',
  40: 'active',
  41: 'active',
  42: 'paused',
  44: 'restricted',
  45: 'in_review',
  46: 'in_review',
  47: 'restricted',
  48: 'restricted',
  49: 'restricted',
  50: 'restricted',
  58: 'restricted',
  66: 'in_review',
  51: 'active',
  52: 'paused',
  53: 'rejected',
  54: 'in_review',
  55: 'in_review',
  56: 'restricted',
  57: 'active',
  59: 'in_review',
};

/** State for a status; an undocumented status counts as restricted. */
export function stateOf(status: number | undefined): ProviderItemState {
  return status === undefined ? 'active' : (states[status] ?? 'restricted');
}

/** Converts to the provider's value. Errors: `RangeError` for a value without a counterpart. */
export function toTheirs<Ours, Theirs>(pairs: Pairs<Ours, Theirs>, ours: Ours): Theirs {
  const pair = pairs.find(([own]) => own === ours);
  if (!pair) throw new RangeError(`the provider has no value for ${String(ours)}`);
  return pair[1];
}

/** Converts to Meridian's value; undefined if drafts have none. */
export function toOurs<Ours, Theirs>(pairs: Pairs<Ours, Theirs>, theirs: unknown): Ours | undefined {
  return pairs.find(([, value]) => value === theirs)?.[0];
}
