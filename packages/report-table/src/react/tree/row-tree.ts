import type { CellPosition } from '@meridian/ui/grid';
import type { KeyboardEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { TableView } from '../components/view';
import type { ReportTableModel } from '../model';

/** What a row is in its tree. */
export interface RowTreeNode {
  /** From 1. */
  level: number;
  /** undefined for a row that has no rows below it. */
  isExpanded?: boolean | undefined;
  /** Number of rows that have the same parent, this one included. */
  setSize?: number | undefined;
  /** Which of them it is, from 1. */
  position?: number | undefined;
  /** The row stands for rows that are loading, or could not be loaded: it shows that instead of values. */
  status?: 'loading' | 'failed' | undefined;
}

/** The type is that of a method, whose parameter may be narrower than its caller knows. */
export type NodeOf<Row extends object> = { of(row: Row): RowTreeNode | undefined }['of'];

/** Makes the rows of a table a tree: from `useRowTree` of `@meridian/report-table/tree`. */
export interface RowTree<Row extends object> {
  /** undefined for a row that is no part of the tree. */
  nodeOf: NodeOf<Row>;
  /** The same view, with attributes of rows and a toggle in the cell that names a row. */
  viewOf: (view: TableView) => TableView;
  /** The position of the row that is active after a key on a cell; undefined where the key has no meaning in a tree. */
  rowAfterKey: (input: TreeKeyInput) => number | undefined;
}

export interface TreeKeyInput {
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
  cell: CellPosition;
  column: ReportColumn | undefined;
  model: Pick<ReportTableModel<object>, 'rowAt' | 'rowHeaderKey'>;
}
