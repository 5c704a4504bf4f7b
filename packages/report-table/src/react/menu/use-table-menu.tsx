import { Suspense, useCallback, useState } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { ColumnActions } from '../columns/use-column-actions';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { ReportTableModel } from '../model';
import type { CellCommands } from './table-menu';

const loadMenu = async () => (await import('./table-menu')).TableMenu;
const TableMenu = lazyWithFallback(loadMenu);

export interface TableMenuInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  model: ReportTableModel<object>;
  actions: ColumnActions;
  /** Returns the focus to the grid. */
  onFocusLost: () => void;
}

interface Opening {
  column: ReportColumn;
  isOpenedByKey: boolean;
  /** Commands of a cell; undefined for the menu of the column. */
  cellCommands: CellCommands | undefined;
  /** Changes each time that a menu opens. */
  count: number;
}

/** The menu of one column or cell at a time; loaded when it first opens, or when the pointer approaches its button. */
export function useTableMenu({ scroller, columns, model, actions, onFocusLost }: TableMenuInput) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = (column: ReportColumn, isOpenedByKey: boolean, cellCommands?: CellCommands) => {
    setOpening((last) => ({ column, isOpenedByKey, cellCommands, count: (last?.count ?? 0) + 1 }));
    setIsOpen(true);
  };
  // current; a column that the menu has hidden keeps its previous state until the menu has closed
  const column = columns.find(({ id }) => id === opening?.column.id) ?? opening?.column;
  return {
    open,
    /** Id of the column whose menu is open. */
    openId: isOpen && opening && !opening.cellCommands ? opening.column.id : null,
    // after an error, the menu itself shows it
    preload: () => void loadMenu().catch(() => null),
    menu: opening && column && (
      <Suspense>
        <TableMenu
          key={opening.count}
          {...opening}
          column={column}
          model={model}
          actions={actions}
          scroller={scroller}
          isOpen={isOpen}
          onFocusLost={onFocusLost}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
