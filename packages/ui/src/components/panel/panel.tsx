import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which names the region. If absent, the children include a header. Already translated. */
  title?: string | undefined;
  /** Beside the title, in grey. */
  note?: ReactNode;
  /** Content at the end of the header: a link or a legend. */
  aside?: ReactNode;
}

/**
 * A framed part of a page. Its children set their own horizontal padding, so that tables reach from edge to edge. The
 * head is as high as that of a chart: titles of adjacent panels align.
 */
export function Panel({ title, note, aside, className, children, ...props }: PanelProps) {
  const titleId = useId();
  return (
    <section
      data-scope-ui=""
      data-scope-end=""
      aria-labelledby={title === undefined ? undefined : titleId}
      {...props}
      className={cn(
        'flex min-w-0 flex-col rounded-md border border-line-2 bg-surface pt-2.5 pb-2 print:break-inside-avoid',
        className,
      )}
    >
      {title !== undefined && (
        <div data-scope-ui="" className="flex min-h-7.5 flex-wrap items-center gap-x-2 gap-y-1 px-4 pb-1.5">
          <h2 id={titleId} className="text-14 font-semibold text-fg-1">
            {title}
          </h2>
          {note && (
            <span data-scope-end="" className="min-w-0 truncate text-12 text-fg-3">
              {note}
            </span>
          )}
          {aside && (
            <span
              data-scope-end=""
              className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1"
            >
              {aside}
            </span>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
