import type { ReportColumn } from '../../core/columns/columns';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

const heatClasses = ['', 'bg-h1', 'bg-h2', 'bg-h3'] as const;
/** CSS pixels; the gap to the number is 8 more. */
const barWidth = 44;

export interface NumberCellProps {
  value: unknown;
  text: string;
  column: PlacedColumn;
  view: TableView;
}

/** A number, never truncated, with the decorations of its column. */
export function NumberCell({ value, text, column, view }: NumberCellProps) {
  const isSorted = view.sortKey === column.dataKey;
  const content = <span className={isSorted ? 'truncate font-medium' : 'truncate'}>{text}</span>;
  if (view.decorations.heat === column.dataKey) {
    return (
      <span
        className={`-mr-1.5 min-w-14 truncate rounded-xs px-1.5 py-px text-right ${heatClasses[view.heatOf(value)]}`}
      >
        {content}
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
        {content}
      </>
    );
  }
  return content;
}

/** Extra width for the decorations of a column, in CSS pixels. */
export function decorationWidth(
  { dataKey, part }: ReportColumn,
  decorations: TableView['decorations'],
): number {
  if (part !== 'value') return 0;
  return (decorations.bar === dataKey ? barWidth + 8 : 0) + (decorations.heat === dataKey ? 6 : 0);
}
