import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { XIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { closeUnlessComposing } from '../../lib/composition';
import { scrim } from '../dialog/styles';
import { IconButton } from '../icon-button/icon-button';

// a panel from the side begins below a banner that stays visible, whose height its host writes into `--meridian-banner-height`
const sheet = cva(
  'fixed z-drawer flex flex-col overflow-hidden text-13 text-fg-1 shadow-dialog outline-none',
  {
    variants: {
      side: {
        left: 'top-[var(--meridian-banner-height,0px)] bottom-0 left-0 w-72 max-w-[85vw] bg-canvas data-[state=open]:animate-left-in data-[state=closed]:animate-left-out',
        right:
          'top-[var(--meridian-banner-height,0px)] right-0 bottom-0 w-drawer max-w-full bg-overlay data-[state=open]:animate-right-in data-[state=closed]:animate-right-out',
        bottom:
          'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-lg bg-overlay data-[state=open]:animate-bottom-in data-[state=closed]:animate-bottom-out',
      },
    },
  },
);

/** A panel from an edge of the screen: `Sheet` around an optional `SheetTrigger` and a `SheetContent`. */
export const Sheet = Radix.Root;

/** The button that opens the sheet; give it `asChild` and a button. */
export const SheetTrigger = Radix.Trigger;

/** Closes the sheet; give it `asChild` and a `Button`. */
export const SheetClose = Radix.Close;

export interface SheetContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** `left`: navigation, 288 wide. `right`: settings, 340 wide. `bottom`: filters on a phone. */
  side: 'left' | 'right' | 'bottom';
  title: ReactNode;
  /** Keeps the title for assistive technology only; the content renders its own header. */
  isTitleHidden?: boolean;
  /** Name of the close button. */
  closeLabel: string;
  /** Fixed at the foot. */
  footer?: ReactNode;
}

/** The panel. It traps the focus and returns it on close. */
export function SheetContent({
  side,
  title,
  isTitleHidden = false,
  closeLabel,
  footer,
  className,
  onEscapeKeyDown,
  children,
  ...props
}: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-scope-ui="" className={cn(scrim, 'z-drawer')} />
      <Radix.Content
        data-scope-ui=""
        {...(side !== 'left' && { 'data-elevated': '' })}
        aria-describedby={undefined}
        {...props}
        onEscapeKeyDown={closeUnlessComposing(onEscapeKeyDown)}
        className={cn(sheet({ side }), className)}
      >
        {isTitleHidden ? (
          <Radix.Title data-scope-end="" className="sr-only">
            {title}
          </Radix.Title>
        ) : (
          <header className="flex shrink-0 items-center gap-3 px-5 pt-4.5 pb-4">
            <Radix.Title data-scope-end="" className="min-w-0 flex-1 text-16 font-semibold tracking-tight">
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} size="small" className="-mr-1">
                <XIcon />
              </IconButton>
            </Radix.Close>
          </header>
        )}
        <div data-scope-end="" className="min-h-0 flex-1 overflow-y-auto">
          {children}
        </div>
        {footer && (
          <footer data-scope-end="" className="shrink-0 border-t border-line-2 px-5 py-3">
            {footer}
          </footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
