import { useTranslation } from '@meridian/i18n';
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
