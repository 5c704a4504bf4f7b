import { useTranslation } from '@meridian/i18n';
import { useLayoutEffect } from 'react';
import { trailTo } from '../routes-tree';
import { useNodeTitle, useShownPath, useSignedIn } from './use-shell';

/**
 * Names the window after the open page as the route tree has it, in the current language: `Keyword · Daily · Meridian`.
 * A page with a name of its own sets that afterwards (`usePageTitle`).
 */
export function useShellTitle(): void {
  const { t } = useTranslation(['routes', 'common']);
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const trail = trailTo(routes, useShownPath());
  // the name of the menu's group says nothing that the page's own does not
  const page = trail
    .slice(trail.length > 2 ? -2 : -1)
    .map(titleOf)
    .join(' · ');
  const title = page === '' ? undefined : t('common:pageTitle', { page });
  // before the effects of the page below
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
