import type { ReportRow } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRowTree, type ChildRowsState, type OpenRowTreeOptions } from './child-rows';
import { sumRow } from './difference-row';

const groups: ReportRow[] = [
  { campaignName: 'spring', cost: '12.00' },
  { campaignName: null, cost: '20.00' },
];
const ready = (rows: ReportRow[], totalCount = rows.length): ChildRowsState => ({
  status: 'ready',
  rows,
  totalCount,
  summary: {},
  previous: rows.map((row) => (row['showWord'] === 'tea' ? { cost: '1.00' } : null)),
  previousSummary: {},
  isPaired: (row) => row['showWord'] !== 'coffee',
});
const keyOf = ({ campaignName }: ReportRow) => String(campaignName);
const tree = (states: Record<string, ChildRowsState>, options: Partial<OpenRowTreeOptions> = {}) =>
  openRowTree(groups, { keyOf, canOpen: () => true, stateOf: (key) => states[key], ...options });
const shapes = ({ rows, nodeOf }: ReturnType<typeof tree>) =>
  rows.map((row) => {
    const node = nodeOf.get(row);
    return [node?.kind, node?.tree.level, node?.tree.isExpanded ?? node?.tree.status];
  });

it('shows closed rows alone', () => {
  expect(shapes(tree({}))).toEqual([
    ['parent', 1, false],
    ['parent', 1, false],
  ]);
});

it('shows the rows below an open one, each beside its previous values', () => {
  const rows = [{ showWord: 'tea' }, { showWord: 'coffee' }];
  const shown = tree({ spring: ready(rows) });
  expect(shapes(shown)).toEqual([
    ['parent', 1, true],
    ['child', 2, undefined],
    ['child', 2, undefined],
    ['parent', 1, false],
  ]);
  expect(shown.rows.slice(1, 3)).toEqual(rows);
  expect(shown.rows.map((row) => shown.previousOf.get(row)?.['cost'])).toEqual([
    undefined,
    '1.00',
    undefined,
    undefined,
  ]);
  expect(shown.rows.map((row) => shown.unpaired.has(row))).toEqual([false, false, true, false]);
});

it.each(['loading', 'failed'] as const)('shows that rows are %s', (status) => {
  expect(shapes(tree({ null: { status } }))[2]).toEqual(['state', 2, status]);
});

it.each([
  ['there are more rows than one page', ready([{ showWord: 'tea' }], 60), 60],
  ['there are none', ready([]), 0],
])('ends with a line that says how many if %s', (_, state, totalCount) => {
  const shown = tree({ null: state });
  const last = shown.rows.at(-1) ?? {};
  expect(shown.nodeOf.get(last)).toMatchObject({ kind: 'more', parent: groups[1], totalCount });
});

it('cannot open a row if no filter selects the rows below it', () => {
  const { rows, nodeOf } = tree({}, { canOpen: ({ campaignName }) => campaignName !== null });
  expect(rows.map((row) => nodeOf.get(row)?.tree.isExpanded)).toEqual([false, undefined]);
});

const summedKeys = ['impression', 'click', 'cost'];
const count = fc.nat(1_000);
const valuesArbitrary = fc.record({
  impression: count,
  click: count,
  cost: fc.integer({ min: -500, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)),
});
const centsOf = (rows: readonly ReportRow[]) =>
  summedKeys.map((key) => rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0));

it('lets all lines below an open row add up to it, in this period and in the one before', () => {
  const pair = fc.record({ row: valuesArbitrary, previous: fc.option(valuesArbitrary) });
  fc.assert(
    fc.property(pair, fc.array(pair, { maxLength: 8 }), fc.nat(8), (own, all, pageSize) => {
      const shown = all.slice(0, pageSize);
      const rowsBefore = all.map(({ previous }) => previous).filter((row) => row !== null);
      const state: ChildRowsState = {
        status: 'ready',
        rows: shown.map(({ row }) => row),
        totalCount: all.length,
        summary: sumRow(
          all.map(({ row }) => row),
          summedKeys,
        ),
        previous: shown.map(({ previous }) => previous),
        previousSummary: sumRow(rowsBefore, summedKeys),
        isPaired: () => true,
      };
      const before = own.previous ?? undefined;
      const { rows, nodeOf, previousOf } = openRowTree([own.row], {
        keyOf: () => 'own',
        canOpen: () => true,
        stateOf: () => state,
        previousOf: () => before,
        summedKeys,
      });
      const [parent, ...below] = rows;
      expect(parent).toBe(own.row);
      expect(centsOf(below)).toEqual(centsOf([own.row]));
      const hasRest = below.some((row) => nodeOf.get(row)?.kind === 'rest');
      const previousBelow = below.map((row) => previousOf.get(row) ?? {});
      if (hasRest) expect(centsOf(previousBelow)).toEqual(centsOf(before ? [before] : []));
    }),
  );
});

it('has no line for a difference that is not displayed, nor for metrics that the rows below lack', () => {
  const parent = { cost: '12.001', impression: 5, PcCost: '3.00' };
  const state = { ...ready([{ cost: '12.00', impression: 5 }]), summary: { cost: '12.00', impression: 5 } };
  const shown = openRowTree([parent], {
    keyOf: () => 'own',
    canOpen: () => true,
    stateOf: () => state,
    summedKeys: [...summedKeys, 'PcCost'],
  });
  expect(shown.rows).toHaveLength(2);
});
