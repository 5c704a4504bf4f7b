import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { moveAtOnce } from '../../lib/move-at-once';
import { useRegionRef } from '../../lib/use-region-ref';
import { menuItem, menuSurface } from '../menu/styles';

/**
 * Commands for the element under the pointer: `ContextMenu` around `ContextMenuTrigger` and `ContextMenuContent`.
 * Opens by right click, a long touch, Shift F10 and the menu key; arrows, typing, Enter and Escape work.
 */
export function ContextMenu(props: ComponentProps<typeof Radix.Root>) {
  // a modal menu hides the page from assistive technology while its controls still take the focus
  return <Radix.Root modal={false} {...props} />;
}

/** The element that the menu belongs to; give it `asChild` and the element. */
export const ContextMenuTrigger = Radix.Trigger;

export interface ContextMenuContentProps extends ComponentProps<typeof Radix.Content> {
  /** Names the menu: the target of its commands. */
  label: string;
}

/** The list that opens at the pointer, in a portal. */
export function ContextMenuContent({ label, className, ref, ...props }: ContextMenuContentProps) {
  const regionRef = useRegionRef(ref);
  return (
    <Radix.Portal>
      <Radix.Content
        ref={regionRef}
        onKeyDownCapture={moveAtOnce}
        aria-label={label}
        data-scope-ui=""
        data-scope-end=""
        data-elevated=""
        collisionPadding={8}
        {...props}
        className={cn(
          menuSurface,
          'max-h-(--radix-context-menu-content-available-height) min-w-36 overflow-y-auto',
          className,
        )}
      />
    </Radix.Portal>
  );
}

export interface ContextMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
}

/** A command. */
export function ContextMenuItem({ icon, className, children, ...props }: ContextMenuItemProps) {
  return (
    <Radix.Item data-scope-ui="" {...props} className={cn(menuItem, className)}>
      {icon}
      <span data-scope-end="" className="min-w-0 flex-1">
        {children}
      </span>
    </Radix.Item>
  );
}

/** A line between groups. */
export function ContextMenuSeparator() {
  return <Radix.Separator data-scope-ui="" className="-mx-1 my-1 h-px bg-line-1" />;
}
