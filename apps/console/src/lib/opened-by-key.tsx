import { useLayoutEffect } from 'react';
import type { HeldKeys } from './hold-keys';

export { holdKeys } from './hold-keys';

/**
 * Stands beside a menu that a key has asked for before it was there. Hands the focus on to the first item, as Radix does
 * for a key that it has seen itself, and then the keys that were typed meanwhile.
 */
export function OpenedByKey({ keys }: { keys: HeldKeys | undefined }) {
  useLayoutEffect(() => {
    const handOn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.role === 'menu') {
        target.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
      }
      if (keys) void passOn(keys);
    };
    document.addEventListener('focusin', handOn, { once: true });
    return () => document.removeEventListener('focusin', handOn);
  }, [keys]);
  return null;
}

/** One after the other, since a menu answers some of them by a timer. */
async function passOn(keys: HeldKeys): Promise<void> {
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const event = keys.signal.aborted ? undefined : keys.typed.shift();
    if (!event) break;
    keys.isPassing = true;
    press(event);
    keys.isPassing = false;
  }
  keys.stop();
}

/** What the key would do where the focus is now. A browser does nothing by itself for an event that it has not sent. */
function press({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const init = { key, code, shiftKey, bubbles: true, cancelable: true };
  if (!target.dispatchEvent(new KeyboardEvent('keydown', init))) return;
  if (target instanceof HTMLInputElement && key.length === 1) {
    target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new InputEvent('input', { data: key, inputType: 'insertText', bubbles: true }));
  } else if (target instanceof HTMLElement && key === 'Enter' && target.matches('a, button')) {
    target.click();
  }
}
