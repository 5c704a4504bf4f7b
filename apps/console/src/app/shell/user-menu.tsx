import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { HouseIcon, LogOutIcon } from '@meridian/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSignOut } from '../use-sign-out';
import { useSignedIn } from './use-shell';

/** Home and log out. */
export function UserMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation(['common', 'routes']);
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const { logOut } = useSignOut();
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{user.userName}</MenuLabel>
        <MenuItem icon={<HouseIcon />} onSelect={() => void navigate({ to: '/' })}>
          {t('routes:home')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />} onSelect={logOut}>
          {t('shell.logOut')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
