import { Chip } from '@meridian/ui';
import type { Change } from '../../core/comparison/change';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import { emptyText } from '../../core/format/cell-value';

export interface ChangeCellProps {
  /** Null if there is nothing to compare. */
  change: Change | null;
  labels: ComparisonLabels;
  /** Whether the amount is hidden. */
  isFolded?: boolean;
  /** In the sorted group: the amount as a share of the largest one on the page, -1 to 1, drawn as a bar. */
  share?: number | undefined;
}

/** A change in its cell: bar, amount, arrow and percentage. A fragment: the cell aligns its parts from the right. */
export function ChangeCell({ change, labels, isFolded = false, share }: ChangeCellProps) {
  if (!change) return <span className="text-fg-3">{emptyText}</span>;
  const { kind, deltaText, percentText, direction, tone } = change;
  if (kind === 'new' || kind === 'stopped') {
    return (
      <Chip tone={kind === 'new' ? 'info' : 'mute'} shape="square">
        {labels.changeKind[kind]}
      </Chip>
    );
  }
  const isSorted = share !== undefined;
  return (
    <>
      {isSorted && !isFolded && <span aria-hidden className={barClass} style={barStyle(share)} />}
      {!isFolded && (isSorted ? <span className="font-medium">{deltaText}</span> : deltaText)}
      <span
        role="img"
        aria-label={labels.changeSpoken({ direction, percent: percentText })}
        className={`flex min-w-13.5 flex-none items-center justify-end gap-0.5 text-12 font-medium ${isFolded ? '' : 'ml-2'} ${toneClasses[tone]}`}
      >
        {direction !== 'same' && <Arrow isDown={direction === 'down'} />}
        {percentText ?? (direction === 'same' && emptyText)}
      </span>
    </>
  );
}

const toneClasses = { good: 'text-ok-fg', bad: 'text-bad-fg', neutral: 'text-fg-3' } as const;

/** Drawn here and rotated, since every cell has one: an icon would add an element, and a second icon for the other direction. */
function Arrow({ isDown }: { isDown: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`size-3 flex-none fill-none stroke-current stroke-[2.25] ${isDown ? '-scale-y-100' : ''}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 7h10v10M7 17 17 7" />
    </svg>
  );
}

/** Length of the longest bar in CSS pixels; the line in the middle separates the two directions. */
const halfWidth = 21;
const barClass = [
  'mr-auto h-3 w-11 flex-none bg-no-repeat',
  'bg-[linear-gradient(var(--meridian-line-3),var(--meridian-line-3)),linear-gradient(var(--meridian-line-3),var(--meridian-line-3))]',
].join(' ');

/** The line and the bar are two backgrounds of one element. */
function barStyle(share: number) {
  const length = share === 0 ? 0 : Math.max(1, Math.round(halfWidth * Math.min(1, Math.abs(share))));
  const from = share < 0 ? halfWidth - length : halfWidth + 1;
  return {
    backgroundSize: `1px 100%, ${length}px 8px`,
    backgroundPosition: `${halfWidth}px center, ${from}px center`,
  };
}
