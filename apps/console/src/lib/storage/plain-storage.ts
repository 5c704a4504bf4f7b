import type { PersistStorage } from 'zustand/middleware';
import type { SafeStorage } from './safe-storage';

export interface PlainStorageOptions<State> {
  store: SafeStorage;
  /** Validates the stored text, which may be missing or damaged. */
  parse: (text: string | null) => State;
  /** Null removes the item; undefined leaves it unchanged. */
  print: (state: State) => string | null | undefined;
}

/**
 * Storage for zustand's `persist` that stores the state directly. The middleware's own storage wraps it into `{ state, version }`, which
 * other readers of our keys do not know.
 */
export function plainStorage<State>({
  store,
  parse,
  print,
}: PlainStorageOptions<State>): PersistStorage<State> {
  return {
    getItem: (key) => ({ state: parse(store.getItem(key)) }),
    setItem: (key, { state }) => {
      const text = print(state);
      if (text === null) store.removeItem(key);
      else if (text !== undefined) store.setItem(key, text);
    },
    removeItem: (key) => store.removeItem(key),
  };
}
