import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';

/** Names the page in the window's title, as `Keyword · Daily · Meridian`. Already translated. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
