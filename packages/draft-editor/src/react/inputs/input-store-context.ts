import { createContext, useContext, useState } from 'react';
import { createInputStore, type InputStore } from '../../core/inputs/input-store';

const InputStoreContext = createContext<InputStore | null>(null);

/** Gives the editors of a draft the one place of what is typed in them. Without it, each of them has its own, which ends with it. */
export const InputStoreProvider = InputStoreContext.Provider;

/** The store of the host; an own one without a host, or for a control that is not of a row. */
export function useInputStore({ isShared = true }: { isShared?: boolean } = {}): InputStore {
  const shared = useContext(InputStoreContext);
  const [own] = useState(createOwnStore);
  return isShared && shared ? shared : own;
}

/** Ends with its component. */
export function createOwnStore(): InputStore {
  return createInputStore({ write: () => Promise.resolve(), later: () => () => undefined });
}
