import { emptyText, isEmptyValue, type ReportRow } from '../../core/cell-value';
import { formatValue } from '../../core/format-value';
import { CellContent } from './cell-content';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

export interface BodyCellProps {
  row: ReportRow;
  position: number;
  column: PlacedColumn;
  view: TableView;
}

/** A cell: of text alone, in one element, wherever its column allows. Most cells of a report do. */
export function BodyCell({ row, position, column, view }: BodyCellProps) {
  const { dataKey, isFigure, ariaColIndex, className, style } = column;
  const value = row[dataKey];
  const isLead = dataKey === view.leadKey;
  const role = isLead ? 'rowheader' : 'cell';
  const hasAid = dataKey === view.aids.bar || dataKey === view.aids.heat;

  if (isLead || hasAid || column.dom === 'img' || view.renderers[dataKey]) {
    return (
      <div
        role={role}
        aria-colindex={ariaColIndex}
        className={`flex min-w-0 items-center leading-5 ${isFigure ? 'justify-end' : ''} ${className}`}
        style={style}
      >
        <CellContent row={row} position={position} column={column} view={view} />
      </div>
    );
  }
  const text = formatValue(value, column.unit);
  return (
    <div
      role={role}
      aria-colindex={ariaColIndex}
      className={`truncate ${textClass(column, { isEmpty: isEmptyValue(value), view })} ${className}`}
      style={style}
      title={isFigure || text === emptyText ? undefined : text}
    >
      {text}
    </div>
  );
}

function textClass(
  { isFigure, dataKey }: PlacedColumn,
  { isEmpty, view }: { isEmpty: boolean; view: TableView },
): string {
  if (isEmpty) return 'text-fg-3';
  if (!isFigure) return 'text-fg-2';
  return view.sortKey === dataKey ? 'font-medium' : '';
}
