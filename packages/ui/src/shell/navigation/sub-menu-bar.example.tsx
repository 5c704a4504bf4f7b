import { useState } from 'react';
import { SubMenuBar } from './sub-menu-bar';

const items = [
  { key: 'language', title: 'Language', href: '#language' },
  { key: 'password', title: 'Password', href: '#password' },
];

export function SubMenuBarExample() {
  const [activeKey, setActiveKey] = useState('language');
  return (
    <SubMenuBar
      label="Settings"
      items={items}
      activeKey={activeKey}
      // navigate with your router here
      onNavigate={({ key }) => setActiveKey(key)}
    />
  );
}
