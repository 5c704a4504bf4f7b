import { ChartColumnIcon, DownloadIcon, HouseIcon, SettingsIcon } from '../icons';
import type { NavItem, RenderNavLink } from '../shell/navigation/nav-item';

interface NavigationTitles {
  home: string;
  search: string;
  keywords: string;
  regions: string;
  downloads: string;
  settings: string;
  language: string;
  password: string;
}

const itemsNamed = (titles: NavigationTitles): NavItem[] => [
  { key: 'home', title: titles.home, href: '#home', icon: <HouseIcon /> },
  {
    key: 'search',
    title: titles.search,
    href: '#keywords',
    icon: <ChartColumnIcon />,
    children: [
      { key: 'keywords', title: titles.keywords, href: '#keywords' },
      { key: 'regions', title: titles.regions, href: '#regions' },
    ],
  },
  { key: 'downloads', title: titles.downloads, href: '#downloads', icon: <DownloadIcon /> },
  {
    key: 'settings',
    title: titles.settings,
    href: '#language',
    icon: <SettingsIcon />,
    children: [
      { key: 'language', title: titles.language, href: '#language' },
      { key: 'password', title: titles.password, href: '#password' },
    ],
  },
];

/** The entries of a small product, for stories of the navigation. */
export const navigationItems = {
  en: itemsNamed({
    home: 'Home',
    search: 'Search ads',
    keywords: 'Keywords',
    regions: 'Regions',
    downloads: 'Downloads',
    settings: 'Settings',
    language: 'Language',
    password: 'Password',
  }),
  cn: itemsNamed({
    home: '首页',
    search: '搜索推广',
    keywords: '关键词',
    regions: '地域',
    downloads: '下载中心',
    settings: '系统设置',
    language: '语言',
    password: '密码',
  }),
  tw: itemsNamed({
    home: '首頁',
    search: '搜尋廣告',
    keywords: '關鍵字',
    regions: '地區',
    downloads: '下載中心',
    settings: '系統設定',
    language: '語言',
    password: '密碼',
  }),
};

/** A link without a router. */
export const renderPlainLink: RenderNavLink = ({ href }, { children, ...props }) => (
  <a href={href} {...props}>
    {children}
  </a>
);
