import { lazy, type ReactNode, Suspense } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { cellText, emptyText, fieldOf, isEmptyValue } from '../../core/format/cell-value';
import { columnText } from '../../core/format/own-units';
import { CellBoundary } from './cell-boundary';
import { NumberCell } from './number-cell';
import type { PlacedColumn } from './placement';
import { RenderedCell } from './rendered-cell';
import type { TableView } from './view';

// many reports have neither
const ImageCell = lazy(async () => ({ default: (await import('../image-cell/image-cell')).ImageCell }));
const HtmlCell = lazy(async () => ({ default: (await import('../html-cell/html-cell')).HtmlCell }));

export interface CellContentProps {
  row: object;
  column: PlacedColumn;
  view: TableView;
}

/** The content of a cell that is more than text. */
export function CellContent({ row, column, view }: CellContentProps) {
  if (column.part === 'change') {
    if (view.comparison?.isPaired?.(row) === false) return <span className="text-fg-3">{emptyText}</span>;
    const previous = fieldOf(view.comparison?.previousOf(row), column.dataKey);
    const value = fieldOf(row, column.dataKey);
    const { comparisonParts: parts } = view;
    return (
      parts && (
        <parts.ComparedCell
          value={value}
          previous={previous}
          column={column}
          view={view}
          labels={parts.labels}
          isTotal={false}
        />
      )
    );
  }
  const value = column.read(row);
  const text = columnText(column, value);
  const isLead = column.dataKey === view.rowHeaderKey;
  const sub = isLead ? subContent(row, column.sub, view) : '';
  const renderer = view.renderers.get(column.dataKey);

  if (renderer) {
    const content = (
      <CellBoundary label={view.labels.cellFailed} row={row}>
        <RenderedCell renderer={renderer} cell={{ row, value, text, column }} />
      </CellBoundary>
    );
    return sub === '' ? content : <LeadCell sub={sub}>{content}</LeadCell>;
  }
  if (column.dom === 'img') {
    const lead = view.rowHeaderKey === null ? '' : cellText(fieldOf(row, view.rowHeaderKey));
    return inLoadedCell(
      <ImageCell
        key={cellText(value)}
        source={cellText(value)}
        name={lead}
        language={view.language}
        labels={view.labels}
      />,
    );
  }
  if (isEmptyValue(value)) return <span className="text-fg-3">{emptyText}</span>;
  if (column.dom === 'html') return inLoadedCell(<HtmlCell html={cellText(value)} />);
  if (column.isNumeric) return <NumberCell value={value} text={text} column={column} view={view} />;
  return (
    <LeadCell sub={sub}>
      <span className="block truncate font-medium text-fg-1 [unicode-bidi:plaintext]">{text}</span>
    </LeadCell>
  );

  function inLoadedCell(cell: ReactNode) {
    return (
      <CellBoundary label={view.labels.cellFailed} row={row}>
        <Suspense>{cell}</Suspense>
      </CellBoundary>
    );
  }
}

/** The second line of the narrow layout, with its field's own renderer; '' for none. */
function subContent(row: object, column: ReportColumn | undefined, view: TableView): ReactNode {
  if (!column) return '';
  const value = column.read(row);
  const text = cellText(value);
  const renderer = view.renderers.get(column.dataKey);
  return renderer ? <RenderedCell renderer={renderer} cell={{ row, value, text, column }} /> : text;
}

interface LeadCellProps {
  /** The name of the row. */
  children: ReactNode;
  /** A second line in the narrow layout; may be empty. */
  sub: ReactNode;
}

/** The cell that names a row; in the narrow layout with a second line. */
function LeadCell({ children, sub }: LeadCellProps) {
  if (sub === '') return children;
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      {children}
      <span className="truncate text-12 leading-[18px] font-normal text-fg-3">{sub}</span>
    </span>
  );
}
