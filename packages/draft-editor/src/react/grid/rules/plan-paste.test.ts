import { expect, it } from 'vitest';
import type { EditableColumn, GridValue } from '../types';
import { planPaste, type PastePlan, type PastePlanInput } from './plan-paste';

const columns: readonly EditableColumn[] = [
  { id: 'keyword', label: 'Keyword', width: 200, kind: 'text' },
  { id: 'bid', label: 'Bid', width: 80, kind: 'number' },
];
const values: readonly Record<string, GridValue>[] = [
  { keyword: 'ski', bid: 1 },
  { keyword: 'snow', bid: 2 },
];
const grid = {
  rowCount: 2,
  keyAt: (position: number) => `k${position}`,
  getValue: (rowKey: string, columnId: string) => values[Number(rowKey.slice(1))]?.[columnId] ?? null,
};

function plan(rows: readonly string[][], input: Partial<PastePlanInput> = {}): PastePlan {
  const mapping = { hasHeader: false, columnIds: ['keyword', 'bid'] };
  const steps = planPaste({ rows, mapping, columns, startRow: 0, grid, canAddRows: true, ...input });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

it('edits rows that differ, and appends those beyond the last', () => {
  expect(
    plan([
      ['ski', '1'],
      ['snow', '3'],
      ['ice', '4'],
    ]),
  ).toEqual({
    edits: [{ rowKey: 'k1', columnId: 'bid', value: 3 }],
    newRows: [{ keyword: 'ice', bid: 4 }],
    changedRows: 1,
    unchangedRows: 1,
    rejectedRows: 0,
    problems: [],
  });
});

it('rejects a whole row for one cell, and reports it', () => {
  const { edits, rejectedRows, problems } = plan([
    ['new', 'x'],
    ['other', '2'],
  ]);
  expect(edits).toEqual([{ rowKey: 'k1', columnId: 'keyword', value: 'other' }]);
  expect(rejectedRows).toBe(1);
  expect(problems).toEqual([{ line: 1, cell: { label: 'Bid', text: 'x', error: { code: 'number' } } }]);
});

it('leaves out the header and columns that are not pasted', () => {
  const { edits } = plan(
    [
      ['a', 'b'],
      ['ski 2', 'x'],
    ],
    {
      mapping: { hasHeader: true, columnIds: ['keyword', null] },
    },
  );
  expect(edits).toEqual([{ rowKey: 'k0', columnId: 'keyword', value: 'ski 2' }]);
});

it('rejects rows beyond the last one if none can be added', () => {
  const { rejectedRows, problems } = plan(
    [
      ['a', '1'],
      ['b', '2'],
    ],
    { startRow: 1, canAddRows: false },
  );
  expect(rejectedRows).toBe(1);
  expect(problems).toEqual([{ line: 2, cell: null }]);
});

it('adds no empty rows, and keeps cells that a short row does not reach', () => {
  const { edits, newRows } = plan([['ski 3'], ['snow', '2'], ['', '']]);
  expect(edits).toEqual([{ rowKey: 'k0', columnId: 'keyword', value: 'ski 3' }]);
  expect(newRows).toEqual([]);
});

it('counts all rejected rows, and lists the first 100', () => {
  const { rejectedRows, problems } = plan(Array.from({ length: 250 }, () => ['a', 'x']));
  expect(rejectedRows).toBe(250);
  expect(problems).toHaveLength(100);
});
