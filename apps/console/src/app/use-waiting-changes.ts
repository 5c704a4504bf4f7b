import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { claimChanges } from '../lib/kept-changes';
import { useSendKept } from '../lib/use-send-kept';
import { useSignedIn } from './shell/use-shell';

/** Sends what waited for the server when this window was reloaded, one after the other, and asks for everything anew. */
export function useWaitingChanges(): void {
  const { userId } = useSignedIn().user;
  const sendKept = useSendKept();
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = claimChanges(userId);
    const sendAll = async () => {
      for (const [id, change] of changes) {
        // what failed has said so
        await sendKept(change, { id }).catch(() => undefined);
      }
      if (changes.length > 0) await queryClient.invalidateQueries();
    };
    void sendAll();
  }, [userId, sendKept, queryClient]);
}
