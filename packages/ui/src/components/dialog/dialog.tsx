import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { XIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { closeUnlessComposing } from '../../lib/composition';
import { cssVariables } from '../../lib/css-variables';
import { IconButton } from '../icon-button/icon-button';
import { scrim } from './styles';

/** A window over the page: `Dialog` around an optional `DialogTrigger` and a `DialogContent`. */
export const Dialog = Radix.Root;

/** The button that opens the dialog; give it `asChild` and a `Button`. */
export const DialogTrigger = Radix.Trigger;

/** Closes the dialog; give it `asChild` and a `Button`. */
export const DialogClose = Radix.Close;

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode;
  /** One line of context below the title. */
  description?: ReactNode;
  /** Name of the close button. If absent, there is no close button, like in confirmations. */
  closeLabel?: string;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
  /** A button at the left of the actions. */
  sideAction?: ReactNode;
  /** False: a click beside the dialog does nothing (message popup, unsaved forms). Escape still requests to close. */
  closesOnBackdrop?: boolean;
  /** Width on a desktop, in px. */
  widthPx?: number;
}

/** The dialog. Below 992 px it is a bottom sheet of full width. It traps the focus and returns it on close. */
export function DialogContent({
  title,
  description,
  closeLabel,
  actions,
  sideAction,
  closesOnBackdrop = true,
  widthPx = 480,
  className,
  style,
  onEscapeKeyDown,
  children,
  ...props
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-scope-ui="" className={cn(scrim, 'z-dialog')} />
      <Radix.Content
        data-scope-ui=""
        data-elevated=""
        {...(!description && { 'aria-describedby': undefined })}
        onInteractOutside={(event) => {
          if (!closesOnBackdrop) event.preventDefault();
        }}
        {...props}
        onEscapeKeyDown={closeUnlessComposing(onEscapeKeyDown)}
        style={{ ...style, ...cssVariables({ '--dialog-w': `${String(widthPx)}px` }) }}
        className={cn(
          'fixed z-dialog flex flex-col overflow-hidden bg-overlay text-13 text-fg-1 shadow-dialog outline-none',
          'max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:max-h-[90dvh] max-desktop:rounded-t-lg',
          'max-desktop:data-[state=open]:animate-bottom-in max-desktop:data-[state=closed]:animate-bottom-out',
          'desktop:inset-0 desktop:m-auto desktop:h-fit desktop:max-h-[min(90dvh,760px)] desktop:rounded-lg',
          'desktop:w-[min(var(--dialog-w),calc(100vw-48px))]',
          'desktop:data-[state=open]:animate-dialog-in desktop:data-[state=closed]:animate-fade-out',
          className,
        )}
      >
        <header className="flex shrink-0 items-start gap-3 px-6 pt-5 pb-3 max-desktop:px-4">
          <div className="min-w-0 flex-1">
            <Radix.Title data-scope-end="" className="text-16 font-semibold tracking-tight">
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description data-scope-end="" className="mt-1 text-fg-2">
                {description}
              </Radix.Description>
            )}
          </div>
          {closeLabel && (
            <Radix.Close asChild>
              <IconButton label={closeLabel} size="small" className="-mr-1">
                <XIcon />
              </IconButton>
            </Radix.Close>
          )}
        </header>
        {children && (
          <div data-scope-end="" className="min-h-0 flex-1 overflow-y-auto px-6 pb-4 max-desktop:px-4">
            {children}
          </div>
        )}
        {(actions ?? sideAction) && (
          <footer
            data-scope-end=""
            className={cn(
              'flex shrink-0 flex-wrap items-center gap-2 px-6 py-3.5 max-desktop:px-4',
              children && 'border-t border-line-2',
            )}
          >
            {sideAction}
            <div data-scope-ui="" data-scope-end="" className="ml-auto flex flex-wrap justify-end gap-2">
              {actions}
            </div>
          </footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
