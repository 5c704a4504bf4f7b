import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { MenuItem as Entry } from '../menu';
import { useMenu, useNodeTitle } from './use-shell';

/** The fly-out of a group in the folded sidebar. */
export function GroupMenu({ item, trigger }: { item: Entry; trigger: ReactElement }) {
  const titleOf = useNodeTitle();
  const { activePath } = useMenu();
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent side="right" align="start" sideOffset={16}>
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
