import type { ReactElement } from 'react';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '../../components/menu/menu';
import { pagesOf, type NavItem, type NavLinkProps, type RenderNavLink } from './nav-item';
import { useFlyOut } from './use-fly-out';

export interface NavGroupMenuProps {
  /** The group. */
  item: NavItem;
  /** `key` of the open page. */
  activeKey?: string | undefined;
  /** Renders one link (the router's); spread the props on it. */
  renderLink: RenderNavLink;
  /** The button of the group. */
  trigger: ReactElement;
  /** Opens it immediately: the user pressed the button before the code of the menu was loaded. */
  defaultOpen?: boolean;
  /** Whether the mouse was on the button before the code of the menu was loaded: no further event reports it. */
  isHovered?: boolean;
}

/** The pages of a group in a menu, which opens beside its button when the mouse rests on it. */
export function NavGroupMenu({
  item,
  activeKey,
  renderLink,
  trigger,
  defaultOpen = false,
  isHovered = false,
}: NavGroupMenuProps) {
  const flyOut = useFlyOut({ defaultOpen, isHovered });
  return (
    <Menu {...flyOut.menu}>
      <MenuTrigger asChild {...flyOut.trigger}>
        {trigger}
      </MenuTrigger>
      <MenuContent side="right" align="start" sideOffset={16} {...flyOut.content}>
        <MenuLabel>{item.title}</MenuLabel>
        {pagesOf(item).map((page) => (
          <MenuItem key={page.key} asChild>
            <PageLink
              item={page}
              renderLink={renderLink}
              aria-current={page.key === activeKey ? 'page' : undefined}
              className="aria-[current=page]:text-accent-fg"
            >
              {page.title}
            </PageLink>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

interface PageLinkProps extends NavLinkProps {
  item: NavItem;
  renderLink: RenderNavLink;
}

/** Passes the props that the menu sets on its item to the host's link. */
function PageLink({ item, renderLink, ...props }: PageLinkProps) {
  return renderLink(item, props);
}
