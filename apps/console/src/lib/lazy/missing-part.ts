import { windowStore } from '../storage/safe-storage';
import { consoleWindow } from './console-window';

const key = 'reloadedFor';

/** Whether a part of the console itself could not be loaded; browsers indicate that only by the error's text. */
export function isMissingPart(error: unknown): error is TypeError {
  return error instanceof TypeError && /module script|dynamically imported module/i.test(error.message);
}

/**
 * Keeps the window if a part does not load. The router would reload it at once, and with an unreachable server nothing of the console
 * would be left; it recognizes such an error by the beginning of its text.
 */
export function keepWindow(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing part: ${payload.message}`;
  });
}

/** Reloads the window if the server does not have a part, because a newer console has others. Once for each part. */
export function reloadFor({ message }: Error): void {
  if (windowStore.getItem(key) !== message && windowStore.setItem(key, message)) consoleWindow.reload();
}
