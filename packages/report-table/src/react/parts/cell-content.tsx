import { emptyText, isEmptyValue, textOf, type ReportRow } from '../../core/cell-value';
import { formatValue } from '../../core/format-value';
import { CellBoundary } from './cell-boundary';
import { FigureCell } from './figure-cell';
import { ImageCell } from './image-cell';
import { LeadCell } from './lead-cell';
import type { PlacedColumn } from './placement';
import { RenderedCell } from './rendered-cell';
import type { TableView } from './view';

export interface CellContentProps {
  row: ReportRow;
  position: number;
  column: PlacedColumn;
  view: TableView;
}

/** What stands in a cell, by its column's kind. */
export function CellContent({ row, position, column, view }: CellContentProps) {
  const value = row[column.dataKey];
  const text = formatValue(value, column.unit);
  const isLead = column.dataKey === view.leadKey;
  const sub = isLead && view.subKey !== null ? textOf(row[view.subKey]) : '';
  const renderer = view.renderers[column.dataKey];

  if (renderer && sub === '') {
    return (
      // another row in the same slot starts without the failure of the last one
      <CellBoundary key={position} label={view.labels.cellFailed}>
        <RenderedCell renderer={renderer} cell={{ row, value, text, column }} />
      </CellBoundary>
    );
  }
  if (column.dom === 'img') {
    const lead = view.leadKey === null ? '' : textOf(row[view.leadKey]);
    return <ImageCell key={textOf(value)} source={textOf(value)} name={lead} labels={view.labels} />;
  }
  if (isEmptyValue(value)) return <span className="text-fg-3">{emptyText}</span>;
  if (column.isFigure) return <FigureCell value={value} text={text} column={column} view={view} />;
  if (isLead) return <LeadCell text={text} sub={sub} />;
  return (
    <span className="truncate text-fg-2" title={text}>
      {text}
    </span>
  );
}
