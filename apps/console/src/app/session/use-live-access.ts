import { useTranslation } from '@meridian/i18n';
import { useEffect, useRef } from 'react';
import { useUnread } from '../../features/messages/live/unread';
import { useServerState } from '../../lib/offline/server-probe';
import { notify } from '../../lib/page/notices';
import { useRefreshAccess } from './use-refresh-access';

/**
 * Loads menu and permissions again when an administrator has changed the access of the user, and says so; also when the
 * event stream opens, since that may be after the change. While the server is unreachable, it waits.
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
      // only the first of two refreshes at once finds the change, also where the access has changed again meanwhile
      if (await refresh())
        notify({ tone: 'info', title: t('accessChanged'), description: t('accessChangedBody') });
      if (isCurrent) known.current = access;
    };
    // offline or expired: others report it
    update().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [access, isUnreachable, refresh, t]);
}
