import {
  businessTree,
  childrenOf,
  createDraftBuilder,
  findRegion,
  hourTableOf,
  keyOfText,
  regionTree,
  rootId,
  windowsOf,
  type Draft,
  type LibraryPictureName,
  type RowFields,
  type RowKind,
} from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';

export const businesses = businessTree({
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
export const library = [
  picture('p1w', '滑雪 海报', '滑雪'),
  picture('p2', 'onsen', '滑雪'),
  picture('p3', 'Onsen', '温泉'),
  picture('p4w', 'crop', '温泉'),
  picture('p5', 'crop', '温泉'),
  picture('p6', 'onsen.jpg', null),
  picture('p7', '00123', null),
];

/** Rows without ids, each with its children. */
export function rowsBelow(draft: Draft, kind: RowKind = 'campaign', parentId = rootId): unknown[] {
  return childrenOf<RowKind>(draft, kind, parentId).map(({ id, ...fields }) => {
    const kinds = {
      campaign: ['unit'],
      unit: ['keyword', 'creative', 'picture'],
    } as const;
    const below = kind === 'campaign' || kind === 'unit' ? kinds[kind] : [];
    return [fields, ...below.map((child) => rowsBelow(draft, child, id))];
  });
}

/** A row with those in it. */
export type Tree = { kind: RowKind; fields: RowFields; below: readonly Tree[] };

export function draftOf(trees: readonly Tree[]): Draft {
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
    regions: fc.tuple(storedRegions, fc.boolean()).map(([list, isReversed]) =>
      list
        .toSorted((a, b) => (order.get(a.regionId) ?? 0) - (order.get(b.regionId) ?? 0))
        // the database has another order of keys
        .map(({ regionId, factor }) => (isReversed ? { factor, regionId } : { regionId, factor })),
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
/** Drafts that a workbook can hold: their texts have no spaces around them, and rows of a parent have different names. */
export const draftTrees = rowsOf(
  'campaign',
  campaignFields,
  ({ campaignName }) => keyOfText(campaignName),
  units,
);

/** Texts that an import would change or reject. */
const wildText = fc
  .oneof(
    fc.constantFrom(
      '',
      ' ',
      '\n',
      'ski\ntrip',
      'a\r\nb',
      ' 00123 ',
      '\u00A0ski\u200B',
      '12345678901234567890',
      '#N/A',
    ),
    ...[anyText, fc.string({ unit: 'binary', maxLength: 8 })],
  )
  // no draft can store them
  .map((text) => text.replaceAll(/[\0\p{Cs}]/gu, ''));
const wildValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  bid: fc.constantFrom(-1, 1.234, 0, 99_999_999),
  budget: fc.constantFrom(-1, 1.234),
  regions: fc.constantFrom([{ regionId: 999_999, factor: 0.5 }], [{ regionId: 31, factor: null }]),
  schedule: fc.constantFrom(
    [],
    [8, 9].map((hour) => ({ weekday: 1, startHour: hour, endHour: hour + 1, factor: null })),
  ),
  phraseNegatives: fc.constantFrom([' SKI', 'ski'], ['a;b', '"', '#N/A']),
  businessPointId: fc.constant('gone'),
  imageId: fc.constantFrom('gone', ''),
};

/** Drafts with anything that a draft can store. */
export const anyDraftTrees: fc.Arbitrary<readonly Tree[]> = fc
  .tuple(
    draftTrees,
    fc.array(fc.option(fc.tuple(wildText, fc.record(wildValues)), { freq: 2 }), { maxLength: 200 }),
  )
  .map(([trees, wild]) => {
    let used = 0;
    const spoiledValue = (field: string, value: unknown): unknown => {
      const next = wild[used++];
      if (!next) return value;
      const [text, values] = next;
      if (Object.hasOwn(values, field)) return values[field];
      return typeof value === 'string' && !isOption(field) ? text : value;
    };
    const spoiled = (tree: Tree): Tree => {
      const fields = Object.entries(tree.fields).map(([field, value]) => [field, spoiledValue(field, value)]);
      return {
        ...tree,
        // asserted: the fields keep their types
        fields: Object.fromEntries(fields) as RowFields,
        below: tree.below.map(spoiled),
      };
    };
    return trees.map(spoiled);
  });

const isOption = (field: string) =>
  ['marketingTarget', 'shopPlatform', 'bidMode', 'matchType', 'ratio'].includes(field);

/** Fields of a row of each kind that a workbook can hold. */
export const fieldsOfKind = {
  campaign: campaignFields,
  unit: unitFields,
  keyword: keywordFields,
  creative: creativeFields,
  picture: pictureFields,
} as const satisfies { [Kind in RowKind]: fc.Arbitrary<RowFields<Kind>> };
