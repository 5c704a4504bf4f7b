import type { ProviderLimits } from './provider-limits';

const text = (max: number, min?: number) =>
  ({ max, unit: 'halfWidth', ...(min !== undefined && { min }) }) as const;

/** Limits of a search-ad provider, for examples. Hosts pass those of the account’s provider. */
export const exampleLimits: ProviderLimits = {
  campaignName: text(30),
  adgroupName: text(30),
  keyword: text(40),
  negativeKeyword: text(40),
  title: text(50, 9),
  description1: text(80, 9),
  description2: text(80),
  finalUrl: { max: 1_024, unit: 'codeUnit' },
  iosUrl: { max: 255, unit: 'codePoint' },
  budget: { min: 50, max: 10_000_000, unit: 'CNY' },
  bid: { min: 0.01, max: 999.99, unit: 'CNY' },
  conversionBid: { min: 0.1, max: 9_999, unit: 'CNY' },
  regionFactor: { min: 1, max: 10, unit: 'factor' },
  scheduleFactor: { min: 0.1, max: 10, unit: 'factor' },
  campaigns: { max: 100, unit: 'rows' },
  unitsPerCampaign: { max: 1_000, unit: 'rows' },
  keywordsPerUnit: { max: 5_000, unit: 'rows' },
  creativesPerUnit: { max: 50, unit: 'rows' },
  negativesPerUnit: { max: 200, unit: 'words' },
  phraseNegativesPerCampaign: { max: 200, unit: 'words' },
  exactNegativesPerCampaign: { max: 200, unit: 'words' },
};
