import { TagContextMenu, type TagMenuPosition } from '@meridian/ui/shell';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';
import { useTagTitle } from './use-tag-title';

export interface PageTagMenuProps {
  /** The tag, and the position of its menu; null while it is closed. */
  at: ({ path: string } & TagMenuPosition) | null;
  commands: TagCommands;
  onClose: () => void;
}

/** The commands for the tag of a page, in a context menu. */
export function PageTagMenu({ at, commands, onClose }: PageTagMenuProps) {
  const entries = useTagMenu(at?.path, commands);
  const titleOf = useTagTitle();
  return (
    <TagContextMenu at={at} label={at ? titleOf(at.path).title : ''} entries={entries} onClose={onClose} />
  );
}
