import { expect, it } from 'vitest';
import { reports } from '../registry';
import { expectedColumns } from './expected-columns';
import { metricsFirst } from './metrics-first';

const keyword = reports.find(({ id }) => id === 'search-keyword-daily');

it('moves cost and clicks next to the name of the row, and loses no column', () => {
  const columns = keyword ? expectedColumns(keyword, (key) => key) : [];
  const ordered = metricsFirst(columns).map(({ dataKey }) => dataKey);
  expect(ordered.slice(0, 6)).toEqual(['date', 'showWord', 'cost', 'click', 'ctr', 'impression']);
  expect([...ordered].sort()).toEqual(columns.map(({ dataKey }) => dataKey).sort());
});
