import { create } from 'zustand';

/** A message at the edge of the screen. Already translated. */
export interface Notice {
  /** It takes the place of the message with this id; without one, of the one with the same text. */
  id?: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** How far something is, 0 to 1; such a message stays until it is closed or replaced. */
  progress?: number;
  action?: { label: string; onClick: () => void };
  /** Seconds for which it is shown; 5 when left out. */
  seconds?: number;
  /** Stays until it is closed. */
  staysOpen?: boolean;
  /** Runs when the user closes it. */
  onClose?: () => void;
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

/** Shows a message, for some seconds unless it has to stay; the same one twice is shown once. */
export function notify(notice: Notice): void {
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
}
