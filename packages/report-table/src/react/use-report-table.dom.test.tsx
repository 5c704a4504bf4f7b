import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnStates } from '../core/testing/column-states';
import { useReportTable, type ReportTableOptions } from '../index';

type Row = { id: string; clicks: number };

const rows: readonly Row[] = [
  { id: 'a', clicks: 3 },
  { id: 'b', clicks: 1 },
  { id: 'c', clicks: 2 },
];
const options: ReportTableOptions<Row> = {
  titleInfos: [{ dataKey: 'id' }, { dataKey: 'clicks', isSort: true }],
  rows,
  language: 'en',
  mode: 'client',
};

function show(more: Partial<ReportTableOptions<Row>> = {}) {
  const { result } = renderHook(() => useReportTable({ ...options, ...more }));
  const ids = () =>
    Array.from({ length: result.current.rowCount }, (_, position) => result.current.rowAt(position)?.id);
  return { result, ids };
}

describe('useReportTable', () => {
  it('has the columns and the rows in order', () => {
    const { result, ids } = show();
    expect(result.current.columns.map(({ title }) => title)).toEqual(['id', 'clicks']);
    expect(ids()).toEqual(['a', 'b', 'c']);
    act(() => result.current.setSort({ dataKey: 'clicks', direction: 'asc' }));
    expect(ids()).toEqual(['b', 'c', 'a']);
  });

  it('has the visible columns of its TanStack table, in order', () => {
    const titleInfos = 'abcdefg'.split('').map((dataKey, at) => ({
      dataKey,
      ...(at === 0 && { fixed: 'left' as const }),
    }));
    fc.assert(
      fc.property(columnStates.state, (columnState) => {
        const { table, columns } = show({ titleInfos, columnState }).result.current;
        const sides = [
          ...table.getStartVisibleLeafColumns().map(({ id }) => [id, 'left']),
          ...table.getCenterVisibleLeafColumns().map(({ id }) => [id, null]),
          ...table.getEndVisibleLeafColumns().map(({ id }) => [id, 'right']),
        ];
        expect(columns.map(({ id, pinned }) => [id, pinned])).toEqual(sides);
      }),
      { numRuns: 50 },
    );
  });

  it('has the rows of one page', () => {
    const { result, ids } = show({ pagination: { page: 2, size: 2, onChange: () => undefined } });
    expect(ids()).toEqual(['c']);
    expect(result.current).toMatchObject({ offset: 2, totalCount: 3 });
  });
});
