import { useTranslation } from '@meridian/i18n';
import { cn, Kbd } from '@meridian/ui';
import { SearchIcon } from '@meridian/ui/icons';
import { useEffect } from 'react';
import { create } from 'zustand';
import { isApple } from '../../lib/device/is-apple';
import { useShortcut } from '../../lib/keys/use-shortcut';
import { LazyDialog } from '../../lib/lazy/lazy-dialog';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useShownPath, useSignedIn } from '../shell/use-shell';
import { storeVisit } from './recent-pages';

const useRouteSearch = create(() => ({ isOpen: false }));
const handleOpenChange = (isOpen: boolean) => useRouteSearch.setState({ isOpen });
const RouteSearchDialog = lazyWithPreload(() =>
  import('./route-search-dialog').then((module) => module.RouteSearchDialog),
);

/** Opens the page search. */
export function openRouteSearch(): void {
  handleOpenChange(true);
}

/** Opens the page search, like Ctrl K; an icon in narrow layouts. Rendered once, in the shell. */
export function RouteSearchButton() {
  const { t } = useTranslation('shell');
  const { isOpen } = useRouteSearch();
  useShortcut('search', toggleBySearchKey);
  useRecentPages();
  // closed for the next user who logs in
  useEffect(() => () => handleOpenChange(false), []);
  return (
    <>
      <button
        type="button"
        aria-label={t('search.label')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title={`${t('search.label')} (${keyName})`}
        onClick={openRouteSearch}
        className={cn(
          'inline-flex h-ctl shrink-0 items-center gap-2 rounded-sm text-fg-2 transition-colors focus-ring hover:bg-hover hover:text-fg-1',
          'max-wide:w-(--meridian-control-height) max-wide:justify-center',
          'wide:mr-1 wide:h-8 wide:w-52 wide:border wide:border-line-2 wide:bg-canvas wide:pr-1.5 wide:pl-2.5 wide:text-fg-3 wide:hover:border-line-3',
        )}
      >
        <SearchIcon aria-hidden className="wide:size-3.5" />
        <span className="min-w-0 flex-1 truncate text-left max-wide:hidden">{t('search.label')}</span>
        <Kbd className="max-wide:hidden">{keyName}</Kbd>
      </button>
      <LazyDialog dialog={RouteSearchDialog} isOpen={isOpen} onOpenChange={handleOpenChange} />
    </>
  );
}

const keyName = isApple ? '⌘ K' : 'Ctrl K';

/** Not over another modal dialog. */
function toggleBySearchKey(): void {
  const { isOpen } = useRouteSearch.getState();
  // Radix locks the page under a modal dialog
  if (isOpen || !document.body.hasAttribute('data-scroll-locked')) handleOpenChange(!isOpen);
}

function useRecentPages(): void {
  const path = useShownPath();
  const { userId } = useSignedIn().user;
  useEffect(() => storeVisit(userId, path), [path, userId]);
}
