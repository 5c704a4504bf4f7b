import { isComposing } from '@meridian/ui';
import { useEffect, useEffectEvent } from 'react';

/** What closes by Escape itself. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Calls a function when Escape is pressed and nothing else, such as an open menu or an input method, uses the key. */
export function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (document.querySelector(open) === null) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    // what is open closes during the event, so it must be seen before
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
