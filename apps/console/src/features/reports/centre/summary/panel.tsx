import { cn } from '@meridian/ui';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** Beside the title, in grey. */
  note?: ReactNode;
  /** At the end of the head. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A framed part of the summary. Panels never stand inside panels. */
export function Panel({ title, note, aside, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'flex min-w-0 flex-col rounded-md border border-line-2 bg-surface pb-2 print:break-inside-avoid',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-3 pb-2">
        <h2 id={titleId} className="text-14 font-semibold text-fg-1">
          {title}
        </h2>
        {note && <span className="text-12 text-fg-3">{note}</span>}
        <span className="flex-1" />
        {aside}
      </div>
      {children}
    </section>
  );
}
