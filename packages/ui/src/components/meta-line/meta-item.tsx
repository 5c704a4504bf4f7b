import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface MetaItemProps {
  /** Text, with an optional icon before it. */
  children: ReactNode;
  /** Set if a narrow layout shows it elsewhere and hides it here. */
  isDesktopOnly?: boolean;
}

/** One item of a `MetaLine`. */
export function MetaItem({ children, isDesktopOnly = false }: MetaItemProps) {
  return (
    <li
      data-scope-ui=""
      className={cn(
        'mr-3 inline-flex min-h-6 items-center gap-1.5 border-l border-line-2 pl-3',
        isDesktopOnly && 'max-desktop:hidden',
      )}
    >
      {children}
    </li>
  );
}
