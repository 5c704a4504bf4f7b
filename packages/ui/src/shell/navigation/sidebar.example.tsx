import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { ChartColumnIcon, HouseIcon, PanelLeftIcon } from '../../icons';
import { Brand } from './brand';
import { FoldedNav } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';
import type { RenderNavLink } from './nav-item';
import { NavList } from './nav-list';
import { Sidebar } from './sidebar';

const texts = {
  en: {
    navigation: 'Main navigation',
    home: 'Home',
    search: 'Search ads',
    keywords: 'Keywords',
    regions: 'Regions',
    fold: 'Fold the sidebar',
    unfold: 'Unfold the sidebar',
  },
  cn: {
    navigation: '主导航',
    home: '首页',
    search: '搜索推广',
    keywords: '关键词',
    regions: '地域',
    fold: '收起侧边栏',
    unfold: '展开侧边栏',
  },
  tw: {
    navigation: '主選單',
    home: '首頁',
    search: '搜尋廣告',
    keywords: '關鍵字',
    regions: '地區',
    fold: '收合側邊欄',
    unfold: '展開側邊欄',
  },
};

const itemsIn = (text: (typeof texts)['en']) => [
  { key: 'home', title: text.home, href: '#home', icon: <HouseIcon /> },
  {
    key: 'search',
    title: text.search,
    href: '#keywords',
    icon: <ChartColumnIcon />,
    children: [
      { key: 'keywords', title: text.keywords, href: '#keywords' },
      { key: 'regions', title: text.regions, href: '#regions' },
    ],
  },
];

// the link of your router goes here
const renderLink: RenderNavLink = ({ href }, { children, ...props }) => (
  <a href={href} {...props}>
    {children}
  </a>
);

export function SidebarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [isFolded, setIsFolded] = useState(false);
  const navigation = { items: itemsIn(text), activeKey: 'keywords', renderLink };
  return (
    <div className="flex h-80">
      <Sidebar
        label={text.navigation}
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
          label={isFolded ? text.unfold : text.fold}
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          <PanelLeftIcon />
        </IconButton>
      </div>
    </div>
  );
}
