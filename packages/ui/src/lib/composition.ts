import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method: it selects a candidate, or ends a composition. The key codes are those of the DOM; Safari
 * reports the key that ends a composition after its end, with the code of a key that an input method has handled.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports it in no other way
  return native.isComposing || native.keyCode === 229;
}

/** A handler of the keys of a text field, without those of an input method. */
export function unlessComposing<Event extends KeyboardEvent | ReactKeyboardEvent>(
  handle: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    if (!isComposing(event)) handle(event);
  };
}

/** An `onEscapeKeyDown` of a Radix overlay that stays open on an Escape which ends a composition. */
export function closeUnlessComposing(
  handle?: (event: KeyboardEvent) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (isComposing(event)) event.preventDefault();
    else handle?.(event);
  };
}
