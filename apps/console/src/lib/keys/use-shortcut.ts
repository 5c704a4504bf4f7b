import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { isApple } from '../device/is-apple';
import { isShortcut, consoleKeys, type ConsoleKeyId } from './console-keys';

/** The shortcuts of what is on screen; one per component that handles it. */
export const useActiveShortcuts = create<{ ids: readonly ConsoleKeyId[] }>(() => ({ ids: [] }));

/**
 * Runs an action when a shortcut is pressed while the component is on screen: a single key anywhere except in a field, a menu or a dialog;
 * one with Ctrl everywhere.
 */
export function useShortcut(id: ConsoleKeyId, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const shortcut = consoleKeys[id];
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(shortcut, event, isApple)) return;
      if (!shortcut.isControl && isBusy(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handle);
    useActiveShortcuts.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => {
      document.removeEventListener('keydown', handle);
      useActiveShortcuts.setState(({ ids }) => ({ ids: ids.toSpliced(ids.indexOf(id), 1) }));
    };
  }, [id]);
}

const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]') !==
    null;
