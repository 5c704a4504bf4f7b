import { useSyncExternalStore } from 'react';

/** Dialogs and sheets are children of the body; a popover, which has the same role, has an element around it. */
const dialog = ':scope > :is([role=dialog], [role=alertdialog])';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether a dialog or a sheet is over the page. */
export function useHasDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.body.querySelector(dialog) !== null,
    () => false,
  );
}
