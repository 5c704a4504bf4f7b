import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '@meridian/ui';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { HeldKeys } from '../../lib/hold-keys';
import { OpenedByKey } from '../../lib/opened-by-key';
import type { TagCommands } from './use-tag-commands';
import { useTagMenu } from './use-tag-menu';
import { useTagTitle } from './use-tag-title';

export interface TagContextMenuProps {
  path: string;
  /** Where it opens, px in the window. */
  x: number;
  y: number;
  /** Typed since a key has asked for the menu; without, it was the pointer. */
  keys?: HeldKeys;
  commands: TagCommands;
  onClose: () => void;
}

/** What can be done with one tag, where the pointer is or the keyboard asked for it. */
export function TagContextMenu({ path, x, y, keys, commands, onClose }: TagContextMenuProps) {
  const entries = useTagMenu(path, commands);
  const { title } = useTagTitle()(path);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // the press that asked for the menu is over by the time the menu is here
    place.current?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
    );
  }, [path, x, y]);
  return (
    <ContextMenu onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ContextMenuTrigger ref={place} className="fixed size-0" />
      {keys && <OpenedByKey keys={keys} />}
      <ContextMenuContent label={title}>
        {entries.map(({ label, isDisabled, beginsGroup, onSelect }) => (
          <Fragment key={label}>
            {beginsGroup && <ContextMenuSeparator />}
            <ContextMenuItem disabled={isDisabled} onSelect={onSelect}>
              {label}
            </ContextMenuItem>
          </Fragment>
        ))}
      </ContextMenuContent>
    </ContextMenu>
  );
}
