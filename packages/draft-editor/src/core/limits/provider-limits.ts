/** A limit of the ad provider. */
export interface ProviderLimit {
  min?: number;
  max?: number;
  unit: 'length' | 'characters' | 'CNY' | 'factor' | 'rows' | 'windows' | 'words';
  /** Where the limit is documented. */
  source: string;
  /** When the source was read, `yyyy-MM`. */
  read: string;
}

const sdk = 'comments of github.com/bububa/baidu-marketing, copies of the provider’s documentation';
const specification = 'specification of the console';
const agency = 'an agency’s summary of account structures (etlong.com), undated: to be verified';

/** Limits of search ads. Lengths are as the provider counts them: see `providerLength`. */
export const providerLimits = {
  campaignName: { max: 30, unit: 'length', source: sdk, read: '2026-11' },
  adgroupName: { max: 30, unit: 'length', source: sdk, read: '2026-11' },
  keyword: { max: 40, unit: 'length', source: sdk, read: '2026-11' },
  negativeKeyword: { max: 40, unit: 'length', source: sdk, read: '2026-11' },
  title: { min: 9, max: 50, unit: 'length', source: specification, read: '2026-11' },
  description1: { min: 9, max: 80, unit: 'length', source: specification, read: '2026-11' },
  description2: { max: 80, unit: 'length', source: sdk, read: '2026-11' },
  finalUrl: { max: 1_024, unit: 'characters', source: sdk, read: '2026-11' },
  iosUrl: { max: 255, unit: 'characters', source: specification, read: '2026-11' },
  budget: { min: 50, max: 10_000_000, unit: 'CNY', source: sdk, read: '2026-11' },
  bid: { min: 0.01, max: 999.99, unit: 'CNY', source: sdk, read: '2026-11' },
  conversionBid: { min: 0.1, max: 9_999, unit: 'CNY', source: sdk, read: '2026-11' },
  regionFactor: { min: 1, max: 10, unit: 'factor', source: sdk, read: '2026-11' },
  scheduleFactor: { min: 0.1, max: 10, unit: 'factor', source: sdk, read: '2026-11' },
  /** Schedules use whole hours, so that a day cannot exceed the limit. */
  pausesPerDay: { max: 12, unit: 'windows', source: sdk, read: '2026-11' },
  campaigns: { max: 100, unit: 'rows', source: agency, read: '2026-11' },
  unitsPerCampaign: { max: 1_000, unit: 'rows', source: agency, read: '2026-11' },
  keywordsPerUnit: { max: 5_000, unit: 'rows', source: agency, read: '2026-11' },
  negativesPerUnit: { max: 200, unit: 'words', source: sdk, read: '2026-11' },
  creativesPerUnit: { max: 50, unit: 'rows', source: agency, read: '2026-11' },
} as const satisfies Record<string, ProviderLimit>;

/** Kinds of rows that have their own id at the provider. */
export const providerKinds = ['campaign', 'unit', 'keyword', 'creative'] as const;
export type ProviderKind = (typeof providerKinds)[number];

const perCall = (max: number): ProviderLimit => ({ max, unit: 'rows', source: sdk, read: '2026-11' });

/** Maximum number of rows in one request to the provider, for search ads. */
export const providerCallLimits = {
  /** New or changed rows. */
  write: {
    campaign: perCall(100),
    unit: perCall(5_000),
    keyword: perCall(10_000),
    creative: perCall(3_000),
  },
  /** Ids of parents whose rows are read; for campaigns, which have no parent, their own ids. */
  readByParent: {
    campaign: perCall(100),
    unit: perCall(100),
    keyword: perCall(50),
    creative: perCall(1_000),
  },
} as const satisfies Record<'write' | 'readByParent', Record<ProviderKind, ProviderLimit>>;
