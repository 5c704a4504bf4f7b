import { limitsOf } from '@meridian/api-client/contract';
import {
  applyCommand,
  detectSheets,
  emptyDraft,
  emptyFields,
  planImport,
  type Draft,
  type ImportPlan,
  type RowFields,
  type RowKind,
} from '@meridian/draft-editor/core';
import { languages, type Language } from '@meridian/i18n/core';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { businesses, draftOf, draftTrees, library, rowsBelow, type Tree } from './testing/random-drafts';
import { exportedContent } from './testing/workbook-file';

/** Exports a draft to a file, and plans the file's import by names into another draft. */
async function roundTrip(draft: Draft, language: Language, into = emptyDraft()): Promise<ImportPlan> {
  const content = await exportedContent(draft, { language, draftId: 'draft' });
  return planImport(into, content, detectSheets(content), {
    limits: limitsOf('baidu'),
    newId: randomUUID,
    businesses,
    pictures: library,
  });
}

const imported = ({ command }: ImportPlan) =>
  command ? applyCommand(emptyDraft(), command).draft : emptyDraft();

it('a draft has the same rows after export and import, in every language', async () => {
  await fc.assert(
    fc.asyncProperty(draftTrees, fc.constantFrom(...languages), async (trees, language) => {
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
