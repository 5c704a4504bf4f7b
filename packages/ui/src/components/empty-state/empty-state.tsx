import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { illustrations, type EmptyKind } from './illustrations';

export interface EmptyStateProps {
  /** The case; each has its own illustration. */
  kind: EmptyKind;
  title: ReactNode;
  /** The event and the next step. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  className?: string;
}

/** Replaces the rows of an empty list. An error interrupts a screen reader, the other cases do not. */
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
      <p data-scope-end="" className="mt-3.5 text-14 font-semibold text-fg-1">
        {title}
      </p>
      {description && (
        <p data-scope-end="" className="max-w-82.5 text-13 text-balance text-fg-3">
          {description}
        </p>
      )}
      {actions && (
        <div data-scope-end="" className="mt-4 flex flex-wrap justify-center gap-2">
          {actions}
        </div>
      )}
    </div>
  );
}
