import { widgetKeys, type KeyedWidget } from '../widget-keys';

/** Whether what has the focus handles a combination of keys. */
export function isHandled(keys: readonly string[]): boolean {
  const modifiers = {
    shiftKey: keys.includes('Shift'),
    ctrlKey: keys.includes('Control'),
    altKey: keys.includes('Alt'),
  };
  const event = new KeyboardEvent('keydown', {
    key: keys.at(-1) ?? '',
    ...modifiers,
    bubbles: true,
    cancelable: true,
  });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Each combination of keys that a widget lists. */
export const casesOf = (widget: KeyedWidget) =>
  widgetKeys[widget].flatMap(({ id, combinations }) => combinations.map((keys) => [id, keys] as const));

/** Keys that a widget could handle; Escape and Tab leave it. */
export const otherKeys = [
  ...[
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Insert',
    'Delete',
  ],
  ...[
    'Backspace',
    'F1',
    'F2',
    'F3',
    'F4',
    'F8',
    'F10',
    'ContextMenu',
    '+',
    '-',
    '*',
    '5',
    ...'abcdefghijklmnopqrstuvwxyz'.split(''),
  ],
];
/** Modifiers that are held with them. */
export const modifierSets = [[], ['Shift'], ['Control'], ['Alt'], ['Control', 'Shift']];
