import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plainStorage } from '../../../lib/storage/plain-storage';
import { localStore } from '../../../lib/storage/safe-storage';

interface CheckFirst {
  /** Whether files wait until a user has checked their effect. */
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
}

/** Whether uploads always wait for a user, unless a user of this browser turned that off. */
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
