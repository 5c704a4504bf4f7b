import { onlineManager } from '@tanstack/react-query';
import { create } from 'zustand';

interface ServerState {
  /** Instant since when the server has not responded, milliseconds; null while it does. */
  unreachableSince: number | null;
  /** When the next probe runs, milliseconds of `performance.now()`, which no change of the clock moves. */
  nextTryAt: number | null;
}

/** Whether the server responds. `probeServer` writes it. */
export const useServerState = create<ServerState>(() => ({ unreachableSince: null, nextTryAt: null }));

/**
 * Makes TanStack Query online and offline with the server. The browser's own events do not count: a device may be
 * online while the server is unreachable.
 */
export function connectOnlineManager(): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(useServerState.getState().unreachableSince === null);
    update();
    return useServerState.subscribe(update);
  });
}
