import { create } from 'zustand';

/** A message at the edge of the screen. Already translated. */
export interface Notice {
  /** The message replaces the one with this id; without an id, the one with the same text. */
  id?: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** Progress, 0 to 1; such a message stays until it is closed or replaced. */
  progress?: number;
  action?: { label: string; onClick: () => void };
  /** Seconds for which it is shown; 5 if absent. */
  seconds?: number;
  /** Whether it stays until it is closed. */
  staysOpen?: boolean;
  /** Called when the user closes it. */
  onClose?: () => void;
}

interface Notices {
  waiting: readonly Notice[];
  /** Increases when all shown messages have to disappear. */
  cleared: number;
  /** Returns the waiting messages, once. */
  take: () => readonly Notice[];
}

/** Messages waiting to be shown: the toasts themselves are loaded with the first one. */
export const useNotices = create<Notices>((set, get) => ({
  waiting: [],
  cleared: 0,
  take: () => {
    const { waiting } = get();
    if (waiting.length > 0) set({ waiting: [] });
    return waiting;
  },
}));

/** Shows a message, for some seconds unless it has to stay; repeated messages are shown once. */
export function notify(notice: Notice): void {
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
}

/** Removes all messages: at a log-in, those of failed attempts are over. */
export function clearNotices(): void {
  useNotices.setState(({ cleared }) => ({ waiting: [], cleared: cleared + 1 }));
}
