import { cn } from '../../lib/cn';

/** A categorical colour of charts. */
export type ChartColour = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c-rest';

export interface SharePart {
  id: string;
  /** Names the part for assistive technology and on hover. */
  label: string;
  /** Share of the total, 0–1. */
  share: number;
  /** By default the colours in their fixed order. */
  color?: ChartColour | undefined;
}

export interface ShareBarProps {
  /** In reading order. The remaining share is drawn as an empty track. */
  parts: readonly SharePart[];
  className?: string;
}

/** A total and its parts as one bar. The parts are a list for screen readers. */
export function ShareBar({ parts, className }: ShareBarProps) {
  const drawn = parts
    .map((part, index) => ({ ...part, colour: part.color ?? orderedColours[index] ?? 'c-rest' }))
    .filter(({ share }) => share > 0);
  const rest = 1 - drawn.reduce((sum, { share }) => sum + share, 0);
  return (
    <ul
      data-scope-ui=""
      className={cn(
        'flex h-3 w-full gap-0.5 overflow-hidden rounded-xs [print-color-adjust:exact]',
        className,
      )}
    >
      {drawn.map(({ id, label, share, colour }) => (
        <li
          key={id}
          title={`${label} ${percentText(share)}`}
          className={cn('min-w-0.5 basis-0', fills[colour])}
          style={{ flexGrow: share }}
        >
          <span className="sr-only">{`${label} ${percentText(share)}`}</span>
        </li>
      ))}
      {rest > 0.0005 && <li aria-hidden="true" className="basis-0 bg-track" style={{ flexGrow: rest }} />}
    </ul>
  );
}

const orderedColours = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

const fills = {
  c1: 'bg-c1',
  c2: 'bg-c2',
  c3: 'bg-c3',
  c4: 'bg-c4',
  c5: 'bg-c5',
  c6: 'bg-c6',
  'c-rest': 'bg-c-rest',
} as const satisfies Record<ChartColour, string>;

/** One decimal, the same in every language of the interface. */
function percentText(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
