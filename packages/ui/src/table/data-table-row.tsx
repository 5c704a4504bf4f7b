import type { Row as TableRow, RowData } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { cn } from '../lib/cn';
import { cellClasses, type TableEdge } from './cell-classes';
import type { DataTableFeatures } from './data-table-features';
import { drawTemplate } from './draw-template';

export interface DataTableRowProps<Row extends RowData> {
  row: TableRow<DataTableFeatures, Row>;
  isSelected: boolean;
  isCurrent: boolean;
  edge: TableEdge;
  onRowClick?: (row: Row) => void;
}

const controls = 'a, button, input, select, textarea, label, [role="menuitem"]';

/** Whether the click ended a selection of text, which a click elsewhere would have removed. */
function hasSelectedText(row: Node): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(row, true);
}

/** A row with its cells. */
export function DataTableRow<Row extends RowData>({
  row,
  isSelected,
  isCurrent,
  edge,
  onRowClick,
}: DataTableRowProps<Row>) {
  const handleClick = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    // React also passes on clicks in a menu or dialog that a cell has opened
    const isInRow = target instanceof Element && currentTarget.contains(target);
    if (isInRow && !target.closest(controls) && !hasSelectedText(currentTarget)) onRowClick?.(row.original);
  };
  return (
    // for the mouse only: keyboard users have the link or button in a cell
    <tr
      aria-current={isCurrent || undefined}
      onClick={onRowClick && handleClick}
      className={cn(
        'group/row',
        onRowClick && 'cursor-pointer',
        isCurrent && '*:bg-hover',
        isSelected && '[&>*]:bg-accent-bg',
      )}
    >
      {row.getAllCells().map((cell) => {
        const meta = cell.column.columnDef.meta ?? {};
        const className = cellClasses(meta, { edge });
        const content = drawTemplate(cell.column.columnDef.cell, cell.getContext());
        return meta.isRowHeader ? (
          <th data-scope-end="" key={cell.id} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td data-scope-end="" key={cell.id} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
