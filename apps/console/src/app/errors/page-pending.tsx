import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';

/** While a page is on its way. */
export function PagePending() {
  const { t } = useTranslation();
  return <LoadingLine label={t('loading')} />;
}
