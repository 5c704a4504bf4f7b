import { cn } from '../../lib/cn';

/** A sample of a series' line, for legend and tooltip. */
export function LineSample({ kind }: { kind: 'main' | 'comparison' }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'h-0 w-3.5 flex-none border-t-2',
        kind === 'main' ? 'border-c1' : 'border-dashed border-c-rest',
      )}
    />
  );
}
