import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons';
import { cn } from '../../lib/cn';

const alert = cva('flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-sm px-3 py-2.25 text-13', {
  variants: {
    tone: {
      bad: 'bg-bad-bg text-bad-fg',
      warn: 'bg-warn-bg text-warn-fg',
      info: 'bg-info-bg text-info-fg',
      ok: 'bg-ok-bg text-ok-fg',
    },
  },
});

const icons = { bad: CircleAlertIcon, warn: TriangleAlertIcon, info: InfoIcon, ok: CircleCheckIcon } as const;

export interface AlertProps {
  tone: 'bad' | 'warn' | 'info' | 'ok';
  /** A button at the end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A line that stays in the page. `bad` interrupts a screen reader, the other tones do not. */
export function Alert({ tone, action, className, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      data-scope-ui=""
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn(alert({ tone }), className)}
    >
      <Icon className="mt-0.5" />
      <div data-scope-end="" className="min-w-0 flex-1 basis-44">
        {children}
      </div>
      {action && (
        <div data-scope-end="" className="-my-1.5 flex shrink-0">
          {action}
        </div>
      )}
    </div>
  );
}
