import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { Fragment } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';

export interface TagsMenuProps extends LazyMenuParts {
  /** The tag of the open page; undefined where it has none. */
  path: string | undefined;
  commands: TagCommands;
}

/** The menu at the end of the tags bar, for the open page. */
export function TagsMenu({ path, commands, trigger, defaultOpen }: TagsMenuProps) {
  const entries = useTagMenu(path, commands);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        {entries.map(({ label, isDisabled, beginsGroup, onSelect }) => (
          <Fragment key={label}>
            {beginsGroup && <MenuSeparator />}
            <MenuItem disabled={isDisabled} onSelect={onSelect}>
              {label}
            </MenuItem>
          </Fragment>
        ))}
      </MenuContent>
    </Menu>
  );
}
