import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

export interface TooltipProps {
  /** A short text. Touch devices do not show it, so never put information only here. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled: whether it is shown. */
  open?: boolean | undefined;
  /** Called when hover, focus, Escape, a press or scrolling opens or closes it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The described element, which must take the focus. */
  children: ReactNode;
}

/** A text that appears on hover and on focus; Escape hides it. */
export function Tooltip({ content, side = 'top', open, onOpenChange, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-scope-ui=""
            data-scope-end=""
            // it describes its element and is outside of all landmarks, so screen readers need not find it by itself
            aria-hidden
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-popover max-w-80 animate-pop-in rounded-sm bg-inverse px-2.5 py-1.5 text-12 text-pretty text-fg-inverse"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
