import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import type { NavigationItem } from '../navigation/menu';
import { useFlyOut } from './use-fly-out';
import { useMenu, useNodeTitle } from './use-shell';

export interface GroupMenuProps extends LazyMenuParts {
  item: NavigationItem;
}

/** The fly-out of a group in the folded sidebar. */
export function GroupMenu({ item, trigger, ...lazy }: GroupMenuProps) {
  const titleOf = useNodeTitle();
  const { activePath } = useMenu();
  const flyOut = useFlyOut(lazy);
  return (
    <Menu {...flyOut.menu}>
      <MenuTrigger asChild {...flyOut.trigger}>
        {trigger}
      </MenuTrigger>
      <MenuContent side="right" align="start" sideOffset={16} {...flyOut.content}>
        <MenuLabel>{titleOf(item.node)}</MenuLabel>
        {item.children.map((child) => (
          <MenuItem key={child.path} asChild>
            <Link
              to={child.href}
              activeProps={{}}
              aria-current={child.path === activePath ? 'page' : undefined}
              className="aria-[current=page]:text-accent-fg"
            >
              {titleOf(child.node)}
            </Link>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
