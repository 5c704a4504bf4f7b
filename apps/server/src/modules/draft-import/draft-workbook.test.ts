import { limitsOf } from '@meridian/api-client/contract';
import {
  applyCommand,
  businessTree,
  childrenOf,
  createDraftBuilder,
  detectSheets,
  draftWorkbook,
  emptyDraft,
  emptyFields,
  findRegion,
  hourTableOf,
  keyOfText,
  planImport,
  regionTree,
  rootId,
  windowsOf,
  type Draft,
  type ImportPlan,
  type LibraryPictureName,
  type RowFields,
  type RowKind,
} from '@meridian/draft-editor/core';
import { toSpreadsheetSheets } from '@meridian/draft-editor/workbooks';
import { languages, type Language } from '@meridian/i18n/core';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesInMemory } from '../../kits/workbooks/read/byte-source';
import { readSources } from '../../kits/workbooks/read/read-sources';

const businesses = businessTree({
  ids: ['1', '2', '3', '4', '5', '6'],
  names: ['教育', '培训', '旅游', '培训', '签证/移民', '培训'],
  parents: [-1, 0, -1, 2, 2, 2],
  leaves: [false, true, false, true, true, true],
  initials: ['jy', 'px', 'ly', 'px', 'qz', 'px'],
});
const picture = (id: string, name: string, theme: string | null): LibraryPictureName => ({
  id,
  name,
  theme,
  ratio: id.endsWith('w') ? '1.61:1' : '1:1',
});
/** Names that occur once, in two themes, and twice in one theme; one looks like another's file name. */
const library = [
  picture('p1w', '滑雪 海报', '滑雪'),
  picture('p2', 'onsen', '滑雪'),
  picture('p3', 'Onsen', '温泉'),
  picture('p4w', 'crop', '温泉'),
  picture('p5', 'crop', '温泉'),
  picture('p6', 'onsen.jpg', null),
  picture('p7', '00123', null),
];

/** Exports a draft to a file and plans the file's import into another draft. */
async function roundTrip(draft: Draft, language: Language, into = emptyDraft()): Promise<ImportPlan> {
  const workbook = draftWorkbook(draft, {
    language,
    businesses,
    pictures: library,
  });
  const bytes = await writeXlsx({ sheets: toSpreadsheetSheets(workbook) });
  const [source] = await readSources(bytesInMemory(bytes), { maxRows: 1_000 });
  const sheets = (source?.tables ?? []).map(({ sheet, rows }) => {
    const cells = new Map([...rows].map((row) => [row.number, row.cells]));
    const count = Math.max(0, ...cells.keys());
    return { name: sheet ?? '', rows: Array.from({ length: count }, (_, at) => cells.get(at + 1) ?? []) };
  });
  const content = { sheets };
  return planImport(into, content, detectSheets(content), {
    limits: limitsOf('baidu'),
    newId: randomUUID,
    businesses,
    pictures: library,
  });
}

const imported = ({ command }: ImportPlan) =>
  command ? applyCommand(emptyDraft(), command).draft : emptyDraft();

/** Rows without ids, each with its children. */
function rowsBelow(draft: Draft, kind: RowKind = 'campaign', parentId = rootId): unknown[] {
  return childrenOf<RowKind>(draft, kind, parentId).map(({ id, ...fields }) => {
    const kinds = {
      campaign: ['unit'],
      unit: ['keyword', 'creative', 'picture'],
    } as const;
    const below = kind === 'campaign' || kind === 'unit' ? kinds[kind] : [];
    return [fields, ...below.map((child) => rowsBelow(draft, child, id))];
  });
}

type Tree = { kind: RowKind; fields: RowFields; below: readonly Tree[] };

function draftOf(trees: readonly Tree[]): Draft {
  const builder = createDraftBuilder('draft');
  const add = (parentId: string, { kind, fields, below }: Tree) => {
    const id = randomUUID();
    builder.addRow(kind, parentId, { ...fields, id });
    for (const each of below) add(id, each);
  };
  // builders take parents before their children
  for (const tree of trees) add(rootId, tree);
  return builder.build();
}

const spellings = [
  ...[
    '=1+1',
    '+x',
    '-5',
    '@sum',
    '00123',
    '１２３',
    '1e5',
    'TRUE',
    '2026-01-02',
    "'quoted",
    '"quoted"',
    '""',
  ],
  ...[
    '👩‍👩‍👧 家庭',
    'a\u00A0b',
    'e\u0301',
    '_x0041_',
    '<b>&amp;</b>',
    'a\u0001b',
    'a\tb',
    'a;b；c',
    'a, b、c',
    '3.50',
    '50%',
    '不限',
    '{地域}出发',
  ],
];
const anyText = fc
  .oneof(fc.constantFrom(...spellings), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .map((text) => text.trim());
const aName = anyText.filter((text) => keyOfText(text) !== '');
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100));
const factor = fc.constantFrom(1, 1.2, 1.25, 10);
const cities = regionTree('china').flatMap(({ children }) =>
  children.flatMap((each) => [each, ...each.children]),
);
const regions = fc.uniqueArray(
  fc.record({
    regionId: fc.constantFrom(
      ...[...cities, ...regionTree('overseas')].flatMap((node) => node.regionId ?? []),
    ),
    factor,
  }),
  { maxLength: 6, selector: ({ regionId }) => regionId },
);
/** Regions as the console stores them, see `regionsOf`. */
const storedRegions = regions.filter((list) => {
  const ids = new Set(list.map(({ regionId }) => String(regionId)));
  return list.every(({ regionId }) => !ids.has(findRegion(String(regionId))?.parentId ?? ''));
});
const order = new Map([...cities, ...regionTree('overseas')].map(({ regionId }, index) => [regionId, index]));
const schedule = fc
  .array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      startHour: fc.integer({ min: 0, max: 11 }),
      endHour: fc.integer({ min: 12, max: 24 }),
      factor: fc.constantFrom(0.1, 1, 1.35, 10),
    }),
    { maxLength: 5 },
  )
  .map((windows) => windowsOf(hourTableOf(windows)));
const words = fc.uniqueArray(aName, { maxLength: 5, selector: keyOfText });

const campaignFields: fc.Arbitrary<RowFields<'campaign'>> = fc
  .record({
    campaignName: aName,
    marketingTarget: fc.constantFrom('website', 'app', 'shop'),
    shopPlatform: fc.option(fc.constantFrom('shopBuilder', 'taobao', 'jd', 'healthMall', 'other')),
    businessPointId: fc.constantFrom('', '2', '4', '5', '6'),
    isBrandOnly: fc.boolean(),
    device: fc.constantFrom(1, 2, 3),
    budgetType: fc.constantFrom(1, 2),
    budget: amount,
    bidMode: fc.constantFrom('click', 'conversion', 'maximumClicks'),
    bid: amount,
    regions: storedRegions.map((list) =>
      list.toSorted((a, b) => (order.get(a.regionId) ?? 0) - (order.get(b.regionId) ?? 0)),
    ),
    scheduleType: fc.constantFrom(1, 2),
    schedule,
    phraseNegatives: words,
    exactNegatives: words,
    isPaused: fc.boolean(),
  } satisfies { [Field in keyof RowFields<'campaign'>]: unknown })
  .map((fields) => ({
    ...fields,
    budget: fields.budgetType === 1 ? null : fields.budget,
    schedule: fields.scheduleType === 1 ? [] : fields.schedule,
  }));
const unitFields: fc.Arbitrary<RowFields<'unit'>> = fc.record({
  adgroupName: aName,
  isAutoTargeted: fc.boolean(),
  pcFinalUrl: anyText,
  mobileFinalUrl: anyText,
  monitorSuffix: anyText,
  iosUrl: anyText,
  androidApp: anyText,
  bid: amount,
  phraseNegatives: words,
  exactNegatives: words,
  isPaused: fc.boolean(),
});
const keywordFields: fc.Arbitrary<RowFields<'keyword'>> = fc.record({
  keyword: aName,
  matchType: fc.constantFrom('exact', 'phrase', 'smart'),
  bid: amount,
  isPaused: fc.boolean(),
});
const creativeFields: fc.Arbitrary<RowFields<'creative'>> = fc.record({
  title: aName,
  description1: anyText,
  description2: anyText,
  pcFinalUrl: anyText,
  mobileFinalUrl: anyText,
  miniProgramUrl: anyText,
  pictureTheme: anyText,
  isPaused: fc.boolean(),
});
const pictureFields: fc.Arbitrary<RowFields<'picture'>> = fc
  .record({
    at: fc.nat(library.length - 1),
    theme: fc.oneof(fc.constantFrom('滑雪', '温泉'), aName),
  })
  .map(({ at, theme }) => {
    const { id, ratio } = library[at] ?? { id: '', ratio: null };
    return { imageId: id, theme, ratio: ratio ?? '1:1' };
  });

const rowsOf = <Fields extends RowFields>(
  kind: RowKind,
  fields: fc.Arbitrary<Fields>,
  selector: (fields: Fields) => string,
  below: fc.Arbitrary<readonly Tree[]> = fc.constant([]),
) =>
  fc.uniqueArray(fc.record({ kind: fc.constant(kind), fields, below }), {
    maxLength: 3,
    selector: (tree) => selector(tree.fields),
  });
const below = fc
  .tuple(
    rowsOf('keyword', keywordFields, ({ keyword }) => keyOfText(keyword)),
    rowsOf('creative', creativeFields, ({ title, description1, description2 }) =>
      [title, description1, description2].map(keyOfText).join('\n'),
    ),
    rowsOf('picture', pictureFields, ({ imageId, theme }) => `${imageId}\n${keyOfText(theme)}`),
  )
  .map((lists) => lists.flat());
const units = rowsOf('unit', unitFields, ({ adgroupName }) => keyOfText(adgroupName), below);
const drafts = rowsOf('campaign', campaignFields, ({ campaignName }) => keyOfText(campaignName), units);

it('a draft has the same rows after export and import, in every language', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, fc.constantFrom(...languages), async (trees, language) => {
      const draft = draftOf(trees);
      const plan = await roundTrip(draft, language);
      expect(plan.rows.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
      expect(rowsBelow(imported(plan))).toEqual(rowsBelow(draft));
    }),
    { numRuns: 25 },
  );
});

it('a draft equals its own file, even if pictures were deleted from the library', async () => {
  const gone: Tree = {
    kind: 'picture',
    fields: { imageId: 'gone', theme: '滑雪', ratio: '1:1' },
    below: [],
  };
  const draft = draftOf([
    campaign({ regions: [{ regionId: 3413, factor: 1.2 }] }, [unit({ bid: 2.5 }, [gone])]),
  ]);
  for (const language of languages) {
    const { rows, command } = await roundTrip(draft, language, draft);
    expect([rows.map(({ state }) => state), command]).toEqual([['equal', 'equal', 'equal'], null]);
  }
});

const row = <Kind extends RowKind>(
  kind: Kind,
  own: Partial<RowFields<Kind>>,
  below: readonly Tree[] = [],
): Tree => ({
  kind,
  fields: { ...emptyFields[kind], ...own },
  below,
});
const campaign = (own: Partial<RowFields<'campaign'>>, below?: readonly Tree[]) =>
  row('campaign', { campaignName: 'a', ...own }, below);
const unit = (own: Partial<RowFields<'unit'>>, below?: readonly Tree[]) =>
  row('unit', { adgroupName: 'u', ...own }, below);
const inUnit = (...below: Tree[]) => campaign({}, [unit({}, below)]);
const hours = { weekday: 1, startHour: 8, endHour: 9 };

/** Rows that a workbook changes, as listed in docs/draft-workbooks.md: the draft before and after. */
const changed: Readonly<Record<string, [before: Tree, after: Tree]>> = {
  'the amount of an unlimited budget': [
    campaign({ budgetType: 1, budget: 90 }),
    campaign({ budgetType: 1, budget: null }),
  ],
  'the hours of an unlimited schedule': [
    campaign({ scheduleType: 1, schedule: [{ ...hours, factor: 1 }] }),
    campaign({ scheduleType: 1, schedule: [] }),
  ],
  'spaces around a text, and characters that nobody sees': [
    inUnit(row('keyword', { keyword: '\u00A0ski\u200B trip ' })),
    inUnit(row('keyword', { keyword: 'ski trip' })),
  ],
  'line breaks within a text': [
    inUnit(row('creative', { title: 'ski\ntrip' })),
    inUnit(row('creative', { title: 'ski trip' })),
  ],
  'negatives that are one': [
    campaign({}, [unit({ exactNegatives: ['ski', ' SKI'] })]),
    campaign({}, [unit({ exactNegatives: ['ski'] })]),
  ],
  'hours and regions without a factor': [
    campaign({
      scheduleType: 2,
      schedule: [{ ...hours, factor: null }],
      regions: [{ regionId: 31, factor: null }],
    }),
    campaign({
      scheduleType: 2,
      schedule: [{ ...hours, factor: 1 }],
      regions: [{ regionId: 31, factor: 1 }],
    }),
  ],
  'hours that touch': [
    campaign({
      scheduleType: 2,
      schedule: [8, 9].map((hour) => ({
        weekday: 1,
        startHour: hour,
        endHour: hour + 1,
        factor: 2,
      })),
    }),
    campaign({
      scheduleType: 2,
      schedule: [{ ...hours, endHour: 10, factor: 2 }],
    }),
  ],
  'a picture without a theme, and its ratio': [
    inUnit(row('picture', { imageId: 'p3', theme: '', ratio: '1.61:1' })),
    inUnit(row('picture', { imageId: 'p3', theme: '温泉', ratio: '1:1' })),
  ],
  'rows that are one': [
    campaign({}, [
      unit({}, [row('keyword', { keyword: 'ski' })]),
      unit({ adgroupName: 'U ' }, [row('keyword', { keyword: 'trip' })]),
    ]),
    inUnit(row('keyword', { keyword: 'ski' }), row('keyword', { keyword: 'trip' })),
  ],
};

it.each(Object.entries(changed))('a workbook changes %s', async (_what, [before, after]) => {
  const plan = await roundTrip(draftOf([before]), 'en');
  expect(plan.rows.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
  expect(rowsBelow(imported(plan))).toEqual(rowsBelow(draftOf([after])));
});

/** Rows and a cell that the import reports, as listed in docs/draft-workbooks.md. */
const reported: Readonly<Record<string, [tree: Tree, code: string]>> = {
  'a row without a name': [campaign({ campaignName: '' }), 'cell_empty'],
  'what is in a unit without a name': [
    campaign({}, [unit({ adgroupName: '' }, [row('keyword', { keyword: 'ski' })])]),
    'unit_required',
  ],
  'rows that are one, with other values': [
    inUnit(row('keyword', { keyword: 'ski' }), row('keyword', { keyword: 'Ski', bid: 2 })),
    'differs_from_row',
  ],
  'an amount with more decimals': [inUnit(row('keyword', { keyword: 'ski', bid: 1.234 })), 'amount_decimals'],
  'a negative amount': [campaign({ budget: -1 }), 'amount_invalid'],
  'a factor beyond its limits': [campaign({ regions: [{ regionId: 31, factor: 0.5 }] }), 'factor_invalid'],
  'an unknown region': [campaign({ regions: [{ regionId: 999_999, factor: 1 }] }), 'region_unknown'],
  'a business that is gone': [campaign({ businessPointId: 'gone' }), 'business_unknown'],
  'a picture that is gone': [inUnit(row('picture', { imageId: 'gone', theme: '滑雪' })), 'picture_unknown'],
  'a text that is the error of a formula': [inUnit(row('keyword', { keyword: '#N/A' })), 'cell_error'],
};

it.each(Object.entries(reported))('the import reports %s', async (_what, [tree, code]) => {
  for (const language of languages) {
    const { rows } = await roundTrip(draftOf([tree]), language);
    const problems = rows.flatMap((each) => [...each.problems, ...each.notes]);
    expect(problems.map((problem) => problem.code)).toContain(code);
  }
});
