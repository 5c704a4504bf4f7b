import { useTranslation } from '@meridian/i18n';
import { Avatar, IconButton, Sheet, SheetContent, SheetTrigger } from '@meridian/ui';
import { LanguagesIcon, LogOutIcon, SettingsIcon } from '@meridian/ui/icons';
import { NavList } from '@meridian/ui/shell';
import { useState } from 'react';
import { LazyMenu, type LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useSignOut } from '../session/use-sign-out';
import { openSettingsDrawer } from '../settings-drawer/settings-drawer-host';
import { ConsoleBrand } from './console-brand';
import { useNavigation } from './use-navigation';
import { useSignedIn } from './use-shell';

const LanguageMenu = lazyWithPreload(() => import('./language-menu').then((module) => module.LanguageMenu));

/** The navigation of the mobile layout, with user, settings, language and log out at its foot. */
export function MobileDrawer({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const navigation = useNavigation();
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent side="left" title={t('shell.navigation')} isTitleHidden closeLabel={t('shell.closeMenu')}>
        <div className="flex min-h-full flex-col [--meridian-nav-item-height:38px] [--meridian-topbar-height:52px]">
          <ConsoleBrand />
          <nav aria-label={t('shell.navigation')} className="flex-1 px-2 pt-1 pb-3 text-14">
            <NavList {...navigation} onNavigate={() => setIsOpen(false)} />
          </nav>
          <DrawerFoot onLeave={() => setIsOpen(false)} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  const { user } = useSignedIn();
  const { logOut } = useSignOut();
  return (
    <footer className="[--meridian-control-height:40px] sticky bottom-0 flex items-center gap-2 border-t border-line-2 bg-canvas px-3 py-2.5">
      <Avatar name={user.userName} src={user.avatar ?? undefined} className="size-9 text-13" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">{user.userName}</span>
        {user.introduction && <span className="block truncate text-12 text-fg-3">{user.introduction}</span>}
      </span>
      <IconButton
        label={t('shell:settings.title')}
        onClick={() => {
          onLeave();
          openSettingsDrawer();
        }}
      >
        <SettingsIcon />
      </IconButton>
      <LazyMenu
        preload={LanguageMenu.preload}
        trigger={
          <IconButton label={t('shell.language')}>
            <LanguagesIcon />
          </IconButton>
        }
      >
        {(parts) => <LanguageMenu {...parts} />}
      </LazyMenu>
      <IconButton label={t('shell.logOut')} onClick={logOut}>
        <LogOutIcon />
      </IconButton>
    </footer>
  );
}
