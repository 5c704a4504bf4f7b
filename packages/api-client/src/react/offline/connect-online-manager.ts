import { onlineManager } from '@tanstack/react-query';
import type { ServerProbe } from './server-probe';

/**
 * Sets TanStack Query online and offline with the server. The browser's own events are ignored: a device may be online while the server
 * is unreachable.
 */
export function connectOnlineManager({ useServerState }: Pick<ServerProbe, 'useServerState'>): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(useServerState.getState().unreachableSince === null);
    update();
    return useServerState.subscribe(update);
  });
}
