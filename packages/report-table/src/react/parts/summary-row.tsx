import { isEmptyValue, type ReportRow } from '../../core/cell-value';
import { formatValue } from '../../core/format-value';
import type { ReportTableLabels } from '../../core/labels';
import type { PlacedColumn } from './placement';

export interface SummaryRowProps {
  columns: readonly PlacedColumn[];
  summary: ReportRow;
  /** Rows of the whole result. */
  totalCount: number;
  labels: ReportTableLabels;
}

/** Totals under the head: the label in the first column, the number of rows in the second if that is text. */
export function SummaryRow({ columns, summary, totalCount, labels }: SummaryRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={2}
      className="grid h-row grid-cols-(--columns) border-b border-line-2 bg-sunken font-semibold"
    >
      {columns.map((column, index) => (
        <div
          key={column.id}
          role={index === 0 ? 'rowheader' : 'cell'}
          aria-colindex={column.ariaColIndex}
          className={`flex min-w-0 items-center ${column.isFigure ? 'justify-end' : ''} ${column.className}`}
          style={column.style}
        >
          {summaryCell(column, index)}
        </div>
      ))}
    </div>
  );

  function summaryCell(column: PlacedColumn, index: number) {
    const value = summary[column.dataKey];
    if (column.isFigure) return formatValue(value, column.unit);
    if (index === 0) return labels.total;
    if (!isEmptyValue(value)) return <span className="truncate">{formatValue(value, column.unit)}</span>;
    if (index > 1) return null;
    const count = labels.rowCount(formatValue(totalCount, 't'));
    return <span className="truncate font-normal text-fg-3">{count}</span>;
  }
}
