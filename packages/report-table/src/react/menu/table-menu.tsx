import { CellMenu, type CellMenuProps } from '../cell-menu/cell-menu';
import { ColumnMenu, type ColumnMenuProps } from '../column-menu/column-menu';

export type CellCommands = Pick<CellMenuProps, 'cell' | 'items' | 'point'>;

export interface TableMenuProps extends ColumnMenuProps {
  /** The host's commands for a cell; undefined for the menu of the column. */
  cellCommands: CellCommands | undefined;
}

/** The menu of a column, or that of a cell. */
export function TableMenu({ cellCommands, ...props }: TableMenuProps) {
  if (!cellCommands) return <ColumnMenu {...props} />;
  const { scroller, isOpen, onClose, isOpenedByKey, onFocusLost } = props;
  return (
    <CellMenu
      {...cellCommands}
      scroller={scroller}
      isOpen={isOpen}
      onClose={onClose}
      isOpenedByKey={isOpenedByKey}
      onFocusLost={onFocusLost}
    />
  );
}
