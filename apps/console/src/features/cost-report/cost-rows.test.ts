import type { CostRow } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { costRows } from './cost-rows';

const rowOf = (id: string, level: number, isOpen: boolean | undefined): CostRow => ({
  id,
  level,
  name: id,
  hasChildren: isOpen !== undefined,
  isOpen: isOpen === true,
  kind: isOpen === undefined ? 'channel' : 'account',
  accountNo: null,
  recordId: null,
  currency: 'CNY',
  pace: null,
  lacksBudget: false,
  budgetAccountId: null,
  values: { cost: '1.00' },
});
const list = [
  rowOf('a', 1, true),
  rowOf('b', 2, true),
  rowOf('search', 3, undefined),
  rowOf('c', 2, false),
  rowOf('d', 1, false),
];
const from = { expandAll: false, toggled: ['a', 'b'] };

const shown = (to: typeof from, status: 'loading' | 'failed' = 'loading') =>
  costRows({ list }, { from, to, status, nameOfChannel: (name) => `channel ${name}` }).map(
    ({ name, node }) => `${node.level} ${node.status ?? name}${node.isExpanded ? ' open' : ''}`,
  );

it('has the rows of the report, with the names of channels', () => {
  expect(shown(from)).toEqual(['1 a open', '2 b open', '3 channel search', '2 c', '1 d']);
});

it('has a placeholder for rows that are loading or failed', () => {
  const to = { ...from, toggled: ['a', 'b', 'd'] };
  expect(shown(to).slice(-2)).toEqual(['1 d open', '2 loading']);
  expect(shown(to, 'failed').slice(-2)).toEqual(['1 d open', '2 failed']);
  expect(shown({ expandAll: true, toggled: [] })).toEqual([
    ...['1 a open', '2 b open', '3 channel search', '2 c open', '3 loading', '1 d open', '2 loading'],
  ]);
});

it('hides the rows below a closed row at once', () => {
  expect(shown({ ...from, toggled: ['a'] })).toEqual(['1 a open', '2 b', '2 c', '1 d']);
  expect(shown({ ...from, toggled: ['b'] })).toEqual(['1 a', '1 d']);
});

it('adds to each row its values of the other range', () => {
  const comparison = {
    beginDate: '2026-10-01',
    endDate: '2026-10-31',
    summary: {},
    list: list.map((_, index) => ({ cost: `${index}.00` })),
  };
  const rows = costRows(
    { list, comparison },
    { from, to: { ...from, toggled: ['b'] }, status: 'loading', nameOfChannel: (name) => name },
  );
  expect(rows.map(({ previous }) => previous?.['cost'])).toEqual(['0.00', '4.00']);
});
