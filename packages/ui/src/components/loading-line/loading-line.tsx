import { cn } from '../../lib/cn';

export interface LoadingLineProps {
  /** Says what is loading. */
  label: string;
  className?: string;
}

/** A 2 px line that runs while something loads; it appears after 200 ms, so that fast answers show nothing. */
export function LoadingLine({ label, className }: LoadingLineProps) {
  return (
    <div
      data-scope-ui=""
      role="progressbar"
      aria-label={label}
      className={cn('h-0.5 animate-late overflow-hidden', className)}
    >
      <div className="h-full animate-run bg-linear-to-r from-transparent via-accent to-transparent" />
    </div>
  );
}
