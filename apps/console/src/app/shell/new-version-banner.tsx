import { useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { RefreshCwIcon } from '@meridian/ui/icons';
import { consoleWindow } from '../../lib/lazy/console-window';
import { useNewVersion } from '../../lib/lazy/new-version';

/** Above everything once the server has another version of the console: requests of this tab may fail. */
export function NewVersionBanner() {
  const { t } = useTranslation('shell');
  const isAvailable = useNewVersion((state) => state.isAvailable);
  if (!isAvailable) return null;
  return (
    <Banner
      tone="info"
      icon={<RefreshCwIcon />}
      title={t('newVersion.title')}
      action={<Button onClick={() => consoleWindow.reload()}>{t('newVersion.action')}</Button>}
    >
      {t('newVersion.body')}
    </Banner>
  );
}
