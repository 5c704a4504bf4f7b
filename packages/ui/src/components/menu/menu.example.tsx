import { ChevronDownIcon, HouseIcon, LogOutIcon, SettingsIcon } from '../../icons';
import { Button } from '../button/button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from './menu';

const texts = {
  en: { user: 'Lin Wei', home: 'Home', settings: 'Settings', logOut: 'Log out' },
  cn: { user: '林薇', home: '首页', settings: '设置', logOut: '退出登录' },
  tw: { user: '林薇', home: '首頁', settings: '設定', logOut: '登出' },
};

export function MenuExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>
          {text.user}
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-47">
        <MenuItem icon={<HouseIcon />}>{text.home}</MenuItem>
        <MenuItem icon={<SettingsIcon />} hint="Ctrl ," onSelect={() => console.log('opened')}>
          {text.settings}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />}>{text.logOut}</MenuItem>
      </MenuContent>
    </Menu>
  );
}
