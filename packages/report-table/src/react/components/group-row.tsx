import type { ReactNode } from 'react';
import { headGroupOf } from './column-group';
import type { PlacedColumn } from './placement';

export interface GroupRowProps {
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  /** Content after the title of a compared field. */
  comparedEnd: (column: PlacedColumn) => ReactNode;
}

/** Titles of groups above the titles of their columns. */
export function GroupRow({ columns, comparedEnd }: GroupRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid h-[calc(var(--meridian-head-height)-6px)] grid-cols-(--columns) bg-sunken text-12 font-semibold text-fg-1"
    >
      {runsOf(columns).map(({ first, last, count }) => {
        const group = headGroupOf(first);
        return (
          <div
            key={first.id}
            role={group ? 'columnheader' : 'gridcell'}
            aria-colindex={first.index + 1}
            aria-colspan={count}
            className={`flex min-w-0 items-center gap-1 ${first.className} ${group ? last.className : ''}`}
            style={{ ...first.style, gridColumnStart: first.index + 1, gridColumnEnd: last.index + 2 }}
          >
            {group && (
              <>
                <span className="truncate">{group.title}</span>
                {group.isCompared && comparedEnd(first)}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface Run {
  first: PlacedColumn;
  last: PlacedColumn;
  count: number;
}

/** Adjacent columns with the same group and pin; each column without a group separately. */
function runsOf(columns: readonly PlacedColumn[]): Run[] {
  const runs: Run[] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    const group = headGroupOf(column);
    const continues =
      run && group && headGroupOf(run.last)?.id === group.id && run.last.pinned === column.pinned;
    if (continues && run.last.index + 1 === column.index) {
      run.last = column;
      run.count += 1;
    } else runs.push({ first: column, last: column, count: 1 });
  }
  return runs;
}
