import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  childKindsOf,
  childrenOf,
  emptyFields,
  exampleDraft,
  exampleLimits,
  parentOf,
  rootId,
  rowsInOrder,
  toRows,
  validateDraft,
  type Draft,
  type ProviderLimits,
  type Row,
  type RowKind,
} from '..';
import { idSource, randomCommand, seeded, type Random } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { providerKinds } from '../limits/provider-limits';
import { planCopySteps, type CopyPlan, type CopySides, type RowCopy } from './plan-copy';
import { maxRowsOf } from './row-taker';

function planned(copy: RowCopy, sides: CopySides): CopyPlan {
  const steps = planCopySteps(copy, sides);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const smallLimits: ProviderLimits = {
  ...exampleLimits,
  keyword: { max: 8, unit: 'halfWidth' },
  campaigns: { max: 2, unit: 'rows' },
  unitsPerCampaign: { max: 2, unit: 'rows' },
  keywordsPerUnit: { max: 3, unit: 'rows' },
  creativesPerUnit: { max: 2, unit: 'rows' },
};

/** The example after random edits. */
function randomDraft(random: Random, steps: number, newId: () => string): Draft {
  let draft = exampleDraft();
  for (let step = 0; step < steps; step++)
    ({ draft } = applyCommand(draft, randomCommand(draft, random, newId)));
  return draft;
}

/** Two drafts that share ids and texts, rows of one kind in the first, and a place in the second. */
const copies = fc
  .record({
    seed: fc.integer(),
    steps: fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 })),
    kind: fc.constantFrom(...providerKinds),
    isSmall: fc.boolean(),
    hasImages: fc.boolean(),
  })
  .map(({ seed, steps, kind, isSmall, hasImages }) => {
    const random = seeded(seed);
    const source = randomDraft(random, steps[0], idSource('new-'));
    const target = randomDraft(random, steps[1], idSource('new-'));
    const parents = kind === 'unit' ? rowsInOrder<RowKind>(target, 'campaign') : rowsInOrder(target, 'unit');
    const targetId = kind === 'campaign' ? rootId : parents[Math.floor(random() * parents.length)]?.id;
    const ids = rowsInOrder<RowKind>(source, kind).flatMap(({ id }) => (random() < 0.7 ? [id] : []));
    const sides: CopySides = {
      source: { draft: source, options: { limits: exampleLimits } },
      target: { draft: target, options: { limits: isSmall ? smallLimits : exampleLimits } },
      imageIn: (imageId) => (hasImages ? imageId : undefined),
      newId: idSource('copy-'),
    };
    return { copy: targetId === undefined ? null : { kind, ids, targetId }, sides };
  });

/** A row with everything in it but what was rejected, without ids. */
function contentOf(draft: Draft, kind: RowKind, row: Row, without: ReadonlySet<string>): unknown {
  const { id, ...fields } = row;
  const contents = childKindsOf(kind).map((child) =>
    childrenOf<RowKind>(draft, child, id)
      .filter((each) => !without.has(`${child} ${each.id}`))
      .map((each) => contentOf(draft, child, each, without)),
  );
  return [fields, contents];
}

function countIn(draft: Draft, kind: RowKind, id: string): number {
  return childKindsOf(kind).reduce(
    (sum, child) =>
      childrenOf<RowKind>(draft, child, id).reduce(
        (count, row) => count + countIn(draft, child, row.id),
        sum,
      ),
    1,
  );
}

const nothing: ReadonlySet<string> = new Set();
const sumOf = (counts: CopyPlan['counts']) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const errorsOf = (draft: Draft, limits: ProviderLimits) =>
  validateDraft(draft, { limits }).flatMap(({ severity, ruleId, code }) =>
    severity === 'error' ? [`${ruleId} ${code}`] : [],
  );

describe('over random drafts', () => {
  it('each selected row and its contents are in the target with all fields, or in the list of what it does not take', () => {
    fc.assert(
      fc.property(copies, ({ copy, sides }) => {
        if (copy === null) return;
        const { kind, ids, targetId } = copy;
        const { draft: source } = sides.source;
        const { draft: target, options } = sides.target;
        const plan = planned(copy, sides);
        const without = new Set(plan.rejected.map((row) => `${row.kind} ${row.id}`));
        expect(without.size).toBe(plan.rejected.length);
        const next = plan.command ? applyCommand(target, plan.command).draft : target;
        // what was there is unchanged
        const present = childrenOf<RowKind>(target, kind, targetId);
        const arrived = childrenOf<RowKind>(next, kind, targetId).slice(present.length);
        const added = (Object.keys(plan.counts) as RowKind[]).flatMap((each) =>
          rowsInOrder<RowKind>(next, each).flatMap(({ id }) =>
            id.startsWith('copy-') ? [`${each} ${id}`] : [],
          ),
        );
        expect(added).toHaveLength(sumOf(plan.counts));
        const rest = plan.command
          ? applyCommand(next, applyCommand(target, plan.command).inverse).draft
          : next;
        expect(toRows(rest)).toEqual(toRows(target));
        for (const each of Object.keys(plan.counts) as RowKind[])
          expect(rowsInOrder<RowKind>(next, each).filter(({ id }) => !id.startsWith('copy-'))).toEqual(
            rowsInOrder<RowKind>(target, each),
          );
        // what arrived has the fields of the source
        const selected = ids.flatMap((id) => {
          const row = rowsInOrder<RowKind>(source, kind).find((each) => each.id === id);
          return row && !without.has(`${kind} ${id}`) ? [row] : [];
        });
        expect(arrived.map((row) => contentOf(next, kind, row, nothing))).toEqual(
          selected.map((row) => contentOf(source, kind, row, without)),
        );
        // nothing else is missing
        const total = ids.reduce((sum, id) => sum + countIn(source, kind, id), 0);
        const left = plan.rejected.reduce((sum, row) => sum + countIn(source, row.kind, row.id), 0);
        if (kind !== 'creative') expect(sumOf(plan.counts) + left).toBe(total);
        expect(arrived.length + present.length).toBeLessThanOrEqual(
          Math.max(present.length, maxRowsOf(kind, options.limits)),
        );
        if (kind === 'creative') {
          const pictures = childrenOf(next, 'picture', targetId);
          const themes = new Set(childrenOf(target, 'picture', targetId).map(({ theme }) => theme));
          for (const row of selected) {
            const unitId = parentOf(source.tables.creative, row.id) ?? '';
            for (const { id, imageId, theme } of childrenOf(source, 'picture', unitId))
              if ('pictureTheme' in row && row.pictureTheme === theme && !themes.has(theme))
                expect(
                  without.has(`picture ${id}`) ||
                    pictures.some((each) => each.imageId === imageId && each.theme === theme),
                ).toBe(true);
          }
        }
        if (plan.rejected.length > 0 || kind === 'creative') return;
        const known = new Set([
          ...errorsOf(source, sides.source.options.limits),
          ...errorsOf(target, options.limits),
        ]);
        // rules of the unit see its new keywords
        const own = errorsOf(next, options.limits).filter((error) => error.startsWith(`${kind}-`));
        expect(own.filter((error) => !known.has(error))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('adds nothing twice', () => {
    fc.assert(
      fc.property(copies, ({ copy, sides }) => {
        if (copy === null || copy.kind !== 'keyword') return;
        const first = planned(copy, sides);
        if (!first.command) return;
        const { draft } = applyCommand(sides.target.draft, first.command);
        const again = planned(copy, { ...sides, target: { ...sides.target, draft } });
        // rows without text repeat nothing
        const texts = again.command ? applyCommand(draft, again.command).draft : draft;
        const countOf = (each: Draft) =>
          rowsInOrder(each, 'keyword').filter(({ keyword }) => keyword !== '').length;
        expect(countOf(texts)).toBe(countOf(draft));
      }),
      { numRuns: 100 },
    );
  });
});

const keyword = (id: string, text: string, bid: number | null = null) => ({
  ...emptyFields.keyword,
  id,
  keyword: text,
  bid,
});
const after = (draft: Draft, ...commands: DraftCommand[]) =>
  commands.reduce((last, command) => applyCommand(last, command).draft, draft);
const sidesOf = (source: Draft, target: Draft, more: Partial<CopySides> = {}): CopySides => ({
  source: { draft: source, options: { limits: exampleLimits } },
  target: { draft: target, options: { limits: exampleLimits } },
  imageIn: (imageId) => imageId,
  newId: idSource('copy-'),
  ...more,
});
const problemsOf = ({ rejected }: CopyPlan) =>
  rejected.map(({ kind, id, problem }) => [
    kind,
    id,
    problem.type === 'issue' ? problem.issue.code : problem.type,
  ]);

/** The example under other names. */
const otherDraft = () =>
  after(
    exampleDraft(),
    updateOf('campaign', 'campaign-1', { campaignName: '冲绳夏季', budget: 50 }),
    updateOf('unit', 'unit-1', { adgroupName: '潜水' }),
  );

it('says why the target does not take a row', () => {
  const rows = [
    keyword('a', 'jr pass'),
    keyword('b', 'JR  Pass'),
    keyword('c', 'onsen', 60),
    keyword('d', 'spa'),
  ];
  const source = after(exampleDraft(), addOf('keyword', [{ parentId: 'unit-1', rows }]));
  const copy = { kind: 'keyword', ids: ['a', 'b', 'c', 'd', 'gone'], targetId: 'unit-1' } as const;
  const target = otherDraft();
  const plan = planned(copy, sidesOf(source, target));
  expect(problemsOf(plan)).toEqual([
    ['keyword', 'b', 'duplicate'],
    ['keyword', 'c', 'bid_over_budget'],
  ]);
  const present = childrenOf(target, 'keyword', 'unit-1').length;
  const limits = { ...exampleLimits, keywordsPerUnit: { max: present + 1, unit: 'rows' } };
  const small = sidesOf(source, target, { target: { draft: target, options: { limits } } });
  expect(problemsOf(planned(copy, small))).toContainEqual(['keyword', 'd', 'full']);
});

it('leaves out what the other provider does not take inside a campaign, and copies the rest', () => {
  const source = after(
    exampleDraft(),
    addOf('keyword', [{ parentId: 'unit-1', rows: [keyword('long', '北海道滑雪场门票预订')] }]),
  );
  const limits: ProviderLimits = { ...exampleLimits, keyword: { max: 12, unit: 'halfWidth' } };
  const copy = { kind: 'campaign', ids: ['campaign-1'], targetId: rootId } as const;
  const plan = planned(
    copy,
    sidesOf(source, otherDraft(), { target: { draft: otherDraft(), options: { limits } } }),
  );
  expect(problemsOf(plan)).toEqual([['keyword', 'long', 'too_long']]);
  expect(plan.counts).toMatchObject({ campaign: 1, unit: 1, creative: 1, picture: 1 });
});

it('copies creatives without pictures that the account does not have', () => {
  const source = exampleDraft();
  const target = otherDraft();
  const copy = { kind: 'unit', ids: ['unit-1'], targetId: 'campaign-1' } as const;
  const plan = planned(copy, sidesOf(source, target, { imageIn: () => undefined }));
  expect(problemsOf(plan)).toEqual([['picture', 'picture-1', 'picture']]);
  expect(plan.counts).toMatchObject({ unit: 1, creative: 1, picture: 0 });
});

it('brings the pictures of a creative to a unit without that theme', () => {
  const source = after(exampleDraft(), updateOf('creative', 'creative-1', { title: '北海道滑雪套餐新' }));
  const bare = after(otherDraft(), { type: 'remove', kind: 'picture', ids: ['picture-1'] });
  const copy = { kind: 'creative', ids: ['creative-1'], targetId: 'unit-1' } as const;
  expect(planned(copy, sidesOf(source, bare)).counts).toMatchObject({ creative: 1, picture: 1 });
  expect(planned(copy, sidesOf(source, otherDraft())).counts).toMatchObject({ creative: 1, picture: 0 });
  const renamed = planned(copy, sidesOf(source, bare, { imageIn: (imageId) => `other ${imageId}` }));
  const { draft } = applyCommand(bare, renamed.command ?? { type: 'batch', commands: [] });
  expect(childrenOf(draft, 'picture', 'unit-1')).toMatchObject([{ imageId: 'other image-1' }]);
  const without = planned(copy, sidesOf(source, bare, { imageIn: () => undefined }));
  expect(without.counts).toMatchObject({ creative: 1, picture: 0 });
  expect(problemsOf(without)).toEqual([['picture', 'picture-1', 'picture']]);
});
