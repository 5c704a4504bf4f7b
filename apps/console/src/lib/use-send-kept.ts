import { isApiResponseError, type EndpointResult } from '@meridian/api-client';
import { useTranslation } from '@meridian/i18n';
import { useCallback } from 'react';
import { useApi } from './api';
import { forgetChange, keepChange, keptEndpoints, type KeptCall, type KeptChange } from './kept-changes';
import { notify } from './notices';
import { GivenUpError, sendWhenAnswered } from './send-when-answered';

export interface SendKeptOptions {
  /** Of a change that waited when the window was reloaded. */
  id?: string;
  /** Runs when the change has to wait. */
  onWaiting?: () => void;
}

/**
 * Sends a change that may safely be sent twice: while the server is away it is kept, also for a reload of the window,
 * says so, and goes out when the server answers.
 */
export type SendKept = <Call extends KeptCall>(
  change: KeptChange<Call>,
  options?: SendKeptOptions,
) => Promise<EndpointResult<(typeof keptEndpoints)[Call]>>;

/** Needs the texts `shell`, which the shell has loaded. */
export function useSendKept(): SendKept {
  const { t } = useTranslation('shell');
  const api = useApi();
  const sendKept = useCallback(
    async (change: KeptChange, { id: known, onWaiting }: SendKeptOptions = {}) => {
      const { what, call, body } = change;
      const notice = { id: `waiting ${what}`, description: what };
      let id = known;
      try {
        const send = () => api.call(keptEndpoints[call], { body });
        const answer = await sendWhenAnswered(send, () => {
          id ??= keepChange(change);
          const description = t('away.waitingBody', { what });
          const title = t('away.waitingTitle');
          notify({ ...notice, tone: 'warning', title, description, staysOpen: true });
          onWaiting?.();
        });
        if (id !== undefined) {
          forgetChange(id);
          notify({ ...notice, tone: 'success', title: t('away.sentTitle') });
        }
        return answer;
      } catch (error) {
        // what a reload has brought waits for the next sign-in
        const waitsOn = known !== undefined && isExpiry(error);
        if (id !== undefined && !(error instanceof GivenUpError) && !waitsOn) {
          forgetChange(id);
          notify({ ...notice, tone: 'error', title: t('away.notSentTitle') });
        }
        throw error;
      }
    },
    [api, t],
  );
  // asserted: a call answers with what is its own
  return sendKept as SendKept;
}

const isExpiry = (error: unknown) =>
  isApiResponseError(error) && (error.code === 401 || error.status === 401);
