import { windowStore } from '../storage/safe-storage';
import { consoleWindow } from './console-window';

const key = 'reloadedFor';

/** Whether a part of the console itself did not arrive; browsers have no other mark for it than their words. */
export function isMissingPart(error: unknown): error is TypeError {
  return error instanceof TypeError && /module script|dynamically imported module/i.test(error.message);
}

/**
 * Keeps the window when a part does not load. The router would reload it at once, and with the server unreachable nothing
 * of the console would be left; it knows such an error by how its text begins.
 */
export function keepWindow(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing part: ${payload.message}`;
  });
}

/** Reloads the window for a part that the server does not have: a newer console has others. Once for each part. */
export function reloadFor({ message }: Error): void {
  if (windowStore.getItem(key) !== message && windowStore.setItem(key, message)) consoleWindow.reload();
}
