/** Keys that act wherever the focus is: those of the console, then those of some pages. `useShortcut` handles them. */
export const consoleKeys = {
  search: { key: 'k', isControl: true, scope: 'console' },
  keys: { key: '?', isControl: false, scope: 'console' },
  sidebar: { key: '[', isControl: false, scope: 'console' },
  filter: { key: '/', isControl: false, scope: 'page' },
  print: { key: 'p', isControl: true, scope: 'page' },
  nextMessage: { key: 'j', isControl: false, scope: 'page' },
  previousMessage: { key: 'k', isControl: false, scope: 'page' },
} as const satisfies Record<string, ConsoleKey>;

export interface ConsoleKey {
  key: string;
  /** With Ctrl, on Apple devices with Command; then it acts in fields too. */
  isControl: boolean;
  scope: 'console' | 'page';
}

export type ConsoleKeyId = keyof typeof consoleKeys;

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a pressed key is a shortcut, on Apple devices (`onApple`) or others. */
export function isShortcut({ key, isControl }: ConsoleKey, event: PressedKey, onApple: boolean): boolean {
  if (event.altKey) return false;
  if (!isControl) return event.key === key && !event.ctrlKey && !event.metaKey;
  const isHeld = onApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.shiftKey && event.key.toLowerCase() === key;
}
