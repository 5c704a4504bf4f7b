import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';

/** Sets the window's title to the name of the page, as `Keyword · Daily · Meridian`. Already translated. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
