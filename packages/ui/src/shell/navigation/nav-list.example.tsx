import { useState } from 'react';
import { ChartColumnIcon, HouseIcon } from '../../icons';
import { NavList } from './nav-list';

const texts = {
  en: {
    navigation: 'Main navigation',
    home: 'Home',
    search: 'Search ads',
    keywords: 'Keywords',
    regions: 'Regions',
  },
  cn: { navigation: '主导航', home: '首页', search: '搜索推广', keywords: '关键词', regions: '地域' },
  tw: { navigation: '主選單', home: '首頁', search: '搜尋廣告', keywords: '關鍵字', regions: '地區' },
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

export function NavListExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [activeKey, setActiveKey] = useState('keywords');
  return (
    <nav aria-label={text.navigation} className="w-60">
      <NavList
        items={itemsIn(text)}
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
