import { emptyText, isEmptyValue, textOf, type ReportRow } from '../../core/cell-value';
import { changeOf } from '../../core/change';
import { formatValue } from '../../core/format-value';
import { HtmlCell } from '../html-cell/html-cell';
import { ImageCell } from '../image-cell/image-cell';
import { CellBoundary } from './cell-boundary';
import { ChangeCell } from './change-cell';
import { FigureCell } from './figure-cell';
import { LeadCell } from './lead-cell';
import type { PlacedColumn } from './placement';
import { RenderedCell } from './rendered-cell';
import type { TableView } from './view';

export interface CellContentProps {
  row: ReportRow;
  column: PlacedColumn;
  view: TableView;
}

/** What stands in a cell that is more than its text. */
export function CellContent({ row, column, view }: CellContentProps) {
  if (column.part === 'change') return <ComparedCell row={row} column={column} view={view} />;
  const value = column.read(row);
  const text = formatValue(value, column.unit);
  const isLead = column.dataKey === view.leadKey;
  const sub = isLead && view.subKey !== null ? textOf(row[view.subKey]) : '';
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
    const lead = view.leadKey === null ? '' : textOf(row[view.leadKey]);
    return <ImageCell key={textOf(value)} source={textOf(value)} name={lead} labels={view.labels} />;
  }
  if (isEmptyValue(value)) return <span className="text-fg-3">{emptyText}</span>;
  if (column.dom === 'html') return <HtmlCell html={textOf(value)} />;
  if (column.isFigure) return <FigureCell value={value} text={text} column={column} view={view} />;
  return (
    <LeadCell sub={sub}>
      <span className="block truncate font-medium text-fg-1 [unicode-bidi:plaintext]">{text}</span>
    </LeadCell>
  );
}

function ComparedCell({ row, column, view }: CellContentProps) {
  const { comparison, foldedGroups, labels } = view;
  const before = comparison?.previousOf(row);
  const change = changeOf(row[column.dataKey], before?.[column.dataKey], {
    unit: column.unit,
    favourable: comparison?.favourable?.[column.dataKey] ?? 'neither',
  });
  const isSorted = view.sortKey === column.sortKey;
  return (
    <ChangeCell
      change={change}
      isFolded={foldedGroups.has(column.dataKey)}
      share={isSorted && change ? view.changeShare(change.delta) : undefined}
      labels={labels}
    />
  );
}
