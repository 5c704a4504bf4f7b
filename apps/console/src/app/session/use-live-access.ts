import { useTranslation } from '@meridian/i18n';
import { useEffect, useRef } from 'react';
import { useUnread } from '../../features/messages/live/unread';
import { notify } from '../../lib/page/notices';
import { useRefreshAccess } from './use-refresh-access';

/** Loads menu and permissions again when an administrator has changed the access of the user, and says so. */
export function useLiveAccess(): void {
  const { t } = useTranslation('shell');
  const refresh = useRefreshAccess();
  const access = useUnread((state) => state.access);
  const known = useRef<string>(undefined);
  useEffect(() => {
    const previous = known.current;
    if (access === undefined || access === previous) return;
    known.current = access;
    if (previous === undefined) return;
    refresh().then(
      () => notify({ tone: 'info', title: t('accessChanged'), description: t('accessChangedBody') }),
      // offline or expired: others report it
      () => undefined,
    );
  }, [access, refresh, t]);
}
