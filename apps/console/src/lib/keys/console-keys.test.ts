import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShortcut, consoleKeys, type ConsoleKeyId } from './console-keys';
import { keyText } from './key-name';

// asserted: the names of an object literal
const ids = Object.keys(consoleKeys) as ConsoleKeyId[];
const pressed = fc.record({
  key: fc.constantFrom('k', 'K', 'j', '?', '[', '/', 'Enter', 'a'),
  ctrlKey: fc.boolean(),
  metaKey: fc.boolean(),
  altKey: fc.boolean(),
  shiftKey: fc.boolean(),
});

it('is at most one for each key that is pressed', () => {
  fc.assert(
    fc.property(pressed, fc.boolean(), (event, onApple) => {
      const found = ids.filter((id) => isShortcut(consoleKeys[id], event, onApple));
      expect(found.length).toBeLessThanOrEqual(1);
      if (event.altKey) expect(found).toEqual([]);
    }),
  );
});

it.each([
  ['search', { ctrlKey: true }, false, true],
  ['search', { metaKey: true }, true, true],
  ['search', { metaKey: true }, false, false],
  ['search', { ctrlKey: true, shiftKey: true }, false, false],
  ['search', {}, false, false],
  ['keys', { shiftKey: true }, false, true],
  ['keys', { ctrlKey: true }, false, false],
] as const)('%s with %j, on Apple devices %s: %s', (id, modifiers, onApple, expected) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isShortcut(consoleKeys[id], { ...none, ...modifiers, key: consoleKeys[id].key }, onApple)).toBe(
    expected,
  );
});

it.each([
  ['Control', false, 'Ctrl'],
  ['Control', true, '⌘'],
  ['Alt', true, '⌥'],
  ['ArrowUp', true, '↑'],
  ['k', false, 'K'],
  [' ', false, '空格'],
  ['F10', true, 'F10'],
])('the key %j, on Apple devices %s, is %j', (key, onApple, text) => {
  expect(keyText(key, { space: '空格', onApple })).toBe(text);
});
