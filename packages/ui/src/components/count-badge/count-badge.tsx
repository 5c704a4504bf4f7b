import { cn } from '../../lib/cn';

export interface CountBadgeProps {
  /** 0 draws nothing; from 10 it shows `9+`. */
  count: number;
  className?: string;
}

/** A red number over an icon. Its meaning belongs in the label of the button below it. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      data-scope-ui=""
      aria-hidden="true"
      className={cn(
        'absolute -top-1 -right-1.5 h-4 min-w-4.5 rounded-full bg-bad-strong px-1 text-center text-11 font-semibold',
        'text-white tabular-nums shadow-[0_0_0_2px_var(--meridian-bg-surface)]',
        className,
      )}
    >
      {count > 9 ? '9+' : count}
    </span>
  );
}
