import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { MenuIcon } from '@meridian/ui/icons';
import { Bell } from '../../features/messages/bell/bell';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { RouteSearchButton } from '../route-search/route-search-button';
import { AccountSwitcher } from './account-switcher';

const MobileDrawer = lazyWithPreload(() => import('./mobile-drawer').then((module) => module.MobileDrawer));

/** The bar of the mobile layout. */
export function MobileBar() {
  const { t } = useTranslation();
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line-2 bg-surface px-2 [--meridian-control-height:44px] [--meridian-icon-size:20px]">
      <LazyMenu
        opens="dialog"
        preload={MobileDrawer.preload}
        trigger={
          <IconButton label={t('shell.openMenu')}>
            <MenuIcon />
          </IconButton>
        }
      >
        {(parts) => <MobileDrawer {...parts} />}
      </LazyMenu>
      <AccountSwitcher isTouch />
      <RouteSearchButton />
      <Bell />
    </header>
  );
}
