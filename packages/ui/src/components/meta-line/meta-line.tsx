import type { ReactNode } from 'react';

export interface MetaLineProps {
  /** Names the list. */
  label: string;
  /** `MetaItem`s. */
  children: ReactNode;
  /** A button after the items, for all details. */
  action?: ReactNode;
  /** A sentence below the items. */
  note?: ReactNode;
}

/** Metadata of the data below it, in one line that wraps: source, period, completeness. */
export function MetaLine({ label, children, action, note }: MetaLineProps) {
  return (
    <div
      data-scope-ui=""
      className="shrink-0 border-t border-line-2 px-page py-1.25 text-12 text-fg-3 tabular-nums max-desktop:px-4"
    >
      {/* the border before the first item of a line is cut off; a button there stays whole */}
      <div className="overflow-hidden">
        <ul data-scope-end="" aria-label={label} className="-ml-3.25 flex flex-wrap items-center">
          {children}
          {action && (
            <li data-scope-ui="" data-scope-end="" className="inline-flex pl-3.25">
              {action}
            </li>
          )}
        </ul>
      </div>
      {note && (
        <p data-scope-end="" className="my-1">
          {note}
        </p>
      )}
    </div>
  );
}
