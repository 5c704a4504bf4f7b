import type { LengthUnit } from '../length';

/** A limit of the ad provider, both ends included. */
export interface ProviderLimit<Unit extends string = string> {
  min?: number;
  max: number;
  unit: Unit;
}

/** Limits of a text's length, in its unit. */
export type TextLimit = ProviderLimit<LengthUnit>;
/** Limits of a number. */
export type RangeLimit<Unit extends string = string> = ProviderLimit<Unit> & { min: number };

/** What the ad provider of an account accepts in its drafts. Amounts are in the account's currency. */
export interface ProviderLimits {
  readonly campaignName: TextLimit;
  readonly adgroupName: TextLimit;
  readonly keyword: TextLimit;
  readonly negativeKeyword: TextLimit;
  readonly title: TextLimit;
  readonly description1: TextLimit;
  readonly description2: TextLimit;
  /** URLs of units include the monitor suffix. */
  readonly finalUrl: TextLimit;
  readonly iosUrl: TextLimit;
  readonly budget: RangeLimit;
  readonly bid: RangeLimit;
  readonly conversionBid: RangeLimit;
  readonly regionFactor: RangeLimit;
  readonly scheduleFactor: RangeLimit;
  readonly campaigns: ProviderLimit;
  readonly unitsPerCampaign: ProviderLimit;
  readonly keywordsPerUnit: ProviderLimit;
  readonly creativesPerUnit: ProviderLimit;
  /** Of each match mode. */
  readonly negativesPerUnit: ProviderLimit;
  /** If absent, any number. */
  readonly phraseNegativesPerCampaign?: ProviderLimit;
  /** If absent, any number. */
  readonly exactNegativesPerCampaign?: ProviderLimit;
}

/** Kinds of rows that have their own id at the provider. */
export const providerKinds = ['campaign', 'unit', 'keyword', 'creative'] as const;
export type ProviderKind = (typeof providerKinds)[number];
