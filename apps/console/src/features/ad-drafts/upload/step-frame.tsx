import type { ReactNode } from 'react';
import { SidePanel } from '../edit/parts/side-panel';

export interface StepFrameProps {
  /** The structure of the draft. */
  structure: ReactNode;
  /** Name of the panel next to the content. Already translated. */
  sideLabel: string;
  side: ReactNode;
  /** Whether the panel replaces the content in a window that is too narrow for both. */
  isSideOpen: boolean;
  footer: ReactNode;
  children: ReactNode;
}

/** The step "confirm upload": structure, content and panel next to each other, and a footer. */
export function StepFrame({ structure, sideLabel, side, isSideOpen, footer, children }: StepFrameProps) {
  return (
    <>
      <div className="flex min-h-0 flex-1 max-desktop:flex-col max-desktop:overflow-y-auto">
        {structure}
        <div
          className={
            isSideOpen
              ? 'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto max-wide:hidden'
              : 'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto max-desktop:shrink-0 max-desktop:overflow-visible'
          }
        >
          {children}
        </div>
        {side && (
          <SidePanel isOpen={isSideOpen} label={sideLabel}>
            {side}
          </SidePanel>
        )}
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line-2 px-page py-2.5 max-desktop:px-4">
        {footer}
      </footer>
    </>
  );
}
