import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface FieldMessageProps {
  /** For the `aria-describedby` of the control. */
  id: string;
  hint?: ReactNode;
  /** Replaces the hint. Screen readers announce it when it appears. */
  error?: ReactNode;
  className?: string;
}

/** The hint of a control, or its error. */
export function FieldMessage({ id, hint, error, className }: FieldMessageProps) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p id={id} className={cn('flex items-start gap-1.5 text-12 text-bad-fg', className)}>
            <CircleAlertIcon className="mt-px size-3.5" />
            <span data-scope-end="">{error}</span>
          </p>
        )}
      </div>
      {!error && hint && (
        <p data-scope-end="" id={id} className={cn('text-12 text-fg-3', className)}>
          {hint}
        </p>
      )}
    </>
  );
}
