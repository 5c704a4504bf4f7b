import type { ReactNode } from 'react';
import { isSelectColumn } from '../../core/columns/select-column';
import { isEmptyValue } from '../../core/format/cell-value';
import { formatValue } from '../../core/format/format-value';
import { columnText } from '../../core/format/own-units';
import { activeClass } from './active-class';
import { ownContent } from './own-content';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

export interface SummaryRowProps {
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  ariaRowIndex: number;
  /** The total of a column. */
  totalOf: (column: PlacedColumn) => unknown;
  /** Rows of the whole result. */
  totalCount: number;
  /** Content that replaces totals, by id of the column. */
  ownTotals: ReadonlyMap<string, () => ReactNode>;
  /** Index of the active column while the totals are active, otherwise -1. */
  activeColumn: number;
  view: TableView;
}

/** Totals below the header: the label in the first column, the number of rows in the second if that is text, otherwise beside it. */
export function SummaryRow(props: SummaryRowProps) {
  const { columns, ariaRowIndex, totalOf, totalCount, ownTotals, activeColumn, view } = props;
  const { labels } = view;
  const [label, second] = view.columns.filter((column) => !isSelectColumn(column));
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className="grid h-row grid-cols-(--columns) border-b border-line-2 bg-sunken font-semibold"
    >
      {columns.map((column) => {
        const isActive = column.index === activeColumn;
        return (
          <div
            key={column.id}
            role={column.index === label?.index ? 'rowheader' : 'gridcell'}
            id={isActive ? view.activeId : undefined}
            aria-colindex={column.ariaColIndex}
            className={`flex min-w-0 items-center ${column.isNumeric ? 'justify-end' : ''} ${column.className} ${column.part === 'previous' ? 'font-normal text-fg-3' : ''} ${isActive ? activeClass : ''}`}
            style={column.style}
          >
            {summaryCell(column)}
          </div>
        );
      })}
    </div>
  );

  function summaryCell(column: PlacedColumn) {
    if (column.part === 'change') {
      const value = totalOf({ ...column, part: 'value' });
      const previous = totalOf({ ...column, part: 'previous' });
      const { comparisonParts: parts } = view;
      return (
        parts && (
          <parts.ComparedCell
            value={value}
            previous={previous}
            column={column}
            view={view}
            labels={parts.labels}
            isTotal
          />
        )
      );
    }
    const own = ownTotals.get(column.id);
    if (own) return ownContent(own());
    const value = totalOf(column);
    if (column.isNumeric) return columnText(column, value);
    const count = (
      <span className="truncate font-normal text-fg-3">{labels.rowCount(formatValue(totalCount, 't'))}</span>
    );
    if (column.index === label?.index) {
      const isAlone = second === undefined || second.isNumeric;
      return isAlone && !view.subKey ? (
        <span className="flex min-w-0 gap-3">
          {labels.total} {count}
        </span>
      ) : (
        labels.total
      );
    }
    if (!isEmptyValue(value)) return <span className="truncate">{columnText(column, value)}</span>;
    return column.index === second?.index ? count : null;
  }
}
