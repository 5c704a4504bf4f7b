import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { illustrations, type EmptyKind } from './illustrations';

export interface EmptyStateProps {
  /** Which case it is; each has its drawing. */
  kind: EmptyKind;
  title: ReactNode;
  /** What happened and what to do. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  className?: string;
}

/** In place of rows when there are none. A failure is announced at once, the others politely. */
export function EmptyState({ kind, title, description, actions, className }: EmptyStateProps) {
  return (
    <div
      data-scope-ui=""
      role={kind === 'failed' ? 'alert' : 'status'}
      className={cn('flex flex-col items-center justify-center gap-1 px-6 pt-6 pb-12 text-center', className)}
    >
      <svg width="120" height="76" viewBox="0 0 120 76" fill="none" aria-hidden="true">
        {illustrations[kind]}
      </svg>
      <p className="mt-3.5 text-14 font-semibold text-fg-1">{title}</p>
      {description && <p className="max-w-82.5 text-13 text-balance text-fg-3">{description}</p>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
