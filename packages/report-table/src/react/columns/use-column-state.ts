import { useState, useSyncExternalStore, type SetStateAction } from 'react';
import type { ColumnState } from '../../core/columns/column-state';
import { parseColumnState } from '../../core/columns/parse-column-state';

const prefix = 'meridian.columns.';
const unchanged: ColumnState = {};
const readNothing = () => unchanged;

/**
 * The user's changes of the columns, stored in this browser under `key`; in memory without one. All users of a key share the state, also
 * across tabs.
 *
 * Errors: none. If storage is full or forbidden, the state lives as long as the page; malformed entries are dropped.
 */
export function useColumnState(key?: string): [ColumnState, (next: SetStateAction<ColumnState>) => void] {
  const [own] = useState(() => createStore());
  const store = key === undefined ? own : storeOf(key);
  const state = useSyncExternalStore(store.subscribe, store.read, readNothing);
  return [state, store.write];
}

interface ColumnStateStore {
  subscribe: (onChange: () => void) => () => void;
  read: () => ColumnState;
  write: (next: SetStateAction<ColumnState>) => void;
}

const stores = new Map<string, ColumnStateStore>();

function storeOf(key: string): ColumnStateStore {
  const known = stores.get(key);
  if (known) return known;
  const store = createStore(prefix + key);
  stores.set(key, store);
  return store;
}

function createStore(name?: string): ColumnStateStore {
  const listeners = new Set<() => void>();
  // the last content of storage: only a different text is a change, so that a state that could not be stored stays
  let text: string | null = null;
  let state = unchanged;
  const refresh = () => {
    const stored = name === undefined ? text : readStorage(name);
    if (stored === undefined || stored === text) return;
    text = stored;
    state = parseText(stored);
    listeners.forEach((listener) => listener());
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === name) refresh();
  };
  let isRead = false;
  return {
    read: () => {
      if (!isRead) refresh();
      isRead = true;
      return state;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (name === undefined) return () => listeners.delete(onChange);
      // only with a name: the first listener makes the browser load its storage, which takes milliseconds
      if (listeners.size === 1) window.addEventListener('storage', handleStorage);
      // another tab may have written while there was no subscriber
      refresh();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
    write: (next) => {
      state = typeof next === 'function' ? next(state) : next;
      const written = JSON.stringify(state);
      if (name !== undefined && writeStorage(name, written)) text = written;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Undefined if forbidden. */
function readStorage(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}

function writeStorage(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function parseText(text: string | null): ColumnState {
  try {
    return text === null ? unchanged : parseColumnState(JSON.parse(text));
  } catch {
    return unchanged;
  }
}
