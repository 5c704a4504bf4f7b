import { DndContext } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useShownPath } from '../shell/use-shell';
import { TagItem } from './tag-item';
import { useTags } from './tags-store';
import { useKeepInView } from './use-keep-in-view';
import type { TagCommands } from './use-tag-commands';
import { useTagSorting } from './use-tag-sorting';
import type { TagTitle } from './use-tag-title';

/** Where a context menu opens, px in the window. */
export interface MenuPosition {
  x: number;
  y: number;
}

export interface TagStripProps {
  strip: RefObject<HTMLUListElement | null>;
  commands: TagCommands;
  titleOf: (path: string) => TagTitle;
  onMenu: (path: string, position: MenuPosition) => void;
}

/** The tags. Arrow keys move the focus along them, a mouse drags them. */
export function TagStrip({ strip, commands, titleOf, onMenu }: TagStripProps) {
  const { tags } = useTags();
  const shownPath = useShownPath();
  const [focused, setFocused] = useState<string | null>(null);
  const sorting = useTagSorting(tags, commands.move);
  useKeepInView(strip, shownPath, tags.length);

  const paths = tags.map(({ path }) => path);
  const tabStop = [focused, shownPath].find((known) => known !== null && paths.includes(known)) ?? paths[0];
  const handleKey = (event: KeyboardEvent, index: number) => {
    const path = paths[index];
    if (path === undefined) return;
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: paths.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      strip.current?.querySelectorAll<HTMLElement>('[data-tag] > a')[target]?.focus();
    } else if (event.key === 'Delete') {
      commands.close({ kind: 'one', path });
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      onMenu(path, { x: left, y: bottom });
    } else return;
    event.preventDefault();
  };
  return (
    <DndContext {...sorting}>
      <SortableContext items={paths} strategy={horizontalListSortingStrategy}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only where the focus goes */}
        <ul
          ref={strip}
          onBlur={() => setFocused(null)}
          // a plain wheel scrolls the strip, too
          onWheel={({ currentTarget, deltaX, deltaY }) => {
            if (deltaX === 0) currentTarget.scrollLeft += deltaY;
          }}
          className="relative flex h-full min-w-0 flex-1 [scrollbar-width:none] items-center gap-0.5 overflow-x-auto overflow-y-hidden px-3"
        >
          {tags.map((tag, index) => (
            <TagItem
              key={tag.path}
              tag={tag}
              title={titleOf(tag.path)}
              isActive={tag.path === shownPath}
              isTabStop={tag.path === tabStop}
              onClose={() => commands.close({ kind: 'one', path: tag.path })}
              onContextMenu={(event) => {
                event.preventDefault();
                onMenu(tag.path, { x: event.clientX, y: event.clientY });
              }}
              onKeyDown={(event) => handleKey(event, index)}
              onFocus={() => setFocused(tag.path)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
