import type { ReactNode } from 'react';

/** Shown instead of missing values: the reason. */
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
