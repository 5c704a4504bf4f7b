import { cva } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

const banner = cva(
  'flex min-h-10 shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1 border-b px-4 py-1.5 text-13',
  {
    variants: {
      tone: {
        warn: 'border-warn-line bg-warn-bg text-warn-fg',
        info: 'border-line-2 bg-info-bg text-info-fg',
      },
    },
  },
);

export interface BannerProps {
  tone: 'warn' | 'info';
  /** Before the text. */
  icon?: ReactNode;
  /** The state in a few words. */
  title: ReactNode;
  /** Text that changes, such as a countdown. It is shown at the end; screen readers do not announce it. */
  aside?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  className?: string;
  /** Consequence for the user. */
  children?: ReactNode;
}

/** A line above the whole page for a state that concerns all of it. 40 px high; higher in a narrow layout, where it wraps. */
export function Banner({ tone, icon, title, aside, action, className, children }: BannerProps) {
  const titleId = useId();
  return (
    <section data-scope-ui="" aria-labelledby={titleId} className={cn(banner({ tone }), className)}>
      <div role="status" className="flex min-w-0 flex-1 basis-80 items-start gap-2.5">
        {icon && <span className="mt-0.5 flex shrink-0">{icon}</span>}
        <p data-scope-end="" className="min-w-0 text-pretty">
          <strong data-scope-ui="" data-scope-end="" id={titleId} className="font-semibold">
            {title}
          </strong>
          {/* a Chinese full stop includes its own space */}
          <span data-scope-ui="" className="[&:lang(zh)]:hidden">
            {' '}
          </span>
          {children}
        </p>
      </div>
      {(aside ?? action) && (
        <div
          data-scope-end=""
          className="ml-auto flex shrink-0 items-center gap-2.5 [--meridian-control-font-size:12px] [--meridian-control-height:26px]"
        >
          {aside && (
            <span data-scope-ui="" data-scope-end="" className="tabular-nums">
              {aside}
            </span>
          )}
          {action}
        </div>
      )}
    </section>
  );
}
