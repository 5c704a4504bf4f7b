import type { ReactNode } from 'react';

/** Wraps content of the host, where our style sheet ends. It does not affect the layout. */
export const ownContent = (content: ReactNode) => (
  <span data-scope-end="" className="contents">
    {content}
  </span>
);
