import { Suspense, useCallback, useState } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import type { ColumnActions } from '../columns/use-column-actions';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { ReportTableModel } from '../model';

const loadMenu = async () => (await import('./column-menu')).ColumnMenu;
const ColumnMenu = lazyWithFallback(loadMenu);

export interface ColumnMenuInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  model: ReportTableModel<object>;
  actions: ColumnActions;
  /** Gives the focus back to the grid. */
  onFocusLost: () => void;
}

interface Opening {
  column: ReportColumn;
  isOpenedByKey: boolean;
  /** Another one for each time that a menu is opened. */
  count: number;
}

/** The menu of one column at a time; loaded when it is first opened, or when the pointer comes to its button. */
export function useColumnMenu({ scroller, columns, model, actions, onFocusLost }: ColumnMenuInput) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = (column: ReportColumn, isOpenedByKey: boolean) => {
    if (isSelectColumn(column)) return;
    setOpening((last) => ({ column, isOpenedByKey, count: (last?.count ?? 0) + 1 }));
    setIsOpen(true);
  };
  // as it is now; a column that the menu has hidden is as it was, until the menu has closed
  const column = columns.find(({ id }) => id === opening?.column.id) ?? opening?.column;
  return {
    open,
    /** Id of the column whose menu is open. */
    openId: isOpen ? (opening?.column.id ?? null) : null,
    // after an error, the menu itself shows it
    preload: () => void loadMenu().catch(() => null),
    menu: opening && column && (
      <Suspense>
        <ColumnMenu
          key={opening.count}
          {...{ column, model, actions, scroller, isOpen, onFocusLost }}
          isOpenedByKey={opening.isOpenedByKey}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
