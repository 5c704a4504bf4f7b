import { cn } from '@meridian/ui';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** Beside the title, in grey. */
  note?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A framed part of the page with its title. */
export function Panel({ title, note, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cn(panelFrame, className)}>
      <div className="flex min-h-7 items-center gap-2 px-4 pb-1.5">
        <h2 id={titleId} className="text-14 font-semibold text-fg-1">
          {title}
        </h2>
        {note && <span className="truncate text-12 text-fg-3">{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** The frame of a panel, for one that brings its own head. */
export const panelFrame = 'flex min-w-0 flex-col rounded-md border border-line-2 bg-surface pt-2.5 pb-2';

/** In place of figures where there are none: why. */
export function PanelEmpty({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="grid flex-1 place-content-center px-4 text-center text-13 text-balance text-fg-3"
    >
      {children}
    </p>
  );
}
