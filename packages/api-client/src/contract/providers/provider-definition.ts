import type { Language } from '@meridian/i18n/core';

/**
 * Unit of a text's length. `halfWidth`: an ASCII character is 1, any other 2, the braces of a wildcard 0. `codePoint`: characters.
 * `codeUnit`: characters, those outside the Basic Multilingual Plane count twice. `byte`: bytes in UTF-8.
 */
export type LengthUnit = 'halfWidth' | 'codePoint' | 'codeUnit' | 'byte';

/** A limit of an ad provider, both ends included. */
export interface ProviderLimit<Unit extends string> {
  min?: number;
  max: number;
  unit: Unit;
  /** Where the limit is documented. */
  source: string;
  /** When the source was read, `yyyy-MM`. */
  read: string;
}

type TextLimit = ProviderLimit<LengthUnit>;
type RangeLimit<Unit extends string> = ProviderLimit<Unit> & { min: number };

/** What a provider accepts in drafts of its accounts. */
export interface ProviderLimits {
  campaignName: TextLimit;
  adgroupName: TextLimit;
  keyword: TextLimit;
  negativeKeyword: TextLimit;
  title: TextLimit;
  description1: TextLimit;
  description2: TextLimit;
  /** URLs of units include the monitor suffix. */
  finalUrl: TextLimit;
  iosUrl: TextLimit;
  budget: RangeLimit<'CNY'>;
  bid: RangeLimit<'CNY'>;
  conversionBid: RangeLimit<'CNY'>;
  regionFactor: RangeLimit<'factor'>;
  scheduleFactor: RangeLimit<'factor'>;
  campaigns: ProviderLimit<'rows'>;
  unitsPerCampaign: ProviderLimit<'rows'>;
  keywordsPerUnit: ProviderLimit<'rows'>;
  creativesPerUnit: ProviderLimit<'rows'>;
  /** Of each match mode. */
  negativesPerUnit: ProviderLimit<'words'>;
  phraseNegativesPerCampaign: ProviderLimit<'words'>;
  exactNegativesPerCampaign: ProviderLimit<'words'>;
  /** In one request to the provider. */
  rowsPerRequest: {
    /** New or changed rows. */
    write: Record<ProviderItemKind, ProviderLimit<'rows'>>;
    /** Ids of parents whose rows are read; for campaigns, which have no parent, their own ids. */
    readByParent: Record<ProviderItemKind, ProviderLimit<'rows'>>;
  };
}

type ProviderItemKind = 'campaign' | 'unit' | 'keyword' | 'creative';

/** An ad provider. */
export interface ProviderDefinition {
  /** Shown where users distinguish providers; with only one, nowhere. */
  name: Readonly<Record<Language, string>>;
  limits: ProviderLimits;
}
