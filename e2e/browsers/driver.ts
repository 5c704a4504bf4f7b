/** An action of a pointer or of the keyboard, as WebDriver describes it. */
export type InputAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pause'; duration: number };

export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: InputAction[];
}

/** What the journeys need of a browser. Its only window is 1440 × 900 CSS pixels. */
export interface BrowserDriver {
  /** Name and version. */
  version: string;
  /** Opens an address, and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, which must be a string. */
  evaluate(expression: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** A picture of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors on the console of all pages so far. */
  consoleErrors(): readonly string[];
  close(): Promise<void>;
}

export const windowSize = { width: 1440, height: 900 };

/** Keys by name, in the code points of WebDriver; others are their own character. */
const namedKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Delete: '\uE017',
  F2: '\uE032',
};

/** Presses a key, with modifiers if any: `Shift+ArrowDown`. */
export function keyPress(combination: string): InputSource {
  const keys = combination.split('+').map((key) => namedKeys[key] ?? key);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...keys.map((value) => ({ type: 'keyDown' as const, value })),
      ...keys.reverse().map((value) => ({ type: 'keyUp' as const, value })),
    ],
  };
}

/** Presses the keys of a text one after the other. */
export function typing(text: string): InputSource {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

export const mouse = (actions: InputAction[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
