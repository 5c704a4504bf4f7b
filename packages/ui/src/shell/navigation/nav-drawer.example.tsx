import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { HouseIcon, LogOutIcon, MenuIcon, SettingsIcon } from '../../icons';
import { Brand } from './brand';
import { NavDrawer } from './nav-drawer';
import { NavList } from './nav-list';

const texts = {
  en: {
    navigation: 'Main navigation',
    open: 'Open menu',
    close: 'Close menu',
    home: 'Home',
    settings: 'Settings',
    user: 'Lin Wei',
    logOut: 'Log out',
  },
  cn: {
    navigation: '主导航',
    open: '打开菜单',
    close: '关闭菜单',
    home: '首页',
    settings: '设置',
    user: '林薇',
    logOut: '退出登录',
  },
  tw: {
    navigation: '主選單',
    open: '開啟選單',
    close: '關閉選單',
    home: '首頁',
    settings: '設定',
    user: '林薇',
    logOut: '登出',
  },
};

export function NavDrawerExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const items = [
    { key: 'home', title: text.home, href: '#home', icon: <HouseIcon /> },
    { key: 'settings', title: text.settings, href: '#settings', icon: <SettingsIcon /> },
  ];
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState('home');
  return (
    <NavDrawer
      label={text.navigation}
      closeLabel={text.close}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={text.open}>
          <MenuIcon />
        </IconButton>
      }
      brand={
        <Brand
          name="Meridian"
          renderLink={({ children, ...props }) => (
            <a href="#home" {...props}>
              {children}
            </a>
          )}
        />
      }
      footer={
        <>
          <span className="flex-1">{text.user}</span>
          <IconButton label={text.logOut}>
            <LogOutIcon />
          </IconButton>
        </>
      }
    >
      <NavList
        items={items}
        activeKey={activeKey}
        renderLink={({ key, href }, { children, onClick, ...props }) => (
          <a
            href={href}
            {...props}
            onClick={() => {
              setActiveKey(key);
              onClick?.();
            }}
          >
            {children}
          </a>
        )}
        onNavigate={() => setIsOpen(false)}
      />
    </NavDrawer>
  );
}
