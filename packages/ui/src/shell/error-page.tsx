import type { ReactNode } from 'react';

export interface ErrorPageProps {
  drawing: ReactNode;
  title: string;
  body: string;
  /** The requested address. */
  path: ReactNode;
  actions: ReactNode;
  /** Between address and actions. */
  children?: ReactNode;
}

/** A page that says why there is no page. */
export function ErrorPage({ drawing, title, body, path, actions, children }: ErrorPageProps) {
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center px-4 pb-20 text-center">
      <svg width="112" height="72" viewBox="0 0 112 72" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <h1 className="mt-5 text-20 font-semibold tracking-tight">{title}</h1>
      <p className="mt-1.5 max-w-105 text-balance whitespace-pre-line text-fg-2">{body}</p>
      {path && (
        // scrolls horizontally when it is long, also by keys
        <p
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-4 max-w-full overflow-x-auto rounded-sm border border-line-2 bg-sunken px-2.5 py-1.5 font-mono text-12 whitespace-nowrap text-fg-2 focus-ring"
        >
          {path}
        </p>
      )}
      {children}
      <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}
