import { Skeleton } from '@meridian/ui';
import { columnTracks } from '@meridian/ui/grid';
import { selectColumn } from '../../core/columns/select-column';
import { placeColumns, type PlacedColumn } from './placement';

const rowCount = 10;
/** Relative lengths of the bars, row by row, so that they resemble text. */
const lengths = [0.9, 0.7, 1, 0.74, 0.95, 0.67, 0.86, 0.75, 1, 0.82];

/** Placeholder bars for cells. They fade out downwards and appear late, so that fast responses show none. */
export function SkeletonRows({ columns: known }: { columns: readonly PlacedColumn[] }) {
  const columns = known.length > 0 ? known : placeholders;
  return (
    <div aria-hidden className="animate-late" style={known.length > 0 ? undefined : placeholderTracks}>
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className="grid h-row grid-cols-(--columns) border-b border-line-1">
          {columns.map((column) => (
            <div
              key={column.id}
              className={`flex items-center ${column.isNumeric ? 'justify-end' : ''} ${column.className}`}
              style={column.style}
            >
              <Skeleton
                style={{
                  width: `${barShare(column) * (lengths[row] ?? 1) * 100}%`,
                  opacity: 1 - row * 0.07,
                }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Columns to draw before the first response. */
const placeholderWidths = [130, 240, 110, 86, 120];
const placeholders = placeColumns(
  placeholderWidths.map((_, index) => ({
    ...selectColumn,
    id: String(index),
    isNumeric: index > 1,
    pinned: null,
  })),
);
const placeholderTracks = columnTracks({
  columns: placeholders,
  widths: placeholderWidths,
  grows: placeholderWidths.map((_, index) => index === 1),
  hasSpareWidth: true,
}).properties;

function barShare({ isNumeric }: PlacedColumn): number {
  return isNumeric ? 0.6 : 0.66;
}
