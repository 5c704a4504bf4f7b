import { cn } from '../lib/cn';

/** Marks the gap into which an item would be dropped: on the upper edge of its positioned parent. */
export function DropIndicator({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-drop-line=""
      className={cn(
        'pointer-events-none absolute inset-x-0 -top-px z-sticky h-0.5 bg-accent before:absolute before:-top-0.5 before:-left-0.5 before:size-1.5 before:rounded-full before:bg-accent',
        className,
      )}
    />
  );
}
