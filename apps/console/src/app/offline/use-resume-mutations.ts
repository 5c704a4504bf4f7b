import { useOfflineMutations } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useApi } from '../../lib/api/api';
import { offlineMutations } from '../../lib/offline/offline-mutations';
import { notify } from '../../lib/page/notices';

/** Resumes a user's mutations that were paused when this window was reloaded, and announces the results of paused ones. */
export function useResumeMutations(userId: string): void {
  const { i18n } = useTranslation('shell');
  useOfflineMutations(offlineMutations, {
    client: useApi(),
    userId,
    onEvent: (event, what) => {
      const notice = { id: `waiting ${what}`, description: what };
      if (event === 'paused') {
        const description = i18n.t('shell:away.waitingBody', { what });
        const title = i18n.t('shell:away.waitingTitle');
        notify({ ...notice, tone: 'warning', title, description, staysOpen: true });
      } else if (event === 'sent')
        notify({ ...notice, tone: 'success', title: i18n.t('shell:away.sentTitle') });
      else notify({ ...notice, tone: 'error', title: i18n.t('shell:away.notSentTitle') });
    },
  });
}
