import { create } from 'zustand';

/** The account that was current before a link opened this tab with another one, until a notice has said so. */
export const useLinkedAccount = create<{ previousId: number | null }>(() => ({ previousId: null }));
