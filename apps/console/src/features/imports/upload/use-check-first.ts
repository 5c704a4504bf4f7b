import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plainStorage } from '../../../lib/storage/plain-storage';
import { localStore } from '../../../lib/storage/safe-storage';

interface CheckFirst {
  /** Files are not imported before a person has seen what that does. */
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
}

/** Whether uploads wait for a person in any case, unless a user of this browser turned that off. */
export const useCheckFirst = create<CheckFirst>()(
  persist((set) => ({ isChecking: true, setChecking: (isChecking) => set({ isChecking }) }), {
    name: 'checkImports',
    partialize: ({ isChecking }) => ({ isChecking }),
    storage: plainStorage({
      store: localStore,
      parse: (text) => ({ isChecking: text !== 'false' }),
      print: ({ isChecking }) => String(isChecking),
    }),
  }),
);
