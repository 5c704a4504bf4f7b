/** Whether the page is visible and not covered by a dialog or a menu. */
export function isFree(): boolean {
  return (
    document.visibilityState === 'visible' &&
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null
  );
}

/** Resolves as soon as the page is free; never after the signal has aborted. */
export function whenFree(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (signal.aborted || !isFree()) return;
      stop();
      resolve();
    };
    const observer = new MutationObserver(check);
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
    // dialogs and menus are children of the body
    observer.observe(document.body, { childList: true });
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', stop);
    check();
  });
}
