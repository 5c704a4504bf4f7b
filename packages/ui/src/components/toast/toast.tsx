import { toast as show } from 'sonner';
import type { ReactNode } from 'react';
import { ToastCard, type ToastTone } from './toast-card';

export interface ToastOptions {
  /** A second line, in grey. */
  description?: ReactNode;
  /** A button; an error with one stays until it is closed. */
  action?: { label: string; onClick: () => void };
  /** Name of the cross. */
  closeLabel: string;
}

function raise(tone: ToastTone, title: string, options: ToastOptions) {
  const staysOpen = tone === 'bad' && options.action !== undefined;
  // the text is the id: the same message twice is shown once
  return show.custom(
    (id) => <ToastCard {...{ tone, title, ...options }} onClose={() => show.dismiss(id)} />,
    {
      id: `${tone}:${title}`,
      duration: staysOpen ? Infinity : 5000,
    },
  );
}

/** Shows a message at the bottom right, in one `Toaster` that the app renders. */
export const toast = {
  success: (title: string, options: ToastOptions) => raise('ok', title, options),
  info: (title: string, options: ToastOptions) => raise('info', title, options),
  warning: (title: string, options: ToastOptions) => raise('warn', title, options),
  error: (title: string, options: ToastOptions) => raise('bad', title, options),
  /** Takes all of them away, as at log-out. */
  clear: () => show.dismiss(),
};
