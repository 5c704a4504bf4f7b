import { useTranslation } from '@meridian/i18n';
import { Avatar, IconButton } from '@meridian/ui';
import { ChevronDownIcon, LanguagesIcon, PanelLeftIcon, Rows3Icon } from '@meridian/ui/icons';
import { Bell } from '../../features/messages/bell/bell';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { RouteSearchButton } from '../route-search/route-search-button';
import { AccountSwitcher } from './account-switcher';
import { FullScreenButton } from './full-screen-button';
import { PageBreadcrumb } from './page-breadcrumb';
import { useSignedIn } from './use-shell';

const LanguageMenu = lazyWithPreload(() => import('./language-menu').then((module) => module.LanguageMenu));
const SizeMenu = lazyWithPreload(() => import('./size-menu').then((module) => module.SizeMenu));
const UserMenu = lazyWithPreload(() => import('./user-menu').then((module) => module.UserMenu));

export interface TopBarProps {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

/** The bar above the page: the account and the page on the left, the user's settings on the right. */
export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  return (
    <header className="flex h-topbar shrink-0 items-center gap-1.5 border-b border-line-2 bg-surface pr-3 pl-2.5 whitespace-nowrap [--meridian-control-height:32px]">
      <IconButton
        label={t(isSidebarOpen ? 'shell.foldSidebar' : 'shell.unfoldSidebar')}
        title={`${t(isSidebarOpen ? 'shell.foldSidebar' : 'shell.unfoldSidebar')} [`}
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
      >
        <PanelLeftIcon />
      </IconButton>
      <AccountSwitcher />
      <PageBreadcrumb />
      <RouteSearchButton />
      <Bell />
      <FullScreenButton />
      <LazyMenu
        preload={SizeMenu.preload}
        trigger={
          <IconButton label={t('shell.size')} title={t('shell.size')}>
            <Rows3Icon />
          </IconButton>
        }
      >
        {(parts) => <SizeMenu {...parts} />}
      </LazyMenu>
      <LazyMenu
        preload={LanguageMenu.preload}
        trigger={
          <IconButton label={t('shell.language')} title={t('shell.language')}>
            <LanguagesIcon />
          </IconButton>
        }
      >
        {(parts) => <LanguageMenu {...parts} />}
      </LazyMenu>
      <span className="mx-1.5 h-4.5 w-px bg-line-2" />
      <LazyMenu
        preload={UserMenu.preload}
        trigger={
          <IconButton label={t('shell.userMenu', { name: user.userName })} className="w-auto! gap-1 px-1">
            <Avatar name={user.userName} src={user.avatar ?? undefined} />
            <ChevronDownIcon className="size-3.5 text-fg-3" />
          </IconButton>
        }
      >
        {(parts) => <UserMenu {...parts} />}
      </LazyMenu>
    </header>
  );
}
