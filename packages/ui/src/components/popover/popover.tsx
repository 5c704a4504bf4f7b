import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { closeUnlessComposing } from '../../lib/composition';

/** A panel beside its button: `Popover` around `PopoverTrigger` and `PopoverContent`. */
export const Popover = Radix.Root;

/** The button that opens the panel; give it `asChild` and a `Button`. */
export const PopoverTrigger = Radix.Trigger;

/** The element that the panel is placed beside, if it is not the trigger. */
export const PopoverAnchor = Radix.Anchor;

/** Closes the panel; give it `asChild` and a `Button`. */
export const PopoverClose = Radix.Close;

export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Names the panel. */
  label: string;
}

/** The panel, in a portal. Escape or a click outside closes it and returns the focus. */
export function PopoverContent({ label, className, onEscapeKeyDown, ...props }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-scope-ui=""
        data-scope-end=""
        data-elevated=""
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        onEscapeKeyDown={closeUnlessComposing(onEscapeKeyDown)}
        className={cn(
          'z-popover max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-auto rounded-md',
          'bg-overlay text-13 text-fg-1 shadow-pop outline-none',
          'data-[state=open]:animate-pop-in',
          className,
        )}
      />
    </Radix.Portal>
  );
}
