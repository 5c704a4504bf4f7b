import { useState } from 'react';
import { SubMenuList } from './sub-menu-list';

const items = [
  { key: 'language', title: 'Language', href: '#language' },
  { key: 'password', title: 'Password', href: '#password' },
];

export function SubMenuListExample() {
  const [activeKey, setActiveKey] = useState('language');
  return (
    <div className="flex h-60">
      <SubMenuList
        label="Settings"
        items={items}
        activeKey={activeKey}
        renderLink={({ key, href }, { children, ...props }) => (
          <a href={href} {...props} onClick={() => setActiveKey(key)}>
            {children}
          </a>
        )}
      />
    </div>
  );
}
