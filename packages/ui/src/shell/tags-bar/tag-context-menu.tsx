import { Fragment, useLayoutEffect, useRef } from 'react';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '../../components/context-menu/context-menu';
import type { TagMenuPosition } from './tag';
import type { TagMenuEntry } from './tag-menu-entry';

export interface TagContextMenuProps {
  /** Position of the menu, from `onMenu`; null while it is closed. */
  at: TagMenuPosition | null;
  /** Names the menu: the title of its tag. */
  label: string;
  entries: readonly TagMenuEntry[];
  onClose: () => void;
}

/** The commands for one tag, at the pointer or, opened by a key, below the tag. One menu for all tags of a `TagsBar`. */
export function TagContextMenu({ at, label, entries, onClose }: TagContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!at) return;
    // Radix opens the menu where this event says
    anchor.current?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y }),
    );
  }, [at]);
  return (
    <ContextMenu onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ContextMenuTrigger ref={anchor} className="fixed size-0" />
      {/* removed immediately when it closes: the bar decides where the focus moves */}
      {at && (
        <ContextMenuContent label={label}>
          {entries.map((entry) => (
            <Fragment key={entry.label}>
              {entry.beginsGroup && <ContextMenuSeparator />}
              <ContextMenuItem disabled={entry.isDisabled ?? false} onSelect={entry.onSelect}>
                {entry.label}
              </ContextMenuItem>
            </Fragment>
          ))}
        </ContextMenuContent>
      )}
    </ContextMenu>
  );
}
