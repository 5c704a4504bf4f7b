import { cn } from '../../lib/cn';

export interface RankedBarProps {
  /** Share of the highest value in the list, 0–1; other values are clamped. */
  share: number;
  /** For the first few rows of the list. */
  isStrong?: boolean | undefined;
  className?: string;
}

/** The bar of one row in a ranked table. Hidden from assistive technology, which reads the value beside it. */
export function RankedBar({ share, isStrong = false, className }: RankedBarProps) {
  const percent = Math.min(Math.max(share, 0), 1) * 100 || 0;
  return (
    <span
      data-scope-ui=""
      aria-hidden="true"
      className={cn('block h-1.5 w-full [print-color-adjust:exact]', className)}
    >
      <span
        className={cn('block h-full rounded-full', isStrong ? 'bg-h6' : 'bg-h3')}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
