import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ServerProbe } from './server-probe';

/**
 * Probes the server when the browser goes offline, and refetches all queries when an unreachable server responds again.
 *
 * Shape:  `onRecovery` runs after that, for example to show a message.
 */
export function useServerRecovery(
  { probeServer, useServerState }: Pick<ServerProbe, 'probeServer' | 'useServerState'>,
  onRecovery?: () => void,
): void {
  const queryClient = useQueryClient();
  const latest = useRef(onRecovery);
  useEffect(() => {
    latest.current = onRecovery;
  });
  useEffect(
    () =>
      useServerState.subscribe((current, previous) => {
        if (current.unreachableSince !== null || previous.unreachableSince === null) return;
        void queryClient.invalidateQueries();
        latest.current?.();
      }),
    [useServerState, queryClient],
  );
  useEffect(() => {
    const probe = () => void probeServer();
    addEventListener('offline', probe);
    return () => removeEventListener('offline', probe);
  }, [probeServer]);
}
