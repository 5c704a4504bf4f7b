import { useTranslation } from '@meridian/i18n';
import { Avatar, IconButton } from '@meridian/ui';
import { LanguagesIcon, LogOutIcon, SettingsIcon } from '@meridian/ui/icons';
import { NavDrawer, NavList } from '@meridian/ui/shell';
import { useState } from 'react';
import { LazyMenu, type LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useSignOut } from '../session/use-sign-out';
import { openSettingsDrawer } from '../settings-drawer/settings-drawer-host';
import { ConsoleBrand } from './console-brand';
import { useNavigation } from './use-navigation';
import { useSignedIn } from './use-shell';

const LanguageMenu = lazyWithPreload(() => import('./language-menu').then((module) => module.LanguageMenu));

/** The navigation of the mobile layout, with user, settings, language and log-out at its bottom. */
export function MobileDrawer({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const navigation = useNavigation();
  const close = () => setIsOpen(false);
  return (
    <NavDrawer
      label={t('shell.navigation')}
      closeLabel={t('shell.closeMenu')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      brand={<ConsoleBrand />}
      footer={<DrawerFoot onLeave={close} />}
    >
      <NavList {...navigation} onNavigate={close} />
    </NavDrawer>
  );
}

function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  const { user } = useSignedIn();
  const { logOut } = useSignOut();
  return (
    <>
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
    </>
  );
}
