import { isApiResponseError, isContractError } from '@meridian/api-client';
import { create } from 'zustand';
import { useServerState } from '../offline/server-probe';
import { consoleWindow, entryOf } from './console-window';

/** Whether the server has another version of the console than this tab, and when that was checked, by `performance.now()`. */
export const useNewVersion = create(() => ({ isAvailable: false, checkedAt: -Infinity }));

/** What a server of another version responds to a request that it does not know, or whose fields have changed. */
const suspectCodes = [400, 404, 405];
const checkIntervalMs = 30_000;

/** Checks for a new version after an error that another version of the server may cause. */
export function suspectNewVersion(error: unknown): void {
  const isSuspect =
    isContractError(error) || (isApiResponseError(error) && suspectCodes.includes(error.code));
  const { checkedAt } = useNewVersion.getState();
  if (isSuspect && performance.now() - checkedAt >= checkIntervalMs) void checkVersion();
}

/** Checks for a new version after parts of the console are missing, and after the server was unreachable. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', () => void checkVersion());
  useServerState.subscribe((now, before) => {
    if (now.unreachableSince === null && before.unreachableSince !== null) void checkVersion();
  });
}

async function checkVersion(): Promise<void> {
  const own = consoleWindow.entry();
  if (own === undefined || useNewVersion.getState().isAvailable) return;
  useNewVersion.setState({ checkedAt: performance.now() });
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-cache' });
    const current = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    if (current !== undefined && current !== own) useNewVersion.setState({ isAvailable: true });
  } catch {
    // the probe of the server says when it is unreachable
  }
}
