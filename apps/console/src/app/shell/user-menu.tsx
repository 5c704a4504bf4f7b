import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { HouseIcon, KeyRoundIcon, LogOutIcon, SlidersHorizontalIcon } from '@meridian/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { accessTo } from '../access/access';
import { hasPage } from '../navigation/pages';
import { useSignOut } from '../session/use-sign-out';
import { openSettingsDrawer } from '../settings-drawer/settings-drawer-host';
import { useSignedIn } from './use-shell';

/** Home, settings, password and log out. */
export function UserMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation(['common', 'routes', 'shell']);
  const { user, routes } = useSignedIn();
  const navigate = useNavigate();
  const { logOut } = useSignOut();
  const opensSettings = useRef(false);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={() => {
          if (!opensSettings.current) return;
          opensSettings.current = false;
          // once the button has the focus again, so that the drawer can return it
          queueMicrotask(openSettingsDrawer);
        }}
      >
        <MenuLabel>{user.userName}</MenuLabel>
        <MenuItem icon={<HouseIcon />} onSelect={() => void navigate({ to: '/' })}>
          {t('routes:home')}
        </MenuItem>
        <MenuItem
          icon={<SlidersHorizontalIcon />}
          onSelect={() => {
            opensSettings.current = true;
          }}
        >
          {t('shell:settings.title')}
        </MenuItem>
        {accessTo(pagePath('password'), routes, hasPage) === 'open' && (
          <MenuItem icon={<KeyRoundIcon />} onSelect={() => void navigate({ to: pagePath('password') })}>
            {t('routes:changePassword')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />} onSelect={logOut}>
          {t('shell.logOut')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
