import { expect, it } from 'vitest';
import type { EditableColumn, GridValue } from '../types';
import { changeValue, planBulkChange, type BulkOperation } from './bulk-change';

const text: EditableColumn = { id: 'keyword', label: 'Keyword', width: 200, kind: 'text' };
const number: EditableColumn = { id: 'bid', label: 'Bid', width: 80, kind: 'number' };

it.each<[BulkOperation, EditableColumn, GridValue, string, GridValue]>([
  ['set', text, 'ski', 'snow', 'snow'],
  ['append', text, 'ski', ' 2027', 'ski 2027'],
  ['prefix', text, 'ski', '北海道', '北海道ski'],
  ['replace', text, 'a.a', '$&', 'a$&a'],
  ['set', number, 1, '2.5', 2.5],
  ['add', number, 0.1, '0.2', 0.3],
  ['add', number, 5, '-1.5', 3.5],
  ['percent', number, 10.05, '10', 11.06],
  ['percent', number, 3, '-50', 1.5],
  ['percent', number, null, '10', null],
  ['atLeast', number, 1.2, '1.5', 1.5],
  ['atLeast', number, 2, '1.5', 2],
  ['atLeast', number, null, '1.5', null],
  ['atMost', number, 9, '5', 5],
  ['atMost', number, 0.3, '5', 0.3],
])('%s changes the value of a cell', (operation, column, value, typed, next) => {
  expect(changeValue(column, value, { operation, text: typed, find: '.' })).toEqual({
    value: next,
    error: null,
  });
});

it.each<BulkOperation>(['set', 'add', 'percent', 'atLeast', 'atMost'])(
  '%s rejects a text that is not a number',
  (operation) => {
    expect(changeValue(number, 1, { operation, text: 'x', find: '' }).error).toEqual({ code: 'number' });
  },
);

it('plans edits of the rows that differ', () => {
  const steps = planBulkChange({
    rowKeys: ['k0', 'k1'],
    column: number,
    change: { operation: 'set', text: '1', find: '' },
    getValue: (rowKey) => (rowKey === 'k0' ? 1 : 2),
  });
  steps.next();
  steps.next();
  expect(steps.next().value).toEqual({
    edits: [{ rowKey: 'k1', columnId: 'bid', value: 1 }],
    rejected: 0,
  });
});
