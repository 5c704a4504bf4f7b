import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, useSonner } from 'sonner';
import { cssVariables } from '../../lib/css-variables';

export interface ToasterProps {
  /** Names the region. */
  label: string;
}

/**
 * The region of the toasts, once per app. Max three; they stay while the pointer is over them. At the bottom right, and at the
 * top while a dialog is open, whose actions are at the bottom.
 */
export function Toaster({ label }: ToasterProps) {
  const isAtTop = useIsAtTop();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  // beside the app: an open dialog hides the app from assistive technology
  return createPortal(
    // a press outside would close a dialog
    <div onPointerDown={(event) => event.stopPropagation()}>
      <Sonner
        containerAriaLabel={label}
        position={isAtTop ? 'top-center' : 'bottom-right'}
        expand
        visibleToasts={3}
        gap={8}
        offset={20}
        // below the head of a sheet, which has its close button
        mobileOffset={isAtTop ? { top: 64 } : 16}
        style={{
          zIndex: 'var(--meridian-z-toast)',
          // a dialog turns off the pointer for the rest of the body
          pointerEvents: 'auto',
          ...cssVariables({ '--width': '380px' }),
        }}
      />
    </div>,
    document.body,
  );
}

/** Toasts stay at the top until they disappear: many of them report an action that has just closed a dialog. */
function useIsAtTop(): boolean {
  const hasDialog = useHasDialog();
  const isEmpty = useSonner().toasts.length === 0;
  const [isAtTop, setIsAtTop] = useState(hasDialog);
  const isNowAtTop = hasDialog || (isAtTop && !isEmpty);
  if (isNowAtTop !== isAtTop) setIsAtTop(isNowAtTop);
  return isNowAtTop;
}

/** Dialogs and sheets are children of the body; a popover, which has the same role, has an element around it. */
const dialog = ':scope > :is([role=dialog], [role=alertdialog])';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether a dialog or a sheet is over the page. */
function useHasDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.body.querySelector(dialog) !== null,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/** False on a server and while its HTML is hydrated. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
