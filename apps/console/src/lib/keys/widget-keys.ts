import type { KeyName } from './key-name';

/** Keys that do the same, such as the four arrows; each is a combination of modifiers and a key. */
export interface KeyLine {
  id: string;
  combinations: readonly (readonly KeyName[])[];
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const sideways = ['ArrowLeft', 'ArrowRight'] as const;
const each = (keys: readonly KeyName[], ...modifiers: KeyName[]) => keys.map((key) => [...modifiers, key]);

const undo = { id: 'undo', combinations: [['Control', 'z']] } as const;
const redo = {
  id: 'redo',
  combinations: [
    ['Control', 'y'],
    ['Control', 'Shift', 'z'],
  ],
} as const;

/**
 * Keys inside a part of a page that has the focus. The parts handle them; `widget-keys.browser.test.tsx` and
 * `editor-keys.browser.test.tsx` press each one in them, and all others. Ids are keys of the texts `shell.keys.lines`.
 */
export const widgetKeys = {
  table: [
    { id: 'move', combinations: each(arrows) },
    { id: 'rowEnds', combinations: each(['Home', 'End']) },
    { id: 'ends', combinations: each(['Home', 'End'], 'Control') },
    { id: 'edges', combinations: each(arrows, 'Control') },
    { id: 'page', combinations: each(['PageUp', 'PageDown']) },
    { id: 'extend', combinations: each(arrows, 'Shift') },
    { id: 'all', combinations: [['Control', 'a']] },
    { id: 'copyWithTitles', combinations: [['Control', 'Shift', 'c']] },
    { id: 'enter', combinations: [['Enter'], ['F2']] },
    { id: 'details', combinations: [[' ']] },
    { id: 'menu', combinations: [['Shift', 'F10'], ['ContextMenu']] },
  ],
  head: [
    { id: 'sort', combinations: [['Enter'], [' ']] },
    { id: 'moveColumn', combinations: each(sideways, 'Alt') },
    { id: 'resizeColumn', combinations: each(sideways, 'Shift') },
    { id: 'columnMenu', combinations: [['Alt', 'ArrowDown'], ['Shift', 'F10'], ['ContextMenu']] },
  ],
  calendar: [
    { id: 'day', combinations: each(sideways) },
    { id: 'week', combinations: each(['ArrowUp', 'ArrowDown']) },
    { id: 'weekEnds', combinations: each(['Home', 'End']) },
    { id: 'month', combinations: each(['PageUp', 'PageDown']) },
    { id: 'year', combinations: each(['PageUp', 'PageDown'], 'Shift') },
  ],
  // anywhere in the editor of drafts, except in its fields
  editor: [undo, redo, { id: 'history', combinations: [['Alt', 'h']] }],
  grid: [
    { id: 'move', combinations: each(arrows) },
    { id: 'nextCell', combinations: [['Tab'], ['Shift', 'Tab']] },
    { id: 'rowEnds', combinations: each(['Home', 'End']) },
    { id: 'ends', combinations: each(['Home', 'End'], 'Control') },
    { id: 'edges', combinations: each(arrows, 'Control') },
    { id: 'page', combinations: each(['PageUp', 'PageDown']) },
    { id: 'extend', combinations: each(arrows, 'Shift') },
    { id: 'all', combinations: [['Control', 'a']] },
    { id: 'editCell', combinations: [['Enter'], ['F2']] },
    { id: 'clearCells', combinations: [['Delete'], ['Backspace']] },
    { id: 'fillDown', combinations: [['Control', 'd']] },
    { id: 'copy', combinations: [['Control', 'c']] },
    { id: 'cut', combinations: [['Control', 'x']] },
    { id: 'paste', combinations: [['Control', 'v']] },
    { id: 'insertRow', combinations: [['Control', 'Enter']] },
    { id: 'deleteRows', combinations: [['Control', 'Delete']] },
    {
      id: 'find',
      combinations: [
        ['Control', 'f'],
        ['Control', 'h'],
      ],
    },
    undo,
    redo,
    { id: 'cellMenu', combinations: [['Shift', 'F10'], ['ContextMenu']] },
  ],
  gridHead: [
    { id: 'sort', combinations: [['Enter'], [' ']] },
    { id: 'resizeColumn', combinations: each(sideways, 'Shift') },
    { id: 'columnMenu', combinations: [['Alt', 'ArrowDown'], ['Shift', 'F10'], ['ContextMenu']] },
  ],
  tree: [
    { id: 'moveInTree', combinations: each(['ArrowUp', 'ArrowDown']) },
    { id: 'openItem', combinations: each(['ArrowRight', 'ArrowLeft']) },
    { id: 'treeEnds', combinations: each(['Home', 'End']) },
    { id: 'showItem', combinations: [['Enter'], [' ']] },
  ],
} as const satisfies Record<string, readonly KeyLine[]>;

export type KeyedWidget = keyof typeof widgetKeys;
