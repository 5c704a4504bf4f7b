import { useTranslation } from '@meridian/i18n';
import { useEffect, useRef } from 'react';
import { useUnread } from '../../features/messages/live/unread';
import { useServerState } from '../../lib/offline/server-probe';
import { notify } from '../../lib/page/notices';
import { useRefreshAccess } from './use-refresh-access';

/**
 * Reloads menu and permissions when an administrator has changed the user's access, and says so; also when the event stream opens, which
 * may be after the change. While the server is unreachable, it waits.
 */
export function useLiveAccess(): void {
  const { t } = useTranslation('shell');
  const refresh = useRefreshAccess();
  const access = useUnread((state) => state.access);
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (isUnreachable || access === undefined || access === known.current) return undefined;
    let isCurrent = true;
    const update = async () => {
      // of two simultaneous refreshes, only the first finds the change, even if the access has changed again meanwhile
      if (await refresh())
        notify({ tone: 'info', title: t('accessChanged'), description: t('accessChangedBody') });
      if (isCurrent) known.current = access;
    };
    // offline or expired: reported elsewhere
    update().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [access, isUnreachable, refresh, t]);
}
