import { useServerRecovery } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { serverProbe } from '../../lib/offline/server-probe';
import { notify } from '../../lib/page/notices';

/** Delay after which the page preloads the parts that are needed when nothing can be fetched any more. */
const preloadAfterMs = 8_000;

/** Refreshes the visible data and shows a message when an unreachable server responds again. */
export function usePageRecovery(): void {
  const { t } = useTranslation('shell');
  const router = useRouter();
  useServerRecovery(serverProbe, () => {
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
    notify({ id: 'server', tone: 'success', title: t('away.back') });
  });
  useEffect(() => {
    const timer = setTimeout(() => void import('../notices/notices').catch(() => undefined), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
