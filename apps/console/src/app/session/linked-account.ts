import { create } from 'zustand';

interface LinkedAccount {
  /** Whether a page of an account has been opened since the console was loaded: later ones are no links from elsewhere. */
  isEntered: boolean;
  /** The account that was current before a link opened another one, until a notice has said so. */
  previousId: number | null;
}

/** What is known of the link that the console was loaded with. */
export const useLinkedAccount = create<LinkedAccount>(() => ({ isEntered: false, previousId: null }));
