import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface SidebarProps {
  /** Names the navigation. */
  label: string;
  /** Narrows it to icons; it then needs a `FoldedNav`. */
  isFolded?: boolean;
  /** Fixed content at the top: a `Brand`. */
  brand?: ReactNode;
  /** A `NavList`, or a `FoldedNav` if it is collapsed. It scrolls. */
  children: ReactNode;
}

/** The navigation at the left edge of the window, as tall as its container. */
export function Sidebar({ label, isFolded = false, brand, children }: SidebarProps) {
  return (
    <aside
      data-scope-ui=""
      data-scope-end=""
      className={cn(
        'flex shrink-0 flex-col overflow-hidden border-r border-line-2 bg-canvas transition-[width] duration-3 ease-out',
        isFolded ? 'w-sidebar-collapsed' : 'w-sidebar',
      )}
    >
      {brand}
      <nav
        data-scope-ui=""
        data-scope-end=""
        aria-label={label}
        className={cn(
          'min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-3',
          brand ? 'pt-1' : 'pt-2',
          isFolded ? 'px-3' : 'px-2',
        )}
      >
        {children}
      </nav>
    </aside>
  );
}
