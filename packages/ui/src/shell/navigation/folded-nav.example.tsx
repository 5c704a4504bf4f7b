import { useState } from 'react';
import { ChartColumnIcon, HouseIcon } from '../../icons';
import { FoldedNav } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';

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

export function FoldedNavExample() {
  const [activeKey, setActiveKey] = useState('home');
  return (
    <nav aria-label="Main navigation" className="w-8">
      <FoldedNav
        items={items}
        activeKey={activeKey}
        renderLink={({ key, href }, { children, ...props }) => (
          <a href={href} {...props} onClickCapture={() => setActiveKey(key)}>
            {children}
          </a>
        )}
        renderGroup={(group) => <NavGroupMenu {...group} />}
      />
    </nav>
  );
}
