import type { CellPosition } from '@meridian/ui/grid';
import type { KeyboardEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { TableView } from '../components/view';
import type { ReportTableModel } from '../model';

/** The place of a row in its tree. */
export interface RowTreeNode {
  /** From 1. */
  level: number;
  /** Undefined for a row without child rows. */
  isExpanded?: boolean | undefined;
  /** Number of rows with the same parent, including this one. */
  setSize?: number | undefined;
  /** Its position among them, from 1. */
  position?: number | undefined;
  /** Set if the row stands for rows that are loading, or failed to load: it then shows that instead of values. */
  status?: 'loading' | 'failed' | undefined;
}

/** Has a method's type, whose parameter may be narrower than its caller knows. */
export type NodeOf<Row extends object> = { of(row: Row): RowTreeNode | undefined }['of'];

/** Makes the rows of a table a tree: from `useRowTree` of `@meridian/report-table/tree`. */
export interface RowTree<Row extends object> {
  /** Undefined for a row outside the tree. */
  nodeOf: NodeOf<Row>;
  /** The same view, with attributes of rows and a toggle in the cell that names a row. */
  viewOf: (view: TableView) => TableView;
  /** The position of the active row after a key on a cell; undefined if the key has no meaning in a tree. */
  rowAfterKey: (input: TreeKeyInput) => number | undefined;
}

export interface TreeKeyInput {
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
  cell: CellPosition;
  column: ReportColumn | undefined;
  model: Pick<ReportTableModel<object>, 'rowAt' | 'rowHeaderKey'>;
}
