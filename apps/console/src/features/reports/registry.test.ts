import { languages } from '@meridian/i18n/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReport, periodsOf, reports } from './registry';

// written out on purpose: the guaranteed addresses of the product
const searchSections = [
  'account',
  'campaign',
  'unit',
  'keyword',
  'searchTerm',
  'designDaily',
  'region',
  'timePeriod',
  'device',
];
const feedSections = [
  'account',
  'campaign',
  'unit',
  'designDaily',
  'region',
  'timePeriod',
  'programDesignDaily',
  'newInterest',
  'intentionWord',
  'crowd',
  'automatic',
];
const searchCentre = [
  'summary',
  'searchWeekly',
  'accountReport',
  'campaignWeekly',
  'unitWeekly',
  'keywordWeekly',
  'searchTermWeekly',
  'designDailyWeekly',
  'regionWeekly',
  'timePeriodWeekly',
  'devicesReport',
];
const feedCentre = [
  'summary',
  'feedsWeekly',
  'accountReport',
  'campaignReport',
  'unitReport',
  'designDailyReport',
  'programDesignDailyReport',
  'regionWeekly',
  'timePeriodWeekly',
  'newInterestWeekly',
  'intentionWordWeekly',
  'crowdWeekly',
  'automaticWeekly',
];
const suffixes = ['Report', 'Weekly', 'Month', 'Custom'];
const promised = [
  ...searchSections.flatMap((section) =>
    suffixes.map((suffix) => `/keywordSearch/${section}/${section}${suffix}`),
  ),
  ...feedSections.flatMap((section) => suffixes.map((suffix) => `/feeds/${section}/${section}${suffix}`)),
  ...searchCentre.map((page) => `/reportCenter/keywordSearch/${page}`),
  ...feedCentre.map((page) => `/reportCenter/feeds/${page}`),
];

const readTexts = (language: string, namespace: string) => {
  const file = new URL(
    `../../../../../packages/i18n/src/locales/${language}/${namespace}.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>; // asserted: our own file
};

describe('the report registry', () => {
  it('has exactly the promised pages', () => {
    expect(promised).toHaveLength(104);
    expect(reports.map((report) => report.path).sort()).toEqual([...promised].sort());
  });

  it('names every report once', () => {
    expect(new Set(reports.map((report) => report.id)).size).toBe(reports.length);
    expect(findReport('/keywordSearch/searchTerm/searchTermWeekly')?.id).toBe('search-search-term-weekly');
  });

  it('has no other reports', () => {
    expect(findReport('/feeds/keyword/keywordReport')).toBeUndefined();
    expect(findReport('/keywordSearch/keyword/keywordDialy')).toBeUndefined();
  });

  it('gives each section its four periods', () => {
    for (const report of reports.filter(({ layout }) => layout === 'console')) {
      expect(periodsOf(report).map((other) => other.period)).toEqual(['daily', 'weekly', 'month', 'custom']);
    }
  });

  it.each(languages)('has a title for every section and period in %s', (language) => {
    const texts = readTexts(language, 'routes');
    for (const { section, period } of reports) {
      expect(texts).toHaveProperty(section, expect.any(String));
      expect(texts).toHaveProperty(period, expect.any(String));
    }
  });
});
