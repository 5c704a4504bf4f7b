import { useTranslation } from '@meridian/i18n';
import { useLayoutEffect } from 'react';
import { usePageName } from './use-shell';

/**
 * Names the window after the page on screen, in the current language: `Keyword · Daily · Meridian`.
 * A page with a name of its own sets that afterwards (`usePageTitle`).
 */
export function useShellTitle(): void {
  const { t } = useTranslation('common');
  const page = usePageName();
  const title = page === '' ? undefined : t('pageTitle', { page });
  // before the effects of the page below
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
