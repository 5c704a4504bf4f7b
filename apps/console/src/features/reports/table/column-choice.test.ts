import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reports } from '../registry';
import { rowHeaderKey } from '../report-keys';
import { columnsShown, showColumns } from './column-choice';
import { expectedColumns } from './expected-columns';

const keyword = reports.find(({ id }) => id === 'search-keyword-daily');
const columns = keyword ? expectedColumns(keyword, (key) => key) : [];
const locked = ['date', keyword ? (rowHeaderKey(keyword) ?? '') : ''];
const keys = columns.map(({ dataKey }) => dataKey);
const hiding = (ids: readonly string[]) => ({
  columnVisibility: Object.fromEntries(ids.map((id) => [id, false])),
});
const free = keys.filter((key) => !locked.includes(key));

it('shows the columns in an address in its order, after those that are always shown', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(free, { minLength: 1 }), (wanted) => {
      expect(columnsShown(columns, showColumns({}, wanted, columns), locked)).toEqual([...locked, ...wanted]);
    }),
  );
});

it('prints an address that restores the same columns, whatever the user had previously', () => {
  fc.assert(
    fc.property(fc.subarray(free), fc.shuffledSubarray(free, { minLength: 1 }), (hidden, wanted) => {
      const shown = columnsShown(columns, { ...hiding(hidden), columnOrder: wanted }, locked);
      expect(columnsShown(columns, showColumns(hiding(wanted), shown, columns), locked)).toEqual(shown);
    }),
  );
});

it("keeps the user's widths and pins", () => {
  const state = { columnSizing: { cost: 200 }, columnPinning: { start: ['cost'], end: [] } };
  expect(showColumns(state, ['cost'], columns)).toMatchObject(state);
});
