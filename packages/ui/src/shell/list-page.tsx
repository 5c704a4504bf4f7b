import type { ReactNode } from 'react';

export interface ListPageProps {
  /** Already translated. */
  title: string;
  /** Beside the title: a switch between views. */
  aside?: ReactNode;
  /** At the right end of the title's line. */
  actions?: ReactNode;
  /** Filters and search, below the title. */
  toolbar?: ReactNode;
  /** The `ListBody`, and dialogs. */
  children: ReactNode;
}

/** A page that shows a list: title, actions, toolbar, then the list. */
export function ListPage({ title, aside, actions, toolbar, children }: ListPageProps) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="flex flex-wrap items-center justify-between gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-20 leading-8 font-semibold tracking-tight">{title}</h1>
          {aside}
        </div>
        {actions}
      </header>
      {toolbar}
      {children}
    </div>
  );
}
