import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { HouseIcon, KeyboardIcon, KeyRoundIcon, LogOutIcon, SlidersHorizontalIcon } from '@meridian/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { accessTo } from '../access/access';
import { openKeyList } from '../key-list/key-list-host';
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
  /** What opens once the menu is closed. */
  const opensNext = useRef<(() => void) | null>(null);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={() => {
          const open = opensNext.current;
          opensNext.current = null;
          // once the button has the focus again, so that the drawer or dialog can return it
          if (open) queueMicrotask(open);
        }}
      >
        <MenuLabel>{user.userName}</MenuLabel>
        <MenuItem icon={<HouseIcon />} onSelect={() => void navigate({ to: '/' })}>
          {t('routes:home')}
        </MenuItem>
        <MenuItem
          icon={<SlidersHorizontalIcon />}
          onSelect={() => {
            opensNext.current = openSettingsDrawer;
          }}
        >
          {t('shell:settings.title')}
        </MenuItem>
        <MenuItem
          icon={<KeyboardIcon />}
          onSelect={() => {
            opensNext.current = openKeyList;
          }}
        >
          {t('shell:keys.title')}
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
