import { Fragment, type ReactElement } from 'react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../components/menu/menu';
import type { TagMenuEntry } from './tag-menu-entry';

export interface TagsMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  entries: readonly TagMenuEntry[];
  defaultOpen?: boolean | undefined;
}

/** The menu at the end of a `TagsBar`: commands for the open page and for all tags. */
export function TagsMenu({ trigger, entries, defaultOpen = false }: TagsMenuProps) {
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        {entries.map(({ label, isDisabled = false, beginsGroup, onSelect }) => (
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
