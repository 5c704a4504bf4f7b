import { cn } from '../../lib/cn';

export interface ProgressBarProps {
  /** Names the task. */
  label: string;
  /** 0 to 1; other values are clamped. */
  value: number;
  tone?: 'accent' | 'ok' | 'warn' | 'bad';
  className?: string;
}

const fill = { accent: 'bg-accent', ok: 'bg-ok-solid', warn: 'bg-warn-solid', bad: 'bg-bad-solid' } as const;

/** The progress of a task. */
export function ProgressBar({ label, value, tone = 'accent', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      data-scope-ui=""
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('h-1.5 overflow-hidden rounded-full bg-track', className)}
    >
      <div
        style={{ width: `${String(percent)}%` }}
        className={cn('h-full rounded-full transition-[width] duration-3', fill[tone])}
      />
    </div>
  );
}
