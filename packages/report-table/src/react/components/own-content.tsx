import type { ReactNode } from 'react';

/** Around what the host draws, where our style sheet ends. It takes no part in the layout. */
export const ownContent = (content: ReactNode) => (
  <span data-scope-end="" className="contents">
    {content}
  </span>
);
