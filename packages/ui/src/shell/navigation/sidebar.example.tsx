import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { ChartColumnIcon, HouseIcon, PanelLeftIcon } from '../../icons';
import { Brand } from './brand';
import { FoldedNav } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';
import type { RenderNavLink } from './nav-item';
import { NavList } from './nav-list';
import { Sidebar } from './sidebar';

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

// the link of your router goes here
const renderLink: RenderNavLink = ({ href }, { children, ...props }) => (
  <a href={href} {...props}>
    {children}
  </a>
);

export function SidebarExample() {
  const [isFolded, setIsFolded] = useState(false);
  const navigation = { items, activeKey: 'keywords', renderLink };
  return (
    <div className="flex h-80">
      <Sidebar
        label="Main navigation"
        isFolded={isFolded}
        brand={
          <Brand
            name="Meridian"
            isFolded={isFolded}
            renderLink={({ children, ...props }) => (
              <a href="#home" {...props}>
                {children}
              </a>
            )}
          />
        }
      >
        {isFolded ? (
          <FoldedNav {...navigation} renderGroup={(group) => <NavGroupMenu {...group} />} />
        ) : (
          <NavList {...navigation} />
        )}
      </Sidebar>
      <div className="p-2">
        <IconButton
          label={isFolded ? 'Unfold the sidebar' : 'Fold the sidebar'}
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          <PanelLeftIcon />
        </IconButton>
      </div>
    </div>
  );
}
