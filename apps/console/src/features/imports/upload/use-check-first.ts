import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plainStorage } from '../../../lib/storage/plain-storage';
import { localStore } from '../../../lib/storage/safe-storage';

interface CheckFirst {
  /** Files are not imported before a person has seen what that does. */
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
}

/** Whether uploads wait for a person in any case; stored in this browser. */
export const useCheckFirst = create<CheckFirst>()(
  persist((set) => ({ isChecking: false, setChecking: (isChecking) => set({ isChecking }) }), {
    name: 'checkImports',
    partialize: ({ isChecking }) => ({ isChecking }),
    storage: plainStorage({
      store: localStore,
      parse: (text) => ({ isChecking: text === 'true' }),
      print: ({ isChecking }) => String(isChecking),
    }),
  }),
);
