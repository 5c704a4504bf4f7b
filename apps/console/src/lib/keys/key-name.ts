/** A key as `KeyboardEvent.key` names it, or a modifier; `Control` is Command on Apple devices. */
export type KeyName = string;

const symbols: Readonly<Record<KeyName, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ContextMenu: '☰',
  Control: 'Ctrl',
  Delete: 'Del',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

const appleSymbols: Readonly<Record<KeyName, string>> = {
  Control: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↩',
  Delete: '⌦',
};

/** What is printed on a key. `space`: the name of the space bar, translated. */
export function keyText(key: KeyName, { space, onApple }: { space: string; onApple: boolean }): string {
  if (key === ' ') return space;
  const text = (onApple ? appleSymbols[key] : undefined) ?? symbols[key] ?? key;
  return text.length === 1 ? text.toUpperCase() : text;
}
