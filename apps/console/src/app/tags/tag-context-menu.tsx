import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '@meridian/ui';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { MenuPosition } from './tag-strip';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';
import { useTagTitle } from './use-tag-title';

export interface TagContextMenuProps {
  /** The tag, and where its menu opens; null while it is closed. */
  at: ({ path: string } & MenuPosition) | null;
  commands: TagCommands;
  onClose: () => void;
}

/** The commands for one tag, at the pointer or, opened by a key, below the tag. One menu for all tags. */
export function TagContextMenu({ at, commands, onClose }: TagContextMenuProps) {
  const entries = useTagMenu(at?.path, commands);
  const titleOf = useTagTitle();
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
      {/* gone at once when it closes: the bar decides where the focus goes */}
      {at && (
        <ContextMenuContent label={titleOf(at.path).title}>
          {entries.map(({ label, isDisabled, beginsGroup, onSelect }) => (
            <Fragment key={label}>
              {beginsGroup && <ContextMenuSeparator />}
              <ContextMenuItem disabled={isDisabled} onSelect={onSelect}>
                {label}
              </ContextMenuItem>
            </Fragment>
          ))}
        </ContextMenuContent>
      )}
    </ContextMenu>
  );
}
