import { createContext, useContext, useState } from 'react';
import { createInputStore, type InputStore } from '../../core/inputs/input-store';

const InputStoreContext = createContext<InputStore | null>(null);

/** Provides the editors of a draft with one store of typed texts. Without it, each editor has its own, which ends with it. */
export const InputStoreProvider = InputStoreContext.Provider;

/** The store of the host; a separate one without a host, or for a control that belongs to no row. */
export function useInputStore({ isShared = true }: { isShared?: boolean } = {}): InputStore {
  const shared = useContext(InputStoreContext);
  const [own] = useState(createOwnStore);
  return isShared && shared ? shared : own;
}

/** A store that ends with its component. */
export function createOwnStore(): InputStore {
  return createInputStore({ write: () => Promise.resolve(), later: () => () => undefined });
}
