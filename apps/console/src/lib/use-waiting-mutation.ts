import { useTranslation } from '@meridian/i18n';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from './notices';
import { GivenUpError, sendWhenAnswered } from './send-when-answered';

/**
 * Sends a change that may safely be sent twice (the body says how things shall be, and names its account): while the
 * server is away it is kept, says so, and goes out when the server answers. `what` names it, already translated.
 */
export type SendKept = <T>(what: string, send: () => Promise<T>) => Promise<T>;

/** Needs the texts `shell`, which the shell has loaded. */
export function useSendKept(): SendKept {
  const { t } = useTranslation('shell');
  return useCallback(
    async (what, send) => {
      const id = `waiting ${what}`;
      let hasWaited = false;
      const onWaiting = () => {
        hasWaited = true;
        const description = t('away.waitingBody', { what });
        notify({ id, tone: 'warning', title: t('away.waitingTitle'), description, staysOpen: true });
      };
      try {
        const answer = await sendWhenAnswered(send, onWaiting);
        if (hasWaited) notify({ id, tone: 'success', title: t('away.sentTitle'), description: what });
        return answer;
      } catch (error) {
        if (hasWaited && !(error instanceof GivenUpError)) {
          notify({ id, tone: 'error', title: t('away.notSentTitle'), description: what });
        }
        throw error;
      }
    },
    [t],
  );
}

export interface WaitingMutationOptions<Data, Variables, Context> extends Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  'mutationFn'
> {
  /** Names a change for the message that it waits. Already translated. */
  what: (variables: Variables) => string;
  send: (variables: Variables) => Promise<Data>;
}

/** `useMutation` for a change that waits for a server that is away; a `scope` keeps several in their order. */
export function useWaitingMutation<Data, Variables, Context = unknown>({
  what,
  send,
  ...options
}: WaitingMutationOptions<Data, Variables, Context>) {
  const sendKept = useSendKept();
  return useMutation({
    ...options,
    mutationFn: (variables: Variables) => sendKept(what(variables), () => send(variables)),
  });
}
