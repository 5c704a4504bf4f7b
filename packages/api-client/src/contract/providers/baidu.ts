import type { ProviderDefinition } from './provider-definition';

const sdk = 'comments of github.com/bububa/baidu-marketing, copies of the provider’s documentation';
const specification = 'specification of the console';
const agency = 'an agency’s summary of account structures (etlong.com), undated: to be verified';
const read = '2026-11';
const rows = (max: number) => ({ max, unit: 'rows', source: sdk, read }) as const;

/** Search ads of Baidu. Schedules use whole hours, so that a day cannot exceed its 12 pauses. */
export const baidu: ProviderDefinition = {
  name: { en: 'Baidu', cn: '百度', tw: '百度' },
  limits: {
    campaignName: { max: 30, unit: 'halfWidth', source: sdk, read },
    adgroupName: { max: 30, unit: 'halfWidth', source: sdk, read },
    keyword: { max: 40, unit: 'halfWidth', source: sdk, read },
    negativeKeyword: { max: 40, unit: 'halfWidth', source: sdk, read },
    title: { min: 9, max: 50, unit: 'halfWidth', source: specification, read },
    description1: { min: 9, max: 80, unit: 'halfWidth', source: specification, read },
    description2: { max: 80, unit: 'halfWidth', source: sdk, read },
    finalUrl: { max: 1_024, unit: 'codeUnit', source: sdk, read },
    iosUrl: { max: 255, unit: 'codePoint', source: specification, read },
    budget: { min: 50, max: 10_000_000, unit: 'CNY', source: sdk, read },
    bid: { min: 0.01, max: 999.99, unit: 'CNY', source: sdk, read },
    conversionBid: { min: 0.1, max: 9_999, unit: 'CNY', source: sdk, read },
    regionFactor: { min: 1, max: 10, unit: 'factor', source: sdk, read },
    scheduleFactor: { min: 0.1, max: 10, unit: 'factor', source: sdk, read },
    campaigns: { max: 100, unit: 'rows', source: agency, read },
    unitsPerCampaign: { max: 1_000, unit: 'rows', source: agency, read },
    keywordsPerUnit: { max: 5_000, unit: 'rows', source: agency, read },
    creativesPerUnit: { max: 50, unit: 'rows', source: agency, read },
    negativesPerUnit: { max: 200, unit: 'words', source: sdk, read },
    // accounts of higher levels may have more: up to 500 and 900
    phraseNegativesPerCampaign: { max: 200, unit: 'words', source: sdk, read },
    exactNegativesPerCampaign: { max: 200, unit: 'words', source: sdk, read },
    rowsPerRequest: {
      write: { campaign: rows(100), unit: rows(5_000), keyword: rows(10_000), creative: rows(3_000) },
      readByParent: { campaign: rows(100), unit: rows(100), keyword: rows(50), creative: rows(1_000) },
    },
  },
};
