import { ChevronsLeftRightIcon, ChevronsRightLeftIcon } from '@meridian/ui/icons';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import type { PlacedColumn } from '../components/placement';

export interface GroupRowProps {
  /** Those that are drawn. */
  columns: readonly PlacedColumn[];
  folded: ReadonlySet<string>;
  onToggle: (group: string) => void;
  labels: ComparisonLabels;
}

/** Titles of compared fields above the titles of their columns. */
export function GroupRow({ columns, folded, onToggle, labels }: GroupRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid h-[calc(var(--meridian-head-height)-6px)] grid-cols-(--columns) bg-sunken text-12 font-semibold text-fg-1"
    >
      {columns.map((column, at) => {
        const { group, groupTitle, index } = column;
        if (group !== null && columns[at - 1]?.group === group) return null;
        const members = group === null ? [column] : columns.filter((other) => other.group === group);
        const last = members.at(-1) ?? column;
        const isFolded = group !== null && folded.has(group);
        return (
          <div
            key={column.id}
            role={group === null ? 'gridcell' : 'columnheader'}
            aria-colindex={index + 1}
            aria-colspan={members.length}
            className={`flex min-w-0 items-center gap-1 ${column.className} ${group === null ? '' : last.className}`}
            style={{ ...column.style, gridColumnStart: index + 1, gridColumnEnd: last.index + 2 }}
          >
            {group !== null && (
              <>
                <span className="truncate">{groupTitle}</span>
                {column.unitDesc !== '' && <span className="font-normal text-fg-3">{column.unitDesc}</span>}
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  aria-label={labels.compareGroup(groupTitle)}
                  className="ml-auto grid size-6 flex-none place-items-center rounded-xs text-fg-3 outline-focus hover:bg-press hover:text-fg-1 focus-visible:outline-2"
                  onClick={() => onToggle(group)}
                >
                  {isFolded ? (
                    <ChevronsLeftRightIcon aria-hidden className="size-3.5" />
                  ) : (
                    <ChevronsRightLeftIcon aria-hidden className="size-3.5" />
                  )}
                </button>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
