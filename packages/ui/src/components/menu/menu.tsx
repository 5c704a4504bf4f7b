import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { moveAtOnce } from '../../lib/move-at-once';
import { useRegionRef } from '../../lib/use-region-ref';
import { menuItem, menuSurface } from './styles';

/** A menu of commands or choices: `Menu` around `MenuTrigger` and `MenuContent`. Arrows, typing, Enter and Escape work. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  // a modal menu hides the page from assistive technology while its controls still take the focus
  return <Radix.Root modal={false} {...props} />;
}

/** The button that opens the menu; give it `asChild` and a `Button` or `IconButton`. */
export const MenuTrigger = Radix.Trigger;

/** The list that opens, in a portal. */
export function MenuContent({ className, ref, ...props }: ComponentProps<typeof Radix.Content>) {
  const regionRef = useRegionRef(ref);
  return (
    <Radix.Portal>
      <Radix.Content
        ref={regionRef}
        // a long list scrolls, and no entry is a Tab stop until the arrow keys reach it
        tabIndex={0}
        onKeyDownCapture={moveAtOnce}
        data-scope-ui=""
        data-scope-end=""
        data-elevated=""
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn(
          menuSurface,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-36 overflow-y-auto',
          className,
        )}
      />
    </Radix.Portal>
  );
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
  /** At the right, in grey: a key, a number. */
  hint?: ReactNode;
}

/** A command. With `asChild` its only child is a link and no icon or hint is drawn. */
export function MenuItem({ icon, hint, asChild = false, className, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item data-scope-ui="" {...props} asChild={asChild} className={cn(menuItem, className)}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span data-scope-end="" className="min-w-0 flex-1">
            {children}
          </span>
          {hint && <MenuHint>{hint}</MenuHint>}
        </>
      )}
    </Radix.Item>
  );
}

/** Options of which one is checked. */
export function MenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-scope-ui="" data-scope-end="" {...props} />;
}

export interface MenuRadioItemProps extends ComponentProps<typeof Radix.RadioItem> {
  icon?: ReactNode;
  hint?: ReactNode;
}

/** One option; the check mark is at the right. */
export function MenuRadioItem({ icon, hint, className, children, ...props }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem data-scope-ui="" {...props} className={cn(menuItem, className)}>
      {icon}
      <span data-scope-end="" className="min-w-0 flex-1">
        {children}
      </span>
      {hint && <MenuHint>{hint}</MenuHint>}
      <span className="w-4">
        <Radix.ItemIndicator>
          <CheckIcon className="size-4 text-accent-fg!" />
        </Radix.ItemIndicator>
      </span>
    </Radix.RadioItem>
  );
}

/** A heading above a group of items. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-scope-ui=""
      data-scope-end=""
      {...props}
      className={cn('px-2 pt-2 pb-1 text-12 font-medium text-fg-3', className)}
    />
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <Radix.Separator data-scope-ui="" className="-mx-1 my-1 h-px bg-line-1" />;
}

function MenuHint({ children }: { children: ReactNode }) {
  return (
    <span data-scope-end="" className="ml-auto pl-4 text-12 text-fg-3 tabular-nums">
      {children}
    </span>
  );
}
