import type { ReactNode } from 'react';

export interface ListPageProps {
  /** Already translated. */
  title: string;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Filters and search, below the title. */
  toolbar?: ReactNode;
  /** The `ListBody`, and dialogs. */
  children: ReactNode;
}

/** A page that shows a list: title, actions, toolbar, then the list. */
export function ListPage({ title, actions, toolbar, children }: ListPageProps) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="flex flex-wrap items-center justify-between gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="text-20 leading-8 font-semibold tracking-tight">{title}</h1>
        {actions}
      </header>
      {toolbar}
      {children}
    </div>
  );
}
