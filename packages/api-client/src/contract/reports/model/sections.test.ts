import { describe, expect, it } from 'vitest';
import { sectionColumns } from './columns';
import { dimensionDataKey, dimensions } from './dimensions';
import { metrics } from './metrics';
import { reportSections, type Channel, type SectionDefinition } from './sections';

/** Specified data keys of each section. */
const promised: Record<Channel, Record<string, string[]>> = {
  search: {
    account: ['accountNo', 'accountName'],
    campaign: ['campaignName', 'campaignStatus'],
    unit: ['campaignName', 'adgroupName', 'adgroupStatus'],
    keyword: [
      'campaignName',
      'adgroupName',
      'showWord',
      'matchType',
      'landPageExperience',
      'businessRelationship',
      'estimatedClickRate',
    ],
    searchTerm: ['campaignName', 'adgroupName', 'showWord', 'searchTerm', 'addState'],
    designDaily: [
      'campaignName',
      'adgroupName',
      'ideaTitle',
      'ideaDesc',
      'ideaDesc2',
      'ideaShowUrl',
      'ideaStatus',
    ],
    region: ['provinceName', 'cityName'],
    timePeriod: ['week', 'hour'],
    device: ['device'],
  },
  feed: {
    account: ['accountNo', 'accountName'],
    campaign: ['campaignName', 'campaignStatus'],
    unit: ['campaignName', 'adgroupName', 'adgroupStatus'],
    designDaily: ['campaignName', 'adgroupName', 'ideaTitle', 'ideaDesc', 'ideaMaterialUrl', 'ideaStatus'],
    programDesignDaily: ['campaignName', 'adgroupName', 'ideaTitle', 'ideaMaterialUrl'],
    region: ['provinceName', 'cityName'],
    timePeriod: ['week', 'hour'],
    newInterest: ['campaignName', 'adgroupName', 'interestsName'],
    intentionWord: ['campaignName', 'adgroupName', 'showWord'],
    crowd: ['campaignName', 'adgroupName', 'crowdName'],
    automatic: ['campaignName', 'adgroupName', 'autoTarget'],
  },
};
const promisedMetrics = [
  'impression',
  'click',
  'cost',
  'ctr',
  'cpc',
  'cpm',
  'conversion',
  'conversionCost',
  'conversionRate',
];

describe.each(['search', 'feed'] as const)('%s', (channel) => {
  it('has the specified sections', () => {
    expect(Object.keys(reportSections[channel]).sort()).toEqual(Object.keys(promised[channel]).sort());
  });

  const definitions: [string, SectionDefinition][] = Object.entries(reportSections[channel]);
  it.each(definitions)('%s has the specified columns, each once', (section, definition) => {
    const dataKeys = definition.dimensions.map((id) => dimensionDataKey(id));
    expect(dataKeys.toSorted()).toEqual(promised[channel][section]?.toSorted());
    expect(new Set(definition.metrics).size).toBe(definition.metrics.length);
    for (const metric of promisedMetrics) expect(definition.metrics).toContain(metric);
  });

  it.each(definitions)('%s has one of its dimensions as row header', (_, { dimensions: own, rowHeader }) => {
    expect(own).toContain(rowHeader);
  });
});

it('shows cost and what it bought before further dimensions and details', () => {
  const keys = sectionColumns(reportSections.search.keyword, 'daily').map(({ dataKey }) => dataKey);
  expect(keys.slice(0, 7)).toEqual([
    ...['showWord', 'campaignName'],
    ...['cost', 'click', 'ctr', 'cpc', 'conversion'],
  ]);
  expect(keys.slice(-5)).toEqual([
    ...['adgroupName', 'matchType'],
    ...['landPageExperience', 'businessRelationship', 'estimatedClickRate'],
  ]);
});

it('splits the cost by device in the account report of search ads', () => {
  const dataKeys = reportSections.search.account.metrics.map((id) => metrics[id].dataKey);
  expect(dataKeys).toEqual(expect.arrayContaining(['PcCost', 'mobileCost']));
});

it('gives no two columns of a section the same data key', () => {
  for (const definition of [...Object.values(reportSections.search), ...Object.values(reportSections.feed)]) {
    const dataKeys = [
      ...definition.dimensions.map((id) => dimensionDataKey(id)),
      ...definition.metrics.map((id) => metrics[id].dataKey),
    ];
    expect(new Set(dataKeys).size).toBe(dataKeys.length);
  }
});

it('computes every ratio from sums of facts', () => {
  const ratios = Object.values(metrics).filter((metric) => metric.kind === 'ratio');
  expect(
    ratios.map(({ dataKey, numerator, denominator, scale }) => [dataKey, numerator, denominator, scale]),
  ).toEqual([
    ['ctr', 'click', 'impression', 1],
    ['cpc', 'cost', 'click', 1],
    ['cpm', 'cost', 'impression', 1000],
    ['conversionCost', 'cost', 'conversion', 1],
    ['conversionRate', 'conversion', 'click', 1],
  ]);
});

it('renders pictures as pictures and codes as words', () => {
  expect(dimensions.ideaMaterialUrl.domType).toBe('img');
  expect(dimensions.landPageExperience.domType).toBe('render');
});
