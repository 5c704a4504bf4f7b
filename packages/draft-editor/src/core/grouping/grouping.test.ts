import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyCommand,
  childrenOf,
  emptyFields,
  exampleDraft,
  exampleLimits,
  rowsInOrder,
  tableOf,
  toRows,
  type Draft,
} from '..';
import { idSource } from '../../testing/random-commands';
import { addOf } from '../commands/row-commands';
import { keyOfText } from '../duplicates';
import { parentOf } from '../model/table';
import { groupKeywordsSteps, type GroupOptions } from './group-keywords';
import { checkSplit, mergeGroups, splitIntoUnits } from './split-unit';

const options: GroupOptions = { minSize: 2, maxSize: 5_000, maxGroups: 100, usedNames: [] };

function grouped(texts: readonly string[], given: Partial<GroupOptions> = {}) {
  const keywords = texts.map((keyword, index) => ({ id: `k${index}`, keyword }));
  const steps = groupKeywordsSteps(keywords, { ...options, ...given });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function namesAndTexts(texts: readonly string[], given?: Partial<GroupOptions>) {
  const { groups, restIds } = grouped(texts, given);
  const textOf = (id: string) => texts[Number(id.slice(1))];
  return { groups: groups.map(({ name, ids }) => [name, ...ids.map(textOf)]), rest: restIds.map(textOf) };
}

it('groups words between blanks, and Chinese text without blanks by shared parts', () => {
  expect(
    namesAndTexts([
      'ski rental price',
      'Ski  Rental niseko',
      'rental in sapporo',
      '北海道滑雪',
      '北海道温泉酒店',
      '去北海道',
      'jr pass',
    ]),
  ).toEqual({
    groups: [
      ['rental', 'ski rental price', 'Ski  Rental niseko', 'rental in sapporo'],
      ['北海道', '北海道滑雪', '北海道温泉酒店', '去北海道'],
    ],
    rest: ['jr pass'],
  });
});

it('makes no group of a word that nearly all keywords share', () => {
  expect(
    namesAndTexts(['滑雪价格', '滑雪价格表', '滑雪套餐', '滑雪教练']).groups.map(([name]) => name),
  ).toEqual(['滑雪价格']);
});

it('leaves a keyword in the group of the word that more keywords share', () => {
  const ski = ['ski pass', 'ski pass price', 'ski boots', 'ski gloves', 'ski map'];
  const pass = ['pass shop', 'day pass'];
  expect(namesAndTexts([...ski, ...pass, 'spa'])).toEqual({
    groups: [
      ['ski', ...ski],
      ['pass', ...pass],
    ],
    rest: ['spa'],
  });
});

it('numbers the parts of a group that is too large for a unit, and names that are in use', () => {
  const texts = ['ski a', 'ski b', 'ski c', 'x', 'y'];
  const { groups } = namesAndTexts(texts, { maxSize: 2 });
  expect(groups).toEqual([
    ['ski', 'ski a', 'ski b'],
    ['ski 2', 'ski c'],
  ]);
  const [named] = namesAndTexts(texts, { usedNames: ['SKI', 'ski 2'] }).groups;
  expect(named?.[0]).toBe('ski 3');
});

const words = fc.constantFrom(
  '北海道',
  '滑雪',
  '温泉',
  '酒店',
  '价格',
  'ski',
  'Rental',
  ' ',
  'jr pass',
  '的',
  '？',
  'a',
);
const texts = fc.array(
  fc.array(words, { maxLength: 4 }).map((parts) => parts.join('')),
  { maxLength: 60 },
);

it('puts each keyword into one group that shares its name, or into the rest', () => {
  fc.assert(
    fc.property(
      texts,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 6 }),
      (keywords, minSize, maxSize, maxGroups) => {
        const { groups, restIds } = grouped(keywords, { minSize, maxSize, maxGroups });
        const all = [...groups.flatMap(({ ids }) => ids), ...restIds];
        expect(all.toSorted()).toEqual(keywords.map((_, index) => `k${index}`).toSorted());
        const wordOf = (name: string) => name.replace(/ \d+$/, '');
        for (const { name } of groups) {
          const parts = groups.filter((group) => wordOf(group.name) === wordOf(name));
          expect(parts.flatMap(({ ids }) => ids).length).toBeGreaterThanOrEqual(minSize);
        }
        for (const { name, ids } of groups) {
          expect(ids.length).toBeGreaterThan(0);
          expect(ids.length).toBeLessThanOrEqual(maxSize);
          for (const id of ids)
            expect(keyOfText(keywords[Number(id.slice(1))] ?? '')).toContain(wordOf(name));
        }
      },
    ),
  );
});

function unitOf(keywords: readonly string[]): Draft {
  const rows = keywords.map((keyword, index) => ({
    ...emptyFields.keyword,
    id: `k${index}`,
    keyword,
    bid: index,
  }));
  return applyCommand(exampleDraft(), addOf('keyword', [{ parentId: 'unit-1', rows }])).draft;
}

it('moves each group to an own unit in one step, and leaves everything else', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), fc.array(fc.nat(5)), (keywords, copiesCreatives, mergedAt) => {
      const draft = unitOf(keywords);
      const proposed = grouped(keywords).groups;
      const merged = new Set(proposed.filter((_, at) => mergedAt.includes(at)));
      const groups = mergeGroups(proposed, merged);
      const command = splitIntoUnits(draft, { unitId: 'unit-1', groups, copiesCreatives }, idSource('new-'));
      const { draft: next, inverse } = applyCommand(draft, command);
      const [source, ...units] = childrenOf(next, 'unit', 'campaign-1');
      expect(source).toEqual(childrenOf(draft, 'unit', 'campaign-1')[0]);
      for (const [at, unit] of units.entries())
        expect(unit).toEqual({ ...source, id: unit.id, adgroupName: groups[at]?.name });
      expect(units).toHaveLength(groups.length);
      const before = new Map(rowsInOrder(draft, 'keyword').map((row) => [row.id, row]));
      const placeOf = new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, units[at]?.id])));
      const after = rowsInOrder(next, 'keyword');
      expect(after).toHaveLength(before.size);
      for (const row of after) {
        expect(row).toBe(before.get(row.id));
        expect(parentOf(tableOf(next, 'keyword'), row.id)).toBe(placeOf.get(row.id) ?? 'unit-1');
      }
      for (const { id } of units)
        expect(childrenOf(next, 'creative', id)).toHaveLength(copiesCreatives ? 1 : 0);
      expect(toRows(applyCommand(next, inverse).draft)).toEqual(toRows(draft));
    }),
  );
});

it('checks names and limits of new units by the rules', () => {
  const draft = exampleDraft();
  const groups = ['滑雪套餐', 'onsen', 'Onsen ', '', 'x'.repeat(31), 'spa'].map((name) => ({
    name,
    ids: ['k'],
  }));
  const check = (limits = exampleLimits) => checkSplit(draft, { unitId: 'unit-1', groups }, limits);
  expect([...check().names].map(([at, { code }]) => [at, code])).toEqual([
    [0, 'name_duplicate'],
    [2, 'name_duplicate'],
    [3, 'unit_name_required'],
    [4, 'too_long'],
  ]);
  expect(check()).toMatchObject({ maxUnits: null, tooLarge: [] });
  const small = {
    ...exampleLimits,
    unitsPerCampaign: { max: 6, unit: 'rows' },
    keywordsPerUnit: { max: 0, unit: 'rows' },
  };
  expect(check(small)).toMatchObject({ maxUnits: 6, tooLarge: [0, 1, 2, 3, 4, 5] });
});
