import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { probeServer } from '../../lib/offline/probe-server';
import { useServerState } from '../../lib/offline/server-state';
import { notify } from '../../lib/page/notices';

/** How long after the page is there the parts are fetched that are needed when nothing can be fetched any more. */
const preloadAfterMs = 8_000;

/** When an unreachable server responds again: refreshes what is on screen, and shows a message. */
export function useServerRecovery(): void {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      useServerState.subscribe((now, before) => {
        if (now.unreachableSince !== null || before.unreachableSince === null) return;
        void queryClient.invalidateQueries();
        if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
        notify({ id: 'server', tone: 'success', title: t('away.back') });
      }),
    [queryClient, router, t],
  );
  useEffect(() => {
    const probe = () => void probeServer();
    addEventListener('offline', probe);
    const timer = setTimeout(() => void import('../notices/notices').catch(() => undefined), preloadAfterMs);
    return () => {
      removeEventListener('offline', probe);
      clearTimeout(timer);
    };
  }, []);
}
