import { ChevronDownIcon, HouseIcon, LogOutIcon, SettingsIcon } from '../../icons';
import { Button } from '../button/button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from './menu';

export function MenuExample() {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>
          Lin Wei
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-47">
        <MenuItem icon={<HouseIcon />}>Home</MenuItem>
        <MenuItem icon={<SettingsIcon />} hint="Ctrl ," onSelect={() => console.log('opened')}>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />}>Log out</MenuItem>
      </MenuContent>
    </Menu>
  );
}
