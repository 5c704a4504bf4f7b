import { create } from 'zustand';

interface LinkedAccount {
  /** Whether a page of an account has been opened since the console was loaded: later navigations do not come from outside. */
  isEntered: boolean;
  /** The account that was current before a link opened another one, until a notice has said so. */
  previousId: number | null;
}

/** State of the link with which the console was loaded. */
export const useLinkedAccount = create<LinkedAccount>(() => ({ isEntered: false, previousId: null }));
