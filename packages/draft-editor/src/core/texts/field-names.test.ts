import { languages, type Language } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { fieldTitle, type DraftImportField } from '../import/import-fields';
import type { IssueCode } from '../rules/registry';
import { issueMessage, issueTexts, ruleTitle } from './issue-texts';

/** Fields that an error names, since forms, grids and workbooks have no others. */
const namedByErrors = {
  campaign_name_required: ['campaignName'],
  unit_name_required: ['adgroupName'],
  business_required: ['businessPointId'],
  shop_platform_required: ['shopPlatform'],
  shop_platform_unused: ['shopPlatform'],
  device_not_allowed: ['marketingTarget'],
  budget_range: ['budget'],
  bid_range: ['bid'],
  bid_over_budget: ['bid', 'budget'],
  region_required: ['regions'],
  schedule_required: ['schedule'],
  schedule_window: ['schedule'],
  pc_url_required: ['pcFinalUrl'],
  mobile_url_required: ['mobileFinalUrl'],
  app_required: ['iosUrl', 'androidApp'],
  too_many_negatives: ['matchType'],
  unit_without_keywords: ['isAutoTargeted'],
  theme_required: ['pictureTheme'],
  keyword_required: ['keyword'],
  title_required: ['title'],
  description_required: ['description1'],
} as const satisfies Partial<Record<IssueCode, readonly DraftImportField[]>>;

/** What is missing is no field of a row that a form has. */
const withoutField = ['draft_name_required', 'pictures_required', 'picture_required'];

const namedByRules = {
  'budget-range': 'budget',
  'business-required': 'businessPointId',
  'campaign-name-required': 'campaignName',
  'campaign-name-length': 'campaignName',
  regions: 'regions',
  schedule: 'schedule',
  'shop-platform': 'shopPlatform',
  'ios-url-length': 'iosUrl',
  'ios-url-valid': 'iosUrl',
  'unit-name-required': 'adgroupName',
  'unit-name-length': 'adgroupName',
  'creative-theme': 'pictureTheme',
  'description1-length': 'description1',
  'description1-required': 'description1',
  'description2-length': 'description2',
  'title-length': 'title',
  'title-required': 'title',
} as const satisfies Record<string, DraftImportField>;

/** The title of a field without its unit, as within a sentence. */
const nameOf = (field: DraftImportField, language: Language) =>
  fieldTitle(field, language)
    .replace(/ ?[(（].*/, '')
    .toLowerCase();

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(namedByErrors))('the text of %s names %j as the form does', (code, fields) => {
    const text = issueMessage({ code: code as keyof typeof namedByErrors }, language).toLowerCase();
    for (const field of fields) expect(text).toContain(nameOf(field, language));
  });

  it.each(Object.entries(namedByRules))(
    'the title of the rule %s names %s as the form does',
    (rule, field) => {
      expect(ruleTitle({ ruleId: rule }, language).toLowerCase()).toContain(nameOf(field, language));
    },
  );
});

it('knows the field of every value that is required', () => {
  const required = [...issueTexts.keys()].filter((code) => code.endsWith('_required'));
  expect([...Object.keys(namedByErrors), ...withoutField]).toEqual(expect.arrayContaining(required));
});
