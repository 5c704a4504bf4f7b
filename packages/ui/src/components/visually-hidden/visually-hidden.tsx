import type { ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span data-scope-ui="" data-scope-end="" className="sr-only">
      {children}
    </span>
  );
}
