import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { providerLimits } from '../limits/provider-limits';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rootId, type RowKind } from '../model/rows';
import { regionsTakenTogether } from '../regions/data/overseas';
import type { IssueCode } from '../texts/texts';
import type { ValidationOptions } from '../validation/rule-options';
import { validateDraft } from '../validation/validate-draft';
import { allRules } from './rule-table';

/** A change of the example: fields of its row of the rule's kind, or commands. */
type Change = Readonly<Record<string, unknown>> | readonly DraftCommand[];
/** A change that violates a rule, and the closest one that does not. */
type Case = [code: IssueCode, wrong: Change, right: Change, options?: ValidationOptions];

const unchanged: Change = [];
const text = (length: number) => 'x'.repeat(length);
const url = (length: number) => `https://www.example.com/${text(length - 24)}`;
const words = (count: number) => Array.from({ length: count }, (_, index) => `negative ${index}`);
const hours = (startHour: number, endHour: number, factor: number | null = 1) => ({
  weekday: 1,
  startHour,
  endHour,
  factor,
});
const factors = (factor: number | null) => ({ regions: [{ regionId: 31, factor }] });
const ownDomain = { domains: ['example.com'] };

/** Adds copies of an empty row, all with different fields unless given. */
function added(kind: RowKind, count: number, fields: (index: number) => object = () => ({})): DraftCommand[] {
  const parentId = { campaign: rootId, unit: 'campaign-1' }[kind as string] ?? 'unit-1';
  const rows = Array.from({ length: count }, (_, index) => ({
    ...emptyFields[kind],
    id: `more-${index}`,
    ...fields(index),
  }));
  return [addOf(kind, [{ parentId, rows }])];
}
const removed = (...kinds: RowKind[]): DraftCommand[] =>
  kinds.map((kind) => ({ type: 'remove', kind, ids: [`${kind}-1`] }));
/** Fields of the campaign, and of its unit. */
const unitOf = (campaign: object, unit: object): DraftCommand[] => [
  updateOf('campaign', 'campaign-1', { ...campaign }),
  updateOf('unit', 'unit-1', { ...unit }),
];
const app = { marketingTarget: 'app' };
const renamed = (name: string): DraftCommand[] => [{ type: 'rename', name }];
/** A keyword in a second unit, of the same campaign or of another one. */
const elsewhere = (keyword: string, campaignId: string): DraftCommand[] => [
  ...added('campaign', 1, () => ({ campaignName: 'second' })),
  addOf('unit', [{ parentId: campaignId, rows: [{ ...emptyFields.unit, id: 'other-unit' }] }]),
  addOf('keyword', [{ parentId: 'other-unit', rows: [{ ...emptyFields.keyword, id: 'other', keyword }] }]),
];

/** Cases of invalid URLs in a field. */
const urlCases = (field: string): Case[] => [
  ['url_invalid', { [field]: 'www.example.com' }, { [field]: 'https://www.example.com' }],
  ['url_protocol', { [field]: 'ftp://example.com' }, { [field]: 'http://example.com' }],
  ['url_credentials', { [field]: 'https://me:x@example.com' }, { [field]: 'https://example.com/@me:x' }],
];
const domainCase = (field: string): Case => [
  'url_domain',
  { [field]: 'https://example.com.org' },
  { [field]: 'https://m.example.com' },
  ownDomain,
];
const lengthCases = (field: string, { min, max }: { min?: number; max: number }): Case[] => [
  ['too_long', { [field]: text(max + 1) }, { [field]: text(max) }],
  ...(min === undefined ? [] : [['too_short', { [field]: text(min - 1) }, { [field]: text(min) }] as Case]),
];

const cases: Readonly<Record<string, readonly Case[]>> = {
  'draft-name-required': [['draft_name_required', renamed(' '), renamed('x')]],
  'campaign-required': [['no_campaigns', removed('campaign'), unchanged]],

  'budget-range': [
    ['budget_range', { budget: 49.99 }, { budget: 50 }],
    ['budget_range', { budget: null }, { budget: null, budgetType: 1 }],
    ['budget_range', { budget: 10_000_000.01 }, { budget: 10_000_000 }],
    ['budget_range', { budget: NaN }, { budget: NaN, budgetType: 1 }],
    ['budget_range', { budget: Infinity }, { budget: 10_000_000 }],
  ],
  'campaign-decimals': [
    ['amount_decimals', { budget: 88.888 }, { budget: 88.88 }],
    ['amount_decimals', { budget: 88.888 }, { budget: 88.888, budgetType: 1 }],
    ['amount_decimals', { bid: 1.005 }, { bid: 1.01 }],
    ['amount_decimals', { bid: 1.2345 }, { bid: 1.2345, bidMode: 'maximumClicks' }],
    ['factor_decimals', factors(1.255), factors(1.25)],
    [
      'factor_decimals',
      { scheduleType: 2, schedule: [hours(1, 2, 1.255)] },
      { scheduleType: 2, schedule: [hours(1, 2, 1.29)] },
    ],
  ],
  'unit-decimals': [['amount_decimals', { bid: 1.2345 }, { bid: null }]],
  'keyword-decimals': [['amount_decimals', { bid: 1.2345 }, { bid: 4.35 }]],
  'business-required': [
    ['business_required', { businessPointId: '' }, { businessPointId: '', isBrandOnly: true }],
  ],
  'campaign-bid': [
    ['bid_range', { bid: 0 }, { bid: 0.01 }],
    ['bid_range', { bid: 1_000 }, { bid: 999.99, budget: 1_000 }],
    ['bid_range', { bid: null }, { bid: null, bidMode: 'maximumClicks' }],
    ['bid_range', { bid: 0.09, bidMode: 'conversion' }, { bid: 0.1, bidMode: 'conversion' }],
    ['bid_range', { bid: NaN }, { bid: NaN, bidMode: 'maximumClicks' }],
    ['bid_over_budget', { bid: 200.01 }, { bid: 200 }],
  ],
  'campaign-content': [['campaign_without_units', removed('unit'), unchanged]],
  'campaign-name-length': lengthCases('campaignName', providerLimits.campaignName),
  'campaign-name-required': [['campaign_name_required', { campaignName: ' ' }, { campaignName: 'x' }]],
  'device-allowed': [
    ['device_not_allowed', { marketingTarget: 'app', device: 1 }, { marketingTarget: 'app', device: 2 }],
  ],
  regions: [
    ['region_required', { regions: [] }, factors(null)],
    [
      'region_unknown',
      { regions: [{ regionId: 999_999, factor: 1 }] },
      { regions: [{ regionId: 9_001, factor: 1 }] },
    ],
    ['region_factor', factors(NaN), factors(null)],
    ['region_factor', factors(0.99), factors(1)],
    ['region_factor', factors(10.01), factors(10)],
  ],
  'regions-together': [
    [
      'regions_apart',
      { regions: [{ regionId: 9002, factor: 1 }] },
      { regions: [9001, ...regionsTakenTogether].map((regionId) => ({ regionId, factor: null })) },
    ],
    [
      'regions_apart',
      { regions: regionsTakenTogether.map((regionId, at) => ({ regionId, factor: at === 0 ? 2 : 1 })) },
      { regions: regionsTakenTogether.map((regionId) => ({ regionId, factor: 2 })) },
    ],
  ],
  schedule: [
    ['schedule_required', { schedule: [] }, { schedule: [], scheduleType: 1 }],
    [
      'schedule_window',
      { schedule: [hours(8, 10), hours(9, 11)] },
      { schedule: [hours(8, 10), hours(10, 11)] },
    ],
    ['schedule_window', { schedule: [hours(10, 10)] }, { schedule: [hours(10, 11)] }],
    ['schedule_factor', { schedule: [hours(8, 9, 0.09)] }, { schedule: [hours(8, 9, 0.1)] }],
    ['schedule_factor', { schedule: [hours(8, 9, 10.01)] }, { schedule: [hours(8, 9, null)] }],
  ],
  'shop-platform': [
    ['shop_platform_required', { marketingTarget: 'shop' }, { marketingTarget: 'shop', shopPlatform: 'jd' }],
    ['shop_platform_unused', { shopPlatform: 'jd' }, unchanged],
  ],
  'unit-count': [['too_many_units', added('unit', 1_000), added('unit', 999)]],
  'campaign-count': [['too_many_campaigns', added('campaign', 100), added('campaign', 99)]],
  'campaign-name-duplicate': [
    [
      'name_duplicate',
      added('campaign', 1, () => ({ campaignName: ' 北海道冬季 ' })),
      added('campaign', 1, () => ({ campaignName: '北海道夏季' })),
    ],
  ],

  'app-known': [
    [
      'app_unknown',
      unitOf(app, { iosUrl: 'https://apps.apple.com/cn/app/tea', androidApp: 'com.example.tea' }),
      unitOf(app, { iosUrl: 'https://apps.apple.com/cn/app/tea/id414478124', androidApp: 'com.example.tea' }),
    ],
    ['app_unknown', unitOf(app, { androidApp: 'com.example.tea' }), unitOf(app, { androidApp: '414478124' })],
    ['app_unknown', unitOf(app, { iosUrl: 'https://example.com/id' }), { iosUrl: 'https://example.com/id' }],
  ],
  'creative-count': [['too_many_creatives', added('creative', 50), added('creative', 49)]],
  'final-url-length': [
    [
      'url_too_long',
      { pcFinalUrl: url(1_024), monitorSuffix: 'x' },
      { pcFinalUrl: url(1_024), monitorSuffix: '' },
    ],
  ],
  'final-url-required': [
    ['mobile_url_required', { mobileFinalUrl: '' }, { pcFinalUrl: '' }],
    [
      'pc_url_required',
      unitOf({ device: 1 }, { pcFinalUrl: '' }),
      unitOf({ device: 1 }, { mobileFinalUrl: '' }),
    ],
    ['app_required', unitOf(app, {}), unitOf(app, { androidApp: 'com.example' })],
  ],
  'final-url-valid': [...urlCases('pcFinalUrl'), ...urlCases('mobileFinalUrl'), domainCase('pcFinalUrl')],
  'ios-url-length': [['too_long', { iosUrl: url(256) }, { iosUrl: url(255) }]],
  'ios-url-valid': urlCases('iosUrl'),
  'keyword-count': [['too_many_keywords', added('keyword', 5_000), added('keyword', 4_999)]],
  'negative-blocks-keyword': [
    ['negative_blocks_keyword', { phraseNegatives: ['北海道'] }, { exactNegatives: ['北海道'] }],
    ['negative_blocks_keyword', { exactNegatives: [' 北海道滑雪'] }, { phraseNegatives: ['滑雪板'] }],
  ],
  'negative-count': [
    ['too_many_negatives', { phraseNegatives: words(201) }, { phraseNegatives: words(200) }],
    ['too_many_negatives', { exactNegatives: words(201) }, { exactNegatives: words(200) }],
  ],
  'negative-duplicate': [
    [
      'negative_duplicate',
      { phraseNegatives: ['JR Pass', 'ｊｒ  pass'] },
      { phraseNegatives: ['JR Pass'], exactNegatives: ['JR Pass'] },
    ],
  ],
  'negative-length': [
    ['negative_too_long', { exactNegatives: ['雪'.repeat(21)] }, { exactNegatives: ['雪'.repeat(20)] }],
  ],
  'negative-visible': [
    [
      'negative_invisible',
      { phraseNegatives: ['免费'], exactNegatives: ['ca\u{200B}sino'] },
      { phraseNegatives: ['免费'], exactNegatives: ['casino'] },
    ],
  ],
  'pictures-required': [['pictures_required', removed('picture'), removed('picture', 'creative')]],
  'unit-bid': [
    ['bid_range', { bid: 0 }, { bid: null }],
    ['bid_range', { bid: 1_000 }, { bid: 200 }],
    ['bid_range', { bid: NaN }, { bid: null }],
    ['bid_over_budget', { bid: 200.01 }, { bid: 200 }],
    [
      'bid_over_budget',
      unitOf({ budget: 50 }, { bid: 50.01 }),
      unitOf({ budget: null, budgetType: 1 }, { bid: 999.99 }),
    ],
  ],
  'unit-content': [
    ['unit_without_creatives', removed('creative'), unchanged],
    [
      'unit_without_keywords',
      [...removed('keyword'), updateOf('unit', 'unit-1', { isAutoTargeted: false })],
      removed('keyword'),
    ],
  ],
  'unit-name-length': lengthCases('adgroupName', providerLimits.adgroupName),
  'unit-name-required': [['unit_name_required', { adgroupName: '' }, { adgroupName: 'x' }]],
  'unit-name-duplicate': [
    [
      'name_duplicate',
      added('unit', 1, () => ({ adgroupName: '滑雪套餐' })),
      added('unit', 1, () => ({ adgroupName: '温泉套餐' })),
    ],
  ],

  'keyword-bid': [
    ['bid_range', { bid: 0 }, { bid: null }],
    ['bid_range', { bid: 1_000 }, { bid: 200 }],
    ['bid_range', { bid: NaN }, { bid: null }],
    ['bid_over_budget', { bid: 200.01 }, { bid: 200 }],
  ],
  'keyword-braces': [
    ['braces_match_type', { keyword: '{滑雪}套餐' }, { keyword: '{滑雪}套餐', matchType: 'smart' }],
    ['braces_match_type', { keyword: '滑雪}', matchType: 'exact' }, { keyword: '滑雪', matchType: 'exact' }],
    ...['{滑雪', '滑雪}'].map((keyword): Case => {
      return [
        'braces_unbalanced',
        { keyword, matchType: 'smart' },
        { keyword: '滑{雪}', matchType: 'smart' },
      ];
    }),
    ...['{}滑雪', '{ }滑雪', '{滑}{雪}', '{滑{雪}'].map((keyword): Case => {
      return ['core_word', { keyword, matchType: 'smart' }, { keyword: '{滑雪}', matchType: 'smart' }];
    }),
  ],
  'keyword-visible': [
    ['invisible_character', { keyword: 'ca\u{200B}sino' }, { keyword: 'casino' }],
    ['invisible_character', { keyword: '\u{FEFF}滑雪' }, { keyword: '滑雪 👨‍👩‍👧' }],
    ['invisible_character', { keyword: '滑雪\u{200D}' }, { keyword: '　滑雪' }],
  ],
  'keyword-contains-sensitive': [
    ['contains_sensitive_word', { keyword: '北海道赌场滑雪' }, { keyword: '赌场' }],
    ['contains_sensitive_word', { keyword: '北海道赌\u{2060}场滑雪' }, { keyword: '北海道滑雪场' }],
  ],
  'keyword-length': lengthCases('keyword', providerLimits.keyword),
  'keyword-required': [
    ['keyword_required', { keyword: ' ' }, { keyword: 'x' }],
    ['keyword_required', { keyword: '\u{200B}' }, { keyword: 'x' }],
  ],
  'keyword-sensitive': [['sensitive_word', { keyword: '赌场' }, { keyword: '北海道赌场滑雪' }]],
  'keyword-duplicate': [
    [
      'keyword_duplicate',
      added('keyword', 1, () => ({ keyword: ' 北海道滑雪' })),
      added('keyword', 1, () => ({ keyword: '北海道 滑雪' })),
    ],
    [
      'keyword_duplicate',
      added('keyword', 1, () => ({ keyword: '北海道\u{200B}滑雪' })),
      added('keyword', 1, () => ({ keyword: '北海道\u{3000}滑雪' })),
    ],
  ],
  'keyword-in-other-unit': [
    ['duplicate_in_campaign', elsewhere('北海道滑雪', 'campaign-1'), elsewhere('北海道温泉', 'campaign-1')],
    ['duplicate_in_draft', elsewhere('北海道滑雪', 'more-0'), elsewhere('北海道温泉', 'more-0')],
  ],

  'creative-sensitive': [
    ['contains_sensitive_word', { title: '全国第一北海道滑雪' }, { title: '全国各地北海道滑雪' }],
  ],
  'creative-theme': [
    ['theme_required', { pictureTheme: '' }, unchanged],
    ['theme_unknown', { pictureTheme: '温泉' }, { pictureTheme: '雪景' }],
  ],
  'creative-visible': [
    ['invisible_character', { title: '北海道滑雪\u{AD}五天四晚' }, { title: '北海道滑雪-五天四晚' }],
  ],
  'creative-url-length': ['pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl'].map((field) => [
    'url_too_long',
    { [field]: url(1_025) },
    { [field]: url(1_024) },
  ]),
  'creative-url-valid': [...urlCases('pcFinalUrl'), ...urlCases('mobileFinalUrl'), domainCase('pcFinalUrl')],
  'description-advice': [
    ['description_short', { description1: text(29) }, { description1: text(30), description2: text(71) }],
    [
      'descriptions_short',
      { description1: text(50), description2: text(50) },
      { description1: text(50), description2: text(51) },
    ],
  ],
  'description1-length': lengthCases('description1', providerLimits.description1),
  'description1-required': [['description_required', { description1: ' ' }, { description1: 'x' }]],
  'description2-length': lengthCases('description2', providerLimits.description2),
  'region-wildcard-place': [
    ['region_wildcard_place', { title: '去{地域}滑雪五天四晚' }, { title: '{地域}滑雪五天四晚' }],
    ['region_wildcard_place', { description1: '{地域}滑雪五天四晚' }, { description1: '{城市}滑雪五天四晚' }],
  ],
  'title-length': lengthCases('title', providerLimits.title),
  'title-required': [['title_required', { title: ' ' }, { title: 'x' }]],
  'wildcard-braces': [
    ['braces_unbalanced', { title: '{北海道滑雪五天' }, { title: '{北海道}滑雪五天' }],
    ['braces_unbalanced', { title: '北海道}滑雪五天' }, { title: '北海道滑雪五天' }],
    ['braces_nested', { title: '{北海{道}}滑雪' }, { title: '{北海}{道}滑雪' }],
    ['wildcard_empty', { title: '北海道滑雪{}' }, { title: '北海道{滑雪}' }],
  ],
  'wildcard-overflow': [
    // the unit's keyword is 10 long
    ['wildcard_overflow', { title: `{雪}${text(41)}` }, { title: `{雪}${text(40)}` }],
  ],
  'creative-duplicate': [
    [
      'creative_duplicate',
      added('creative', 2, () => ({ title: 'same' })),
      added('creative', 2, (index) => ({ title: 'same', description2: `${index}` })),
    ],
  ],

  'picture-image-required': [['picture_required', { imageId: '' }, unchanged]],
  'picture-theme-required': [['theme_required', { theme: '' }, unchanged]],
};

const rules = allRules();

it('has cases for every rule, and for every finding of it', () => {
  const found = Object.entries(cases).flatMap(([id, own]) => own.map(([code]) => `${id} ${code}`));
  const wanted = rules.flatMap(({ id, codes }) => codes.map((code) => `${id} ${code}`));
  expect([...new Set(found)].toSorted()).toEqual(wanted.toSorted());
});

it.each(rules.flatMap((rule) => (cases[rule.id] ?? []).map((each) => [rule, each] as const)))(
  '$0.id: $1.0',
  ({ id, appliesTo, severity }, [code, wrong, right, options]) => {
    const findingsAfter = (change: Change) => {
      const commands = isCommands(change)
        ? change
        : [updateOf(appliesTo as RowKind, `${appliesTo}-1`, change)];
      const draft = commands.reduce((next, command) => applyCommand(next, command).draft, exampleDraft());
      return validateDraft(draft, options).filter(({ ruleId }) => ruleId === id);
    };
    expect(findingsAfter(wrong)).toContainEqual(expect.objectContaining({ code, severity }));
    expect(findingsAfter(right)).toEqual([]);
  },
);

it('needs no rule for pauses: whole hours never make more than the provider allows', () => {
  expect(24 / 2).toBeLessThanOrEqual(providerLimits.pausesPerDay.max);
});

function isCommands(change: Change): change is readonly DraftCommand[] {
  return Array.isArray(change);
}
