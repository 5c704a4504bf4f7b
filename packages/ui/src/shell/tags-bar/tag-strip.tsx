import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { DragArea } from '../../drag/drag-area';
import type { TagMenuPosition, TagMove, TagsBarItem, TagsBarLabels } from './tag';
import { TagItem, type TagLinkProps } from './tag-item';
import { useKeepInView } from './use-keep-in-view';
import { useTagSorting } from './use-tag-sorting';

export interface TagStripProps {
  strip: RefObject<HTMLUListElement | null>;
  tags: readonly TagsBarItem[];
  activeKey: string;
  labels: TagsBarLabels;
  renderLink: (key: string, props: TagLinkProps) => ReactNode;
  onClose: (key: string) => void;
  onMove: (move: TagMove) => void;
  onMenu: (key: string, position: TagMenuPosition) => void;
}

/** The tags. Arrow keys move the focus along them, a mouse drags them. */
export function TagStrip({ strip, tags, activeKey, labels, renderLink, ...on }: TagStripProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const drag = useTagSorting(tags, on.onMove);
  useKeepInView(strip, activeKey, tags.length);

  const keys = tags.map(({ key }) => key);
  const tabStop = [focused, activeKey].find((known) => known !== null && keys.includes(known)) ?? keys[0];
  const handleKey = (event: KeyboardEvent, { key, isClosable }: TagsBarItem) => {
    const index = keys.indexOf(key);
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: keys.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      strip.current?.querySelectorAll<HTMLElement>('[data-tag] > a')[target]?.focus();
    } else if (event.key === 'Delete') {
      if (isClosable) on.onClose(key);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      on.onMenu(key, { x: left, y: bottom });
    } else return;
    event.preventDefault();
  };
  return (
    <DragArea drag={drag}>
      <SortableContext items={keys} strategy={horizontalListSortingStrategy}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only moves the focus */}
        <ul
          ref={strip}
          onBlur={() => setFocused(null)}
          // a plain wheel scrolls the strip, too
          onWheel={({ currentTarget, deltaX, deltaY }) => {
            if (deltaX === 0) currentTarget.scrollLeft += deltaY;
          }}
          className="relative flex h-full min-w-0 flex-1 [scrollbar-width:none] items-center gap-0.5 overflow-x-auto overflow-y-hidden px-3"
        >
          {tags.map((tag) => (
            <TagItem
              key={tag.key}
              tag={tag}
              labels={labels}
              isActive={tag.key === activeKey}
              isTabStop={tag.key === tabStop}
              renderLink={renderLink}
              onClose={() => on.onClose(tag.key)}
              onContextMenu={(event) => {
                event.preventDefault();
                on.onMenu(tag.key, { x: event.clientX, y: event.clientY });
              }}
              onKeyDown={(event) => handleKey(event, tag)}
              onFocus={() => setFocused(tag.key)}
            />
          ))}
        </ul>
      </SortableContext>
    </DragArea>
  );
}
