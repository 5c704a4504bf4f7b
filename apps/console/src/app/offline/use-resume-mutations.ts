import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/api';
import { startOfflineMutations, type OfflineEvent } from '../../lib/offline/offline-mutations';
import { notify } from '../../lib/page/notices';

/** Resumes a user's mutations that were paused when this window was reloaded, and announces what becomes of paused ones. */
export function useResumeMutations(userId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation('shell');
  useEffect(() => {
    const onEvent = (event: OfflineEvent, what: string) => {
      const notice = { id: `waiting ${what}`, description: what };
      if (event === 'paused') {
        const description = i18n.t('shell:away.waitingBody', { what });
        const title = i18n.t('shell:away.waitingTitle');
        notify({ ...notice, tone: 'warning', title, description, staysOpen: true });
      } else if (event === 'sent')
        notify({ ...notice, tone: 'success', title: i18n.t('shell:away.sentTitle') });
      else notify({ ...notice, tone: 'error', title: i18n.t('shell:away.notSentTitle') });
    };
    // a failed mutation has announced itself
    void startOfflineMutations({ queryClient, api, userId, onEvent });
  }, [userId, api, queryClient, i18n]);
}
