import type { ReportRow } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { groupKey, groupTree, type GroupRowsState } from './group-rows';

const groups: ReportRow[] = [
  { campaignName: 'spring', cost: '12.00' },
  { campaignName: null, cost: '20.00' },
];
const ready = (rows: ReportRow[], totalCount = rows.length): GroupRowsState => ({
  status: 'ready',
  rows,
  totalCount,
  previous: rows.map((row) => (row['showWord'] === 'tea' ? { cost: '1.00' } : null)),
});
const tree = (states: Record<string, GroupRowsState>) =>
  groupTree(groups, {
    nameKey: 'campaignName',
    canOpen: () => true,
    stateOf: (key) => states[key],
  });
const keyOf = (index: number) => groupKey(groups[index] ?? {}, 'campaignName');
const shapes = ({ rows, nodeOf }: ReturnType<typeof tree>) =>
  rows.map((row) => {
    const node = nodeOf.get(row);
    return [node?.kind, node?.tree.level, node?.tree.isExpanded ?? node?.tree.status];
  });

it('shows closed groups alone', () => {
  expect(shapes(tree({}))).toEqual([
    ['group', 1, false],
    ['group', 1, false],
  ]);
});

it('shows the rows of an open group below it, each beside its previous values', () => {
  const rows = [{ showWord: 'tea' }, { showWord: 'coffee' }];
  const shown = tree({ [keyOf(0)]: ready(rows) });
  expect(shapes(shown)).toEqual([
    ['group', 1, true],
    ['row', 2, undefined],
    ['row', 2, undefined],
    ['group', 1, false],
  ]);
  expect(shown.rows.slice(1, 3)).toEqual(rows);
  expect(shown.rows.map((row) => shown.previousOf.get(row)?.['cost'])).toEqual([
    undefined,
    '1.00',
    undefined,
    undefined,
  ]);
});

it.each(['loading', 'failed'] as const)('shows that rows are %s', (status) => {
  expect(shapes(tree({ [keyOf(1)]: { status } }))[2]).toEqual(['state', 2, status]);
});

it.each([
  ['there are more rows than one page', ready([{ showWord: 'tea' }], 60), 60],
  ['there are none', ready([]), 0],
])('ends with a line that says how many if %s', (_, state, totalCount) => {
  const shown = tree({ [keyOf(1)]: state });
  const last = shown.rows.at(-1) ?? {};
  expect(shown.nodeOf.get(last)).toMatchObject({ kind: 'rest', group: groups[1], totalCount });
});

it('cannot open a group whose rows no filter selects', () => {
  const { rows, nodeOf } = groupTree(groups, {
    nameKey: 'campaignName',
    canOpen: ({ campaignName }) => campaignName !== null,
    stateOf: () => undefined,
  });
  expect(rows.map((row) => nodeOf.get(row)?.tree.isExpanded)).toEqual([false, undefined]);
});
