import { emptyText, isEmptyValue, textOf } from '../../core/cell-value';
import { formatValue } from '../../core/format-value';
import type { BodyCellProps } from './body-cell';
import { CellBoundary } from './cell-boundary';
import { FigureCell } from './figure-cell';
import { ImageCell } from './image-cell';
import { LeadCell } from './lead-cell';
import { RenderedCell } from './rendered-cell';

/** What stands in a cell that is more than its text. */
export function CellContent({ row, position, column, view }: BodyCellProps) {
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
  return column.isFigure ? (
    <FigureCell value={value} text={text} column={column} view={view} />
  ) : (
    <LeadCell text={text} sub={sub} />
  );
}
