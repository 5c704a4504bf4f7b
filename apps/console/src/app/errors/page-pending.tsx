import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';

/** Shown while a page loads. */
export function PagePending() {
  const { t } = useTranslation();
  return <LoadingLine label={t('loading')} />;
}
