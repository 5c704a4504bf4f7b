import type { ReactNode, Ref } from 'react';

/** A page, or a group of pages, in the navigation. */
export interface NavItem {
  /** Unique in the whole tree, such as the path. */
  key: string;
  /** Already translated. */
  title: string;
  /** The page that it opens. A group opens its list of pages instead. */
  href: string;
  /** Shown on the first level only, at 16 px. */
  icon?: ReactNode;
  /** The pages of a group; a page has none. The navigation has two levels. */
  children?: readonly NavItem[] | undefined;
}

/** Props of a navigation link. Spread all of them on the router's link: a menu adds its own handlers. */
export interface NavLinkProps {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  title?: string | undefined;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders one link (the router's); spread the props on it. */
export type RenderNavLink = (item: NavItem, props: NavLinkProps) => ReactNode;

/** The user's choice for a group, and the page that was open at that time. */
export interface GroupChoice {
  isOpen: boolean;
  activeKey: string | undefined;
}

/** The pages of a group; none for a page. */
export const pagesOf = ({ children = [] }: NavItem): readonly NavItem[] => children;

/** Whether the open page is one of the group's. */
export const hasActivePage = (group: NavItem, activeKey: string | undefined): boolean =>
  pagesOf(group).some(({ key }) => key === activeKey);

/**
 * Whether the list of a group is open. It opens automatically with a page inside it. A list that the user collapses stays collapsed
 * until another page is opened; a list that the user opens stays open.
 */
export function isGroupOpen(
  group: NavItem,
  activeKey: string | undefined,
  choice: GroupChoice | undefined,
): boolean {
  if (choice && choice.activeKey === activeKey) return choice.isOpen;
  return choice?.isOpen === true || hasActivePage(group, activeKey);
}
