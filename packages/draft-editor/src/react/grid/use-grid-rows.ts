import { useMemo } from 'react';
import type { EditableGridProps } from './types';

/** The rows in view by position. */
export interface GridRows {
  rowCount: number;
  keyAt: (position: number) => string;
  /** From 0, among all rows of the host. */
  indexAt: (position: number) => number;
}

/** The rows of the grid in the order of the host. */
export function useGridRows({ rowCount, rowKey }: EditableGridProps): GridRows {
  return useMemo(() => ({ rowCount, keyAt: rowKey, indexAt: (position) => position }), [rowCount, rowKey]);
}
