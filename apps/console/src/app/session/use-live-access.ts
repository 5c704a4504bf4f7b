import { userInfoOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useUnread } from '../../features/messages/live/unread';
import { useApi } from '../../lib/api/api';
import { notify } from '../../lib/page/notices';
import { useRefreshAccess } from './use-refresh-access';

/** Loads menu and permissions again when an administrator has changed the access of the user, and says so. */
export function useLiveAccess(): void {
  const { t } = useTranslation('shell');
  const refresh = useRefreshAccess();
  const hasUserChanged = useHasUserChanged();
  const access = useUnread((state) => state.access);
  const known = useRef<string>(undefined);
  useEffect(() => {
    const previous = known.current;
    if (access === undefined || access === previous) return;
    known.current = access;
    const update = async () => {
      // the access may have changed after the user was loaded and before the event stream was open
      if (previous === undefined && !(await hasUserChanged())) return;
      await refresh();
      notify({ tone: 'info', title: t('accessChanged'), description: t('accessChangedBody') });
    };
    // offline or expired: others report it
    update().catch(() => undefined);
  }, [access, refresh, hasUserChanged, t]);
}

/** Fetches the user again; whether roles, permissions or accounts are others than before. */
function useHasUserChanged(): () => Promise<boolean> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const options = userInfoOptions(api);
    const before = queryClient.getQueryData(options.queryKey);
    // equal data stay the same object
    return before !== undefined && (await queryClient.query({ ...options, staleTime: 0 })) !== before;
  }, [api, queryClient]);
}
