import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

/** The name of a key. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      data-scope-ui=""
      className={cn(
        'rounded-xs border border-line-2 bg-surface px-1.25 font-sans text-11 text-fg-3',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
