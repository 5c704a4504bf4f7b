import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the entries of an open menu or list during the key event. Radix moves it in a timer: an Enter
 * before that timer would select the previous entry.
 *
 * Shape:  an `onKeyDownCapture` of the overlay's content.
 */
export function moveAtOnce(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entries = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      ':is([role^=menuitem], [role=option]):not([data-disabled])',
    ),
  ];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  if (index < 0) return;
  const last = entries.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, last),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: last,
    PageUp: 0,
    PageDown: last,
  };
  const place = places[key];
  if (place === undefined) return;
  event.preventDefault();
  entries[place]?.focus();
}
