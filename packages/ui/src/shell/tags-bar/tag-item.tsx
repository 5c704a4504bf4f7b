import { useSortable } from '@dnd-kit/sortable';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { PinIcon, XIcon } from '../../icons';
import { cn } from '../../lib/cn';
import type { TagsBarItem, TagsBarLabels } from './tag';

/** Props that `renderLink` spreads on the `a` of a tag. */
export type TagLinkProps = Pick<
  ComponentProps<'a'>,
  | 'aria-current'
  | 'aria-keyshortcuts'
  | 'children'
  | 'className'
  | 'draggable'
  | 'onAuxClick'
  | 'onContextMenu'
  | 'onFocus'
  | 'onKeyDown'
  | 'onMouseDown'
  | 'tabIndex'
  | 'title'
>;

export interface TagItemProps {
  tag: TagsBarItem;
  labels: TagsBarLabels;
  /** Whether it is the tag of the open page. */
  isActive: boolean;
  /** Takes the focus when the user tabs into the bar. */
  isTabStop: boolean;
  renderLink: (key: string, props: TagLinkProps) => ReactNode;
  onClose: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** A visited page: a link, and a button that closes it. */
export function TagItem({ tag, labels, isActive, isTabStop, renderLink, ...on }: TagItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tag.key });
  return (
    <li
      ref={setNodeRef}
      data-tag=""
      style={transform ? { transform: `translateX(${String(transform.x)}px)`, transition } : undefined}
      className={cn(
        'group relative flex h-6.5 shrink-0 items-center rounded-sm border text-12 whitespace-nowrap',
        isActive
          ? 'border-line-2 bg-surface font-medium text-fg-1 shadow-raised'
          : 'border-transparent text-fg-3 hover:bg-press hover:text-fg-1',
        // the first page stays at the start of a strip that scrolls
        !tag.isClosable && 'first:sticky first:left-0 first:z-sticky',
        !tag.isClosable && !isActive && 'first:bg-canvas',
        isDragging && 'pointer-events-none z-10 opacity-60',
      )}
    >
      {renderLink(tag.key, {
        'aria-current': isActive ? 'page' : undefined,
        'aria-keyshortcuts': tag.isClosable ? 'Delete' : undefined,
        title: tag.detail,
        tabIndex: isTabStop ? 0 : -1,
        draggable: false,
        onContextMenu: on.onContextMenu,
        onMouseDown: (event) => {
          if (event.button === 0) listeners?.['onMouseDown']?.(event);
          // the middle button: the browser must not open a window for it
          if (event.button === 1) event.preventDefault();
        },
        onAuxClick: (event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          if (tag.isClosable) on.onClose();
        },
        onKeyDown: on.onKeyDown,
        onFocus: on.onFocus,
        className: cn(
          'flex h-full items-center gap-1.5 rounded-sm px-2.5 focus-ring -outline-offset-2!',
          isActive && tag.isClosable && 'pr-0.5',
        ),
        children: <TagContent tag={tag} labels={labels} />,
      })}
      {tag.isClosable && (
        <button
          type="button"
          // the keyboard has Delete
          tabIndex={-1}
          aria-label={labels.close(tag.title)}
          title={labels.closeHint}
          onContextMenu={on.onContextMenu}
          onClick={on.onClose}
          className={cn(
            'group/close size-6 place-items-center',
            isActive ? 'grid' : 'absolute top-0 right-0 hidden group-focus-within:grid group-hover:grid',
          )}
        >
          <span
            className={cn(
              'grid size-4.5 place-items-center rounded-xs group-hover/close:bg-line-2!',
              !isActive && 'bg-canvas group-hover:bg-press',
            )}
          >
            <XIcon aria-hidden className="size-3" />
          </span>
        </button>
      )}
    </li>
  );
}

function TagContent({ tag, labels }: Pick<TagItemProps, 'tag' | 'labels'>) {
  return (
    <>
      {!tag.isClosable && <PinIcon role="img" aria-label={labels.pinned} className="size-3 text-fg-3" />}
      {tag.isUnsaved && (
        <span
          role="img"
          aria-label={labels.unsaved}
          className="size-1.5 shrink-0 rounded-full bg-accent forced-colors:bg-[CanvasText]"
        />
      )}
      <span className="max-w-60 truncate">{tag.title}</span>
    </>
  );
}
