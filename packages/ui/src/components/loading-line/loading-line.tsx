import { cn } from '../../lib/cn';

export interface LoadingLineProps {
  /** Names what is loading. */
  label: string;
  className?: string;
}

/** A 2 px animated line while something loads. It appears after 200 ms, so that fast responses show no line. */
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
