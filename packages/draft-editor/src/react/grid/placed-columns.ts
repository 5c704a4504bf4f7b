import { pinnedEdge, type DrawableColumn } from '@meridian/ui/grid';
import type { EditableColumn } from './types';

/** Row height and header height, in CSS pixels. */
export const gridRowHeight = 36;

/** A column of the host, or one that the grid adds: checkboxes, row numbers, and the first issue of each row. */
export interface PlacedGridColumn extends DrawableColumn {
  part: 'select' | 'number' | 'data' | 'check';
  /** null for a column that the grid adds. */
  data: EditableColumn | null;
  width: number;
  isRight: boolean;
}

export interface PlacedColumnsInput {
  columns: readonly EditableColumn[];
  hasCheckboxes: boolean;
  hasIssues: boolean;
}

/** The columns of the grid from left to right. Checkboxes and row numbers stay on the left. */
export function placedColumns({
  columns,
  hasCheckboxes,
  hasIssues,
}: PlacedColumnsInput): readonly PlacedGridColumn[] {
  const added = { data: null, isRight: false } as const;
  const all: Omit<PlacedGridColumn, 'index' | 'style' | 'ariaColIndex'>[] = [
    { ...added, id: 'grid:number', part: 'number', width: 64, pinned: 'left', isRight: true },
    ...columns.map((data) => ({
      id: `data:${data.id}`,
      part: 'data' as const,
      width: data.width,
      pinned: null,
      data,
      isRight: (data.align ?? (data.kind === 'number' ? 'right' : 'left')) === 'right',
    })),
  ];
  if (hasCheckboxes) all.unshift({ ...added, id: 'grid:select', part: 'select', width: 44, pinned: 'left' });
  if (hasIssues) all.push({ ...added, id: 'grid:check', part: 'check', width: 260, pinned: null });
  return all.map((column, index) => ({
    ...column,
    index,
    style: pinnedEdge(column, index),
    ariaColIndex: undefined,
  }));
}
