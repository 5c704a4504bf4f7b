import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  childKindsOf,
  childrenOf,
  draftSync,
  emptyFields,
  exampleDraft,
  exampleLimits,
  rowsInOrder,
  tableOf,
  toRows,
  validateDraft,
  type Draft,
  type ProviderLimits,
  type Row,
  type RowKind,
} from '..';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { addOf, updateOf } from '../commands/row-commands';
import { parentOf } from '../model/table';
import { movedLiveRows } from './moved-live-rows';
import { planTransferSteps, type Transfer, type TransferPlan } from './plan-transfer';
import { maxRowsOf } from './row-taker';
import { transferRows } from './transfer-rows';

function planned(draft: Draft, transfer: Transfer, limits = exampleLimits): TransferPlan {
  const steps = planTransferSteps(draft, transfer, { limits });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const smallLimits: ProviderLimits = {
  ...exampleLimits,
  unitsPerCampaign: { max: 2, unit: 'rows' },
  keywordsPerUnit: { max: 3, unit: 'rows' },
  creativesPerUnit: { max: 2, unit: 'rows' },
};

/** The example with a second unit in its campaign, and one in another campaign with a small budget. */
function threeUnits(): Draft {
  let draft = exampleDraft();
  const unit = (id: string) => ({ ...emptyFields.unit, id, adgroupName: id });
  const campaign = { ...emptyFields.campaign, id: 'campaign-2', campaignName: '冲绳', budget: 50 };
  for (const command of [
    addOf('campaign', [{ parentId: '', rows: [campaign] }]),
    addOf('unit', [
      { parentId: 'campaign-1', rows: [unit('unit-2')] },
      { parentId: 'campaign-2', rows: [unit('unit-3')] },
    ]),
  ])
    ({ draft } = applyCommand(draft, command));
  return draft;
}

const keywords = (unitId: string, ...texts: string[]) =>
  addOf('keyword', [
    { parentId: unitId, rows: texts.map((keyword) => ({ ...emptyFields.keyword, id: keyword, keyword })) },
  ]);
/** Three units that share some keywords. */
function unitsWithKeywords(): Draft {
  let draft = threeUnits();
  for (const [unitId, ...texts] of [
    ['unit-1', 'jr pass', 'x', '滑雪套餐'],
    ['unit-2', 'JR  Pass', '{滑雪}套餐'],
    ['unit-3', '北海道滑雪', 'jr  pass'],
  ] as const)
    ({ draft } = applyCommand(draft, keywords(unitId, ...texts)));
  return draft;
}

/** A draft, rows of one kind in it, and a parent for them. */
const transfers = fc
  .record({
    seed: fc.integer(),
    steps: fc.integer({ min: 0, max: 12 }),
    kind: fc.constantFrom('unit', 'keyword', 'creative'),
    mode: fc.constantFrom('move', 'copy'),
    isSmall: fc.boolean(),
  })
  .map(({ seed, steps, kind, mode, isSmall }) => {
    const random = seeded(seed);
    const newId = idSource('new-');
    let draft = unitsWithKeywords();
    for (let step = 0; step < steps; step++)
      ({ draft } = applyCommand(draft, randomCommand(draft, random, newId)));
    const targets = rowsInOrder<RowKind>(draft, kind === 'unit' ? 'campaign' : 'unit');
    const targetId = targets[Math.floor(random() * targets.length)]?.id;
    const ids = rowsInOrder<RowKind>(draft, kind).flatMap(({ id }) => (random() < 0.6 ? [id] : []));
    const transfer = targetId === undefined ? null : ({ kind, ids, targetId, mode } as Transfer);
    return { draft, transfer, limits: isSmall ? smallLimits : exampleLimits };
  });

/** A row with everything in it, without ids. */
function contentOf(draft: Draft, kind: RowKind, row: Row): unknown {
  const { id, ...fields } = row;
  const contents = childKindsOf(kind).map((child) =>
    childrenOf<RowKind>(draft, child, id).map((each) => contentOf(draft, child, each)),
  );
  return [fields, contents];
}

function idsIn(draft: Draft, kind: RowKind, id: string): string[] {
  const contents = childKindsOf(kind).flatMap((child) =>
    childrenOf<RowKind>(draft, child, id).flatMap((row) => idsIn(draft, child, row.id)),
  );
  return [id, ...contents];
}

const errorsOf = (draft: Draft, ids: ReadonlySet<string>, limits: ProviderLimits) =>
  validateDraft(draft, { limits })
    .filter(({ severity, id }) => severity === 'error' && ids.has(id))
    .map(({ ruleId, code, path }) => [ruleId, code, path].join(' '));

it('each selected row is in the target with all its fields, or in the list of what it does not take', () => {
  fc.assert(
    fc.property(transfers, ({ draft, transfer, limits }) => {
      if (transfer === null) return;
      const { kind, ids, targetId, mode } = transfer;
      const { takenIds, rejected } = planned(draft, transfer, limits);
      expect([...takenIds, ...rejected.map(({ id }) => id)].sort()).toEqual([...ids].sort());
      const before = childrenOf<RowKind>(draft, kind, targetId);
      const command = transferRows(draft, { ...transfer, ids: takenIds }, idSource('copy-'));
      const { draft: next, inverse } = applyCommand(draft, command);
      const after = childrenOf<RowKind>(next, kind, targetId);
      const lookUp = new Map(rowsInOrder<RowKind>(draft, kind).map((row) => [row.id, row]));
      const taken = takenIds.map((id) => lookUp.get(id));
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).map((row) => contentOf(next, kind, row))).toEqual(
        taken.map((row) => row && contentOf(draft, kind, row)),
      );
      if (mode === 'move') expect(after.slice(before.length)).toEqual(taken);
      // everything else is as it was
      const moved = new Set(mode === 'move' ? takenIds : after.slice(before.length).map(({ id }) => id));
      const rest = (each: Draft) =>
        rowsInOrder<RowKind>(each, kind)
          .filter(({ id }) => !moved.has(id))
          .map((row) => [parentOf(tableOf<RowKind>(each, kind), row.id), row.id, contentOf(each, kind, row)]);
      expect(rest(next)).toEqual(rest(draft));
      expect(after.length).toBeLessThanOrEqual(Math.max(before.length, maxRowsOf(kind, limits)));
      if (mode === 'move') {
        const own = new Set(takenIds.flatMap((id) => idsIn(draft, kind, id)));
        const known = new Set(errorsOf(draft, own, limits));
        expect(errorsOf(next, own, limits).filter((error) => !known.has(error))).toEqual([]);
      }
      expect(toRows(applyCommand(next, inverse).draft)).toEqual(toRows(draft));
    }),
    { numRuns: 300 },
  );
});

const problemsOf = (draft: Draft, transfer: Transfer, limits?: ProviderLimits) =>
  planned(draft, transfer, limits).rejected.map(({ id, problem }) => [
    id,
    problem.type === 'issue' ? problem.issue.code : problem.type,
  ]);

it('says why the target does not take a row', () => {
  let draft = threeUnits();
  for (const command of [
    keywords('unit-1', 'ski', 'jr pass', 'spa', 'onsen'),
    keywords('unit-2', 'JR  Pass'),
    updateOf('keyword', 'ski', { bid: 60 }),
  ])
    ({ draft } = applyCommand(draft, command));
  const ids = ['ski', 'jr pass', 'spa', 'onsen', 'JR  Pass'];
  const transfer = { kind: 'keyword', ids, targetId: 'unit-2', mode: 'move' } as const;
  expect(problemsOf(draft, transfer, smallLimits)).toEqual([
    ['jr pass', 'duplicate'],
    ['onsen', 'full'],
    ['JR  Pass', 'present'],
  ]);
  expect(problemsOf(draft, { ...transfer, targetId: 'unit-3' })).toEqual([
    ['ski', 'bid_over_budget'],
    ['JR  Pass', 'duplicate'],
  ]);
});

it('leaves creatives whose pictures the target does not have', () => {
  const ids = ['creative-1'];
  expect(problemsOf(threeUnits(), { kind: 'creative', ids, targetId: 'unit-2', mode: 'copy' })).toEqual([
    ['creative-1', 'theme_unknown'],
  ]);
});

it('does not move a unit with a keyword that the campaign does not take', () => {
  const { draft } = applyCommand(threeUnits(), updateOf('keyword', 'keyword-1', { bid: 60 }));
  const transfer = { kind: 'unit', ids: ['unit-1'], targetId: 'campaign-2', mode: 'move' } as const;
  expect(problemsOf(draft, transfer)).toEqual([['unit-1', 'bid_over_budget']]);
});

it('counts the rows that the provider has to create again', () => {
  const draft = threeUnits();
  const sent = (['unit', 'keyword', 'creative'] as const).map((kind) => ({
    kind,
    id: `${kind}-1`,
    isSynchronized: true,
    reasons: [],
  }));
  const liveIn = (each: Draft, transfer: Transfer) => {
    const sync = draftSync(each, { sent, baseline: draft });
    return sync && movedLiveRows(each, transfer, sync);
  };
  const there = { kind: 'unit', ids: ['unit-1', 'unit-2'], targetId: 'campaign-2', mode: 'move' } as const;
  expect(liveIn(draft, there)).toBe(3);
  const moved = applyCommand(draft, transferRows(draft, there, idSource('copy-'))).draft;
  const back = { ...there, targetId: 'campaign-1' };
  expect(liveIn(moved, back)).toBe(0);
});
