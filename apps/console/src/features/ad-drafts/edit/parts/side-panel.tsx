import { cn } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface SidePanelProps {
  /** In a window that is too narrow for both, the panel replaces the content. */
  isOpen: boolean;
  label: string;
  children: ReactNode;
}

/** A panel next to the content. */
export function SidePanel({ isOpen, label, children }: SidePanelProps) {
  return (
    <aside
      aria-label={label}
      className={cn(
        'relative shrink-0 overflow-y-auto border-l border-line-2 bg-sunken p-4 max-wide:w-full max-wide:border-l-0 wide:w-87 vast:w-100',
        !isOpen && 'hidden',
      )}
    >
      {children}
    </aside>
  );
}
