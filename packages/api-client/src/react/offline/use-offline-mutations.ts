import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OfflineMutations, StartOptions } from './offline-mutations';

/** Resumes a user's mutations that were paused when this window was reloaded, and reports the outcome of paused ones. */
export function useOfflineMutations(
  { start }: Pick<OfflineMutations, 'start'>,
  { client, userId, onEvent }: Omit<StartOptions, 'queryClient'>,
): void {
  const queryClient = useQueryClient();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    // `onEvent` reports a failed mutation
    void start({ queryClient, client, userId, onEvent: (event, what) => latest.current(event, what) });
  }, [start, queryClient, client, userId]);
}
