import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { consoleWindow } from '../../lib/lazy/console-window';
import { useNewVersion } from '../../lib/lazy/new-version';
import { notify } from '../../lib/page/notices';

/**
 * Offers to reload once the server has another version of the console: requests of this tab may fail. Closed, it returns with the next
 * error that another version may cause.
 */
export function useNewVersionNotice(): void {
  const { t } = useTranslation('common');
  const isAvailable = useNewVersion((state) => state.isAvailable);
  useEffect(() => {
    if (!isAvailable) return;
    notify({
      id: 'new-version',
      tone: 'info',
      title: t('newVersion.title'),
      description: t('newVersion.body'),
      staysOpen: true,
      action: { label: t('newVersion.action'), onClick: () => consoleWindow.reload() },
      onClose: () => useNewVersion.setState({ isAvailable: false }),
    });
  }, [isAvailable, t]);
}
