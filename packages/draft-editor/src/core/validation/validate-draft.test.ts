import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { addOf, updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import { emptyDraft, type Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rowKinds, type Row, type RowKind } from '../model/rows';
import { issuesOfUpload, openIssues, rollUpIssues } from './draft-issues';
import { issueKey, withWaivers } from './issue';
import type { ValidationOptions } from './rule-options';
import { createValidator, validateDraft } from './validate-draft';

const apply = (draft: Draft, ...commands: Parameters<typeof applyCommand>[1][]) =>
  commands.reduce((next, command) => applyCommand(next, command).draft, draft);

/** The issues of the example after a change of one row, as `rule code field`, without advice. */
function issuesAfter(kind: RowKind, changes: object, options?: Partial<ValidationOptions>): string[] {
  const draft = apply(exampleDraft(), updateOf(kind, `${kind}-1`, { ...changes }));
  return validateDraft(draft, { limits: exampleLimits, ...options })
    .filter(({ severity }) => severity !== 'advice')
    .map(({ code, field = '' }) => `${code} ${field}`);
}

it('finds nothing but advice in the example', () => {
  expect(validateDraft(exampleDraft(), { limits: exampleLimits })).toEqual([]);
  expect(validateDraft(emptyDraft(), { limits: exampleLimits }).map(({ code }) => code)).toEqual([
    'draft_name_required',
    'no_campaigns',
  ]);
});

it('needs no campaign if the upload removes items', () => {
  const codesOf = (draft: Draft, isRemoving: boolean) => {
    const checked = createValidator({ limits: exampleLimits }).check(draft);
    return issuesOfUpload(checked, { isRemoving })
      .list()
      .map(({ code }) => code);
  };
  const empty = apply(emptyDraft(), { type: 'rename', name: 'Undo' });
  expect([codesOf(empty, false), codesOf(empty, true)]).toEqual([['no_campaigns'], []]);
  expect(codesOf(emptyDraft(), true)).toEqual(['draft_name_required']);
  const wrong = apply(exampleDraft(), updateOf('keyword', 'keyword-1', { bid: 0 }));
  expect(codesOf(wrong, true)).toEqual(codesOf(wrong, false));
});

it('locates issues, and has empty parameters if there are none', () => {
  const draft = apply(
    exampleDraft(),
    { type: 'rename', name: '' },
    updateOf('keyword', 'keyword-1', { bid: 0 }),
  );
  expect(validateDraft(draft, { limits: exampleLimits }).map(({ path, params }) => [path, params])).toEqual([
    ['name', {}],
    ['keyword.keyword-1.bid', { min: 0.01, max: 999.99 }],
  ]);
  const withoutCreative = apply(exampleDraft(), { type: 'remove', kind: 'creative', ids: ['creative-1'] });
  expect(validateDraft(withoutCreative, { limits: exampleLimits }).map(({ path }) => path)).toEqual([
    'unit.unit-1',
  ]);
  expect(validateDraft(emptyDraft(), { limits: exampleLimits }).map(({ path }) => path)).toEqual([
    'name',
    '',
  ]);
});

const url = (length: number) => `https://www.example.com/${'x'.repeat(length - 24)}`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `negative ${index}`);
const hours = (...windows: [number, number, number?][]) => ({
  schedule: windows.map(([startHour, endHour, factor = 1]) => ({ weekday: 1, startHour, endHour, factor })),
});

describe.each<[RowKind, [object, string[]][]]>([
  [
    'campaign',
    [
      [{ campaignName: ' ' }, ['campaign_name_required campaignName']],
      [{ campaignName: '北'.repeat(15) }, []],
      [{ campaignName: '北'.repeat(16) }, ['too_long campaignName']],
      [{ businessPointId: '' }, ['business_required businessPointId']],
      [{ businessPointId: '', isBrandOnly: true }, []],
      [{ marketingTarget: 'shop' }, ['shop_platform_required shopPlatform']],
      [{ marketingTarget: 'shop', shopPlatform: 'jd', device: 2 }, []],
      [{ shopPlatform: 'jd' }, ['shop_platform_unused shopPlatform']],
      [{ marketingTarget: 'shop', shopPlatform: 'shopBuilder', device: 1 }, ['device_not_allowed device']],
      [{ marketingTarget: 'shop', shopPlatform: 'taobao', device: 1 }, []],
      [{ budget: 49.99 }, ['budget_range budget']],
      [{ budget: 50 }, []],
      [{ budget: 10_000_000.01 }, ['budget_range budget']],
      [{ budget: null }, ['budget_range budget']],
      [{ budget: null, budgetType: 1 }, []],
      [{ bid: 0 }, ['bid_range bid']],
      [{ bid: 999.99, budget: 1000 }, []],
      [{ bid: 1000, budget: 2000 }, ['bid_range bid']],
      [{ bid: 201 }, ['bid_over_budget bid']],
      [{ bid: null }, ['bid_range bid']],
      [{ bid: null, bidMode: 'maximumClicks' }, []],
      [{ bid: 9_999, bidMode: 'conversion', budget: 10_000 }, []],
      [{ regions: [] }, ['region_required regions']],
      [{ regions: [{ regionId: 31, factor: 0.99 }] }, ['region_factor regions']],
      [{ regions: [{ regionId: 31, factor: 10 }] }, []],
      [{ schedule: [] }, ['schedule_required schedule']],
      [{ schedule: [], scheduleType: 1 }, []],
      [hours([8, 10], [9, 11]), ['schedule_window schedule']],
      [hours([10, 10]), ['schedule_window schedule']],
      [hours([8, 10, 0.09]), ['schedule_factor schedule']],
      [hours([8, 10, 0.1], [10, 12, 10]), []],
    ],
  ],
  [
    'unit',
    [
      [{ adgroupName: '' }, ['unit_name_required adgroupName']],
      [{ adgroupName: 'x'.repeat(31) }, ['too_long adgroupName']],
      [{ pcFinalUrl: '' }, []],
      [{ mobileFinalUrl: '' }, ['mobile_url_required mobileFinalUrl']],
      [{ mobileFinalUrl: 'example.com' }, ['url_invalid mobileFinalUrl']],
      [{ mobileFinalUrl: 'ftp://example.com' }, ['url_protocol mobileFinalUrl']],
      [{ mobileFinalUrl: 'https://me:x@example.com' }, ['url_credentials mobileFinalUrl']],
      [{ mobileFinalUrl: url(1024), monitorSuffix: '' }, []],
      [{ mobileFinalUrl: url(1024), monitorSuffix: 'x' }, ['url_too_long mobileFinalUrl']],
      [{ iosUrl: url(255) }, []],
      [{ iosUrl: url(256) }, ['too_long iosUrl']],
      [{ bid: 0 }, ['bid_range bid']],
      [{ bid: 0.01 }, []],
      [{ phraseNegatives: numbered(200), exactNegatives: numbered(200) }, []],
      [{ phraseNegatives: numbered(201) }, ['too_many_negatives phraseNegatives']],
      [{ exactNegatives: ['雪'.repeat(20)] }, []],
      [{ exactNegatives: ['雪'.repeat(21)] }, ['negative_too_long exactNegatives']],
      [{ phraseNegatives: ['JR Pass', 'ｊｒ  pass'] }, ['negative_duplicate phraseNegatives']],
      [{ phraseNegatives: ['pass'], exactNegatives: ['pass'] }, []],
      [{ phraseNegatives: ['北海道'] }, ['negative_blocks_keyword phraseNegatives']],
      [{ exactNegatives: ['北海道'] }, []],
      [{ exactNegatives: [' 北海道滑雪'] }, ['negative_blocks_keyword exactNegatives']],
    ],
  ],
  [
    'keyword',
    [
      [{ keyword: '' }, ['keyword_required keyword']],
      // as long as allowed, therefore too long for the title's wildcard
      [{ keyword: '雪'.repeat(20) }, ['wildcard_overflow title']],
      [{ keyword: '雪'.repeat(21) }, ['too_long keyword']],
      [{ keyword: '赌场' }, ['sensitive_word keyword']],
      [{ keyword: ' '.repeat(50) }, ['keyword_required keyword']],
      [{ keyword: '北海道赌场滑雪' }, ['contains_sensitive_word keyword']],
      [{ bid: 1000 }, ['bid_range bid']],
    ],
  ],
  [
    'creative',
    [
      [{ title: ' ' }, ['title_required title']],
      [{ title: ' '.repeat(60) }, ['title_required title']],
      [{ title: '' }, ['title_required title']],
      [{ title: '12345678' }, ['too_short title']],
      [{ title: '123456789' }, []],
      [{ title: '雪'.repeat(25) }, []],
      [{ title: `${'雪'.repeat(25)}x` }, ['too_long title']],
      [{ title: '出发去 {地域} 滑雪吧' }, ['region_wildcard_place title']],
      [{ description2: '{地域}滑雪' }, ['region_wildcard_place description2']],
      [{ title: '{北海道滑雪五天四晚' }, ['braces_unbalanced title']],
      [{ title: '{北海{道}}滑雪五天四晚' }, ['braces_nested title']],
      [{ title: '北海道滑雪五天四晚{}' }, ['wildcard_empty title']],
      [{ title: `{雪}${'雪'.repeat(22)}` }, ['wildcard_overflow title']],
      [{ description1: '' }, ['description_required description1']],
      [{ description1: '雪'.repeat(41) }, ['too_long description1']],
      [{ description2: '雪'.repeat(41) }, ['too_long description2']],
      [{ title: '全国第一北海道滑雪' }, ['contains_sensitive_word title']],
      [{ pictureTheme: '' }, ['theme_required pictureTheme']],
      [{ pictureTheme: '温泉' }, ['theme_unknown pictureTheme']],
      [{ miniProgramUrl: 'x'.repeat(1025) }, ['url_too_long miniProgramUrl']],
    ],
  ],
  [
    'picture',
    [
      [{ imageId: '' }, ['picture_required imageId']],
      [{ theme: '' }, ['theme_unknown pictureTheme', 'theme_required theme']],
    ],
  ],
])('of a %s', (kind, cases) => {
  it.each(cases)('%j the rules find %j', (changes, expected) => {
    expect(issuesAfter(kind, changes)).toEqual(expected);
  });
});

it('checks registered domains and lengths in code points, on request', () => {
  expect(issuesAfter('unit', {}, { domains: ['example.com'] })).toEqual([]);
  expect(issuesAfter('unit', {}, { domains: ['example.org'] })).toEqual([
    'url_domain pcFinalUrl',
    'url_domain mobileFinalUrl',
  ]);
  expect(issuesAfter('creative', { title: '雪'.repeat(8) })).toEqual([]);
  expect(
    issuesAfter(
      'creative',
      { title: '雪'.repeat(8) },
      { limits: { ...exampleLimits, title: { ...exampleLimits.title, unit: 'codePoint' } } },
    ),
  ).toEqual(['too_short title']);
});

it('advises longer descriptions, and reports no error', () => {
  const draft = apply(exampleDraft(), updateOf('creative', 'creative-1', { description1: '雪'.repeat(14) }));
  expect(validateDraft(draft, { limits: exampleLimits })).toMatchObject([
    {
      severity: 'advice',
      code: 'description_short',
      params: { min: 30, length: 28, lengthUnit: 'halfWidth' },
    },
  ]);
});

const keywordRow = (id: string, keyword: string): Row<'keyword'> => ({ ...emptyFields.keyword, id, keyword });
const unitRow = (id: string): Row<'unit'> => ({ ...emptyFields.unit, id, adgroupName: id });

it('distinguishes duplicates in the unit, the campaign and the draft', () => {
  const campaign = { ...emptyFields.campaign, id: 'campaign-2', campaignName: 'second' };
  const draft = apply(
    exampleDraft(),
    addOf('campaign', [{ parentId: '', rows: [campaign] }]),
    addOf('unit', [
      { parentId: 'campaign-1', rows: [unitRow('near')] },
      { parentId: 'campaign-2', rows: [unitRow('far')] },
    ]),
    addOf('keyword', [
      { parentId: 'unit-1', rows: [keywordRow('same', ' 北海道滑雪')] },
      { parentId: 'near', rows: [keywordRow('b', 'JR Pass')] },
      { parentId: 'unit-1', rows: [keywordRow('a', 'jr  ｐass')] },
      { parentId: 'far', rows: [keywordRow('c', '札幌'), keywordRow('d', '北海道滑雪')] },
    ]),
  );
  const found = validateDraft(draft, { limits: exampleLimits })
    .filter(({ code }) => code.includes('duplicate'))
    .map(({ code, id, severity }) => `${severity} ${code} ${id}`);
  expect(found.toSorted()).toEqual([
    'error keyword_duplicate same',
    'warning duplicate_in_campaign a',
    'warning duplicate_in_campaign b',
    'warning duplicate_in_draft d',
    'warning duplicate_in_draft keyword-1',
    'warning duplicate_in_draft same',
  ]);
});

it('finds the same in steps as from scratch, over 3,000 random commands', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const newId = idSource('n');
      const validator = createValidator({ limits: exampleLimits });
      let draft = exampleDraft();
      for (let step = 0; step < 100; step++) {
        draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
        const issues = validator.check(draft);
        if (step % 5 > 0) continue;
        const list = createValidator({ limits: exampleLimits }).check(draft).list();
        expect(issues.list()).toEqual(list);
        for (const kind of ['draft', ...rowKinds] as const) {
          const errors = list.filter((issue) => issue.kind === kind && issue.severity === 'error');
          expect(issues.counts(kind).error).toBe(errors.length);
          if (kind !== 'draft') expect(issues.firstError(kind)).toEqual(errors[0]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

it('counts issues by their campaigns and units', () => {
  const draft = apply(exampleDraft(), updateOf('keyword', 'keyword-1', { keyword: '' }));
  const issues = createValidator({ limits: exampleLimits }).check(draft);
  expect(issues.counts()).toEqual({ error: 1, warning: 0, advice: 0 });
  expect(issues.of('keyword', 'keyword-1')).toHaveLength(1);
  expect(issues.of('unit', 'unit-1')).toEqual([]);
  expect([issues.counts('keyword').error, issues.counts('unit').error]).toEqual([1, 0]);
  const counts = rollUpIssues(issues);
  const errors = ['campaign-1', 'unit-1', 'keyword unit-1', 'creative unit-1'].map(
    (key) => counts.get(key)?.error,
  );
  expect(errors).toEqual([1, 1, 1, 0]);
});

it('lets a warning be waived, and no error', () => {
  const draft = apply(
    exampleDraft(),
    updateOf('keyword', 'keyword-1', { keyword: '北海道赌场滑雪'.repeat(4) }),
  );
  const issues = createValidator({ limits: exampleLimits }).check(draft).list();
  expect(issues.map(({ severity }) => severity)).toEqual(['warning', 'error']);
  const waivers = issues.map((issue) => ({
    key: issueKey(issue),
    reason: 'checked',
    who: 'linwei',
    when: 'now',
  }));
  expect(withWaivers(issues, waivers).map(({ waiver }) => waiver?.reason)).toEqual(['checked', undefined]);
  const open = openIssues(createValidator({ limits: exampleLimits }).check(draft), waivers);
  expect(open.counts()).toEqual({ error: 1, warning: 0, advice: 0 });
  expect(open.list()).toEqual(issues.slice(1));
  expect(open.of('keyword', 'keyword-1')).toEqual(issues.slice(1));
});
