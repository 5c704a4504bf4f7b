import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { Fragment, type ReactElement } from 'react';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';

export interface TagsMenuProps {
  /** The tag of the open page; undefined where it has none. */
  path: string | undefined;
  commands: TagCommands;
  trigger: ReactElement;
}

/** The menu at the end of the tags bar, for the open page. */
export function TagsMenu({ path, commands, trigger }: TagsMenuProps) {
  const entries = useTagMenu(path, commands);
  return (
    <Menu defaultOpen>
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
