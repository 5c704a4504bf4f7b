import type { ReactNode } from 'react';

/** What the host draws: our style sheet ends here. It takes no part in the layout. */
export function OwnContent({ children }: { children: ReactNode }) {
  return (
    <span data-scope-end="" className="contents">
      {children}
    </span>
  );
}
