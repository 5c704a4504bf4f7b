import { Skeleton } from '@meridian/ui';
import { columnsVariable, placeColumns, type PlacedColumn } from './placement';

const rowCount = 10;
/** How much of its column a bar takes, row by row, so that the bars look like text. */
const lengths = [0.9, 0.7, 1, 0.74, 0.95, 0.67, 0.86, 0.75, 1, 0.82];

/** Bars where figures will be. Fades out downwards; appears late, so that fast answers show none. */
export function SkeletonRows({ columns: known }: { columns: readonly PlacedColumn[] }) {
  const columns = known.length > 0 ? known : placeholders.columns;
  return (
    <div
      aria-hidden
      className="animate-late"
      style={known.length > 0 ? undefined : columnsVariable(placeholders.template)}
    >
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
const placeholders = placeColumns(
  [130, 240, 110, 86, 120].map((width, index) => ({
    id: String(index),
    dataKey: '',
    title: '',
    unitDesc: '',
    unit: '',
    dom: 'text',
    isFigure: index > 1,
    isSortable: false,
    pinned: null,
    width,
    grows: index === 1,
  })),
);

function barShare({ isFigure, grows }: PlacedColumn): number {
  return isFigure ? 0.6 : grows ? 0.5 : 0.72;
}
