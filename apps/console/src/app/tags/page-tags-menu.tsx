import { TagsMenu } from '@meridian/ui/shell';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';

export interface PageTagsMenuProps extends LazyMenuParts {
  /** The tag of the open page; undefined if it has none. */
  path: string | undefined;
  commands: TagCommands;
}

/** The menu at the end of the tags bar, for the open page. */
export function PageTagsMenu({ path, commands, trigger, defaultOpen }: PageTagsMenuProps) {
  return <TagsMenu trigger={trigger} defaultOpen={defaultOpen} entries={useTagMenu(path, commands)} />;
}
