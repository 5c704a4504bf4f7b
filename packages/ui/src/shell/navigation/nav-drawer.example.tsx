import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { HouseIcon, LogOutIcon, MenuIcon, SettingsIcon } from '../../icons';
import { Brand } from './brand';
import { NavDrawer } from './nav-drawer';
import { NavList } from './nav-list';

const items = [
  { key: 'home', title: 'Home', href: '#home', icon: <HouseIcon /> },
  { key: 'settings', title: 'Settings', href: '#settings', icon: <SettingsIcon /> },
];

export function NavDrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState('home');
  return (
    <NavDrawer
      label="Main navigation"
      closeLabel="Close menu"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label="Open menu">
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
          <span className="flex-1">Lin Wei</span>
          <IconButton label="Log out">
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
