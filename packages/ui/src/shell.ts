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
export {
  ResetFooter,
  type ResetFooterLabels,
  type ResetFooterProps,
} from './shell/settings-drawer/reset-footer';
export { SettingsDrawer, type SettingsDrawerProps } from './shell/settings-drawer/settings-drawer';
export { SettingsSection, type SettingsSectionProps } from './shell/settings-drawer/settings-section';
export {
  SettingsSwitches,
  type SettingsSwitch,
  type SettingsSwitchesProps,
} from './shell/settings-drawer/settings-switches';
export { SizePicture, type SizePictureProps } from './shell/settings-drawer/size-picture';
export { ThemePicture, type ThemePictureProps } from './shell/settings-drawer/theme-picture';
export type { TagMenuPosition, TagMove, TagsBarItem, TagsBarLabels } from './shell/tags-bar/tag';
export { TagContextMenu, type TagContextMenuProps } from './shell/tags-bar/tag-context-menu';
export type { TagLinkProps } from './shell/tags-bar/tag-item';
export type { TagMenuEntry } from './shell/tags-bar/tag-menu-entry';
export { TagsBar, type TagsBarHandle, type TagsBarProps } from './shell/tags-bar/tags-bar';
export { TagsMenu, type TagsMenuProps } from './shell/tags-bar/tags-menu';
