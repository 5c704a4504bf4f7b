import { onlineManager } from '@tanstack/react-query';
import type { ServerProbe } from './server-probe';

/**
 * Makes TanStack Query online and offline with the server. The browser's own events do not count: a device may be
 * online while the server is unreachable.
 */
export function connectOnlineManager({ useServerState }: Pick<ServerProbe, 'useServerState'>): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(useServerState.getState().unreachableSince === null);
    update();
    return useServerState.subscribe(update);
  });
}
