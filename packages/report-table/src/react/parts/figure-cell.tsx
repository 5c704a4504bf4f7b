import type { ReportColumn } from '../../core/columns';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

const heatClasses = ['', 'bg-h1', 'bg-h2', 'bg-h3'] as const;
/** CSS pixels; the gap to the figure is 8 more. */
const barWidth = 44;

export interface FigureCellProps {
  value: unknown;
  text: string;
  column: PlacedColumn;
  view: TableView;
}

/** A figure, never cut, with the decorations its column has. */
export function FigureCell({ value, text, column, view }: FigureCellProps) {
  const isSorted = view.sortKey === column.dataKey;
  const figure = <span className={isSorted ? 'truncate font-medium' : 'truncate'}>{text}</span>;
  if (view.decorations.heat === column.dataKey) {
    return (
      <span
        className={`-mr-1.5 min-w-14 truncate rounded-xs px-1.5 py-px ${heatClasses[view.heatOf(value)]}`}
      >
        {figure}
      </span>
    );
  }
  if (view.decorations.bar === column.dataKey) {
    return (
      <>
        <span
          aria-hidden
          className="mr-auto h-2 flex-none rounded-[2px] bg-line-3"
          style={{ width: Math.round(barWidth * view.shareOf(value)) }}
        />
        {figure}
      </>
    );
  }
  return figure;
}

/** Room that the decorations of a column need beside its figures, in CSS pixels. */
export function decorationWidth(
  { dataKey, part }: ReportColumn,
  decorations: TableView['decorations'],
): number {
  if (part !== 'value') return 0;
  return (decorations.bar === dataKey ? barWidth + 8 : 0) + (decorations.heat === dataKey ? 6 : 0);
}
