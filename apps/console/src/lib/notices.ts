import { create } from 'zustand';

/** A message at the edge of the screen. Already translated. */
export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
}

interface Notices {
  waiting: readonly Notice[];
  /** Hands over what waits, once. */
  take: () => readonly Notice[];
}

/** What waits to be shown: the toasts themselves are loaded with the first one. */
export const useNotices = create<Notices>((set, get) => ({
  waiting: [],
  take: () => {
    const { waiting } = get();
    if (waiting.length > 0) set({ waiting: [] });
    return waiting;
  },
}));

/** Shows a message for 5 seconds; the same one twice is shown once. */
export function notify(notice: Notice): void {
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
}
