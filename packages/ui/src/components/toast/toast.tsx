import type { ReactNode } from 'react';
import { toast as show } from 'sonner';
import { ToastCard, type ToastTone } from './toast-card';

export interface ToastOptions {
  /** The message replaces the one with this id; without an id, the one with the same text. */
  id?: string | undefined;
  /** A second line, in grey. */
  description?: ReactNode;
  /** Progress, 0 to 1. The toast stays until it is closed or replaced. */
  progress?: number | undefined;
  /** A button; an error with one stays until it is closed. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Seconds for which it is shown: 5 by default, more if there is something to undo. */
  seconds?: number | undefined;
  /** Stays until it is closed. */
  staysOpen?: boolean | undefined;
  /** Called when the user closes the toast, not when its time has elapsed. */
  onClose?: (() => void) | undefined;
  /** Name of the close button. */
  closeLabel: string;
}

function raise(
  tone: ToastTone,
  title: string,
  { id, seconds = 5, staysOpen, onClose, ...options }: ToastOptions,
) {
  const isKept =
    staysOpen === true || options.progress !== undefined || (tone === 'bad' && options.action !== undefined);
  const close = (shown: string | number) => {
    onClose?.();
    show.dismiss(shown);
  };
  // the text is the id: the same message twice is shown once
  return show.custom(
    (shown) => <ToastCard tone={tone} title={title} {...options} onClose={() => close(shown)} />,
    {
      id: id ?? `${tone}:${title}`,
      duration: isKept ? Infinity : seconds * 1000,
    },
  );
}

/** Shows a message in the one `Toaster` that the app renders. */
export const toast = {
  success: (title: string, options: ToastOptions) => raise('ok', title, options),
  info: (title: string, options: ToastOptions) => raise('info', title, options),
  warning: (title: string, options: ToastOptions) => raise('warn', title, options),
  error: (title: string, options: ToastOptions) => raise('bad', title, options),
  /** Removes all toasts, as at logout. */
  clear: () => show.dismiss(),
};
