import { Skeleton } from '@meridian/ui';
import { selectColumn } from '../../core/select-column';
import { columnTracks, placeColumns, type PlacedColumn } from './placement';

const rowCount = 10;
/** How much of its column a bar takes, row by row, so that the bars look like text. */
const lengths = [0.9, 0.7, 1, 0.74, 0.95, 0.67, 0.86, 0.75, 1, 0.82];

/** Bars where figures will be. Fades out downwards; appears late, so that fast answers show none. */
export function SkeletonRows({ columns: known }: { columns: readonly PlacedColumn[] }) {
  const columns = known.length > 0 ? known : placeholders;
  return (
    <div aria-hidden className="animate-late" style={known.length > 0 ? undefined : placeholderTracks}>
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className="grid h-row grid-cols-(--columns) border-b border-line-1">
          {columns.map((column) => (
            <div
              key={column.id}
              className={`flex items-center ${column.isFigure ? 'justify-end' : ''} ${column.className}`}
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

/** Before the first answer nobody knows the columns. */
const placeholderWidths = [130, 240, 110, 86, 120];
const placeholders = placeColumns(
  placeholderWidths.map((_, index) => ({
    ...selectColumn,
    id: String(index),
    isFigure: index > 1,
    pinned: null,
  })),
);
const placeholderTracks = columnTracks({
  columns: placeholders,
  widths: placeholderWidths,
  grows: placeholderWidths.map((_, index) => index === 1),
  hasRoom: true,
}).properties;

function barShare({ isFigure }: PlacedColumn): number {
  return isFigure ? 0.6 : 0.66;
}
