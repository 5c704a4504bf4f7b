import { useState } from 'react';
import { ChartColumnIcon, HouseIcon } from '../../icons';
import { NavList } from './nav-list';

const items = [
  { key: 'home', title: 'Home', href: '#home', icon: <HouseIcon /> },
  {
    key: 'search',
    title: 'Search ads',
    href: '#keywords',
    icon: <ChartColumnIcon />,
    children: [
      { key: 'keywords', title: 'Keywords', href: '#keywords' },
      { key: 'regions', title: 'Regions', href: '#regions' },
    ],
  },
];

export function NavListExample() {
  const [activeKey, setActiveKey] = useState('keywords');
  return (
    <nav aria-label="Main navigation" className="w-60">
      <NavList
        items={items}
        activeKey={activeKey}
        renderLink={({ key, href }, { children, ...props }) => (
          <a href={href} {...props} onClick={() => setActiveKey(key)}>
            {children}
          </a>
        )}
      />
    </nav>
  );
}
