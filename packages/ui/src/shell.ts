export {
  AccountList,
  type AccountOption,
  type AccountListLabels,
  type AccountListProps,
} from './shell/account-switch/account-list';
export {
  AccountSwitchButton,
  type AccountSwitchButtonProps,
} from './shell/account-switch/account-switch-button';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './shell/breadcrumb';
export { ErrorPage, type ErrorPageProps } from './shell/error-page';
export { ListPage, type ListPageProps } from './shell/list-page';
export { Brand, type BrandProps } from './shell/navigation/brand';
export { FoldedNav, type FoldedGroup, type FoldedNavProps } from './shell/navigation/folded-nav';
export { NavDrawer, type NavDrawerProps } from './shell/navigation/nav-drawer';
export { NavGroupMenu, type NavGroupMenuProps } from './shell/navigation/nav-group-menu';
export type { NavItem, NavLinkProps, RenderNavLink } from './shell/navigation/nav-item';
export { NavList, type NavListProps } from './shell/navigation/nav-list';
export { Sidebar, type SidebarProps } from './shell/navigation/sidebar';
export { SubMenuBar, type SubMenuBarProps } from './shell/navigation/sub-menu-bar';
export { SubMenuList, type SubMenuListProps } from './shell/navigation/sub-menu-list';
