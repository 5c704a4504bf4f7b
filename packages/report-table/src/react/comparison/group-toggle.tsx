import { ChevronsLeftRightIcon, ChevronsRightLeftIcon } from '@meridian/ui/icons';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import type { PlacedColumn } from '../components/placement';

export interface GroupToggleProps {
  /** First column of the group. */
  column: PlacedColumn;
  folded: ReadonlySet<string>;
  onToggle: (group: string) => void;
  labels: ComparisonLabels;
}

/** The unit of a compared field, and the button that collapses its columns. */
export function GroupToggle({ column, folded, onToggle, labels }: GroupToggleProps) {
  const { group, groupTitle, unitDesc } = column;
  if (group === null) return null;
  const isFolded = folded.has(group);
  return (
    <>
      {unitDesc !== '' && <span className="font-normal text-fg-3">{unitDesc}</span>}
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
  );
}
