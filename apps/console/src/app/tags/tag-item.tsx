import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { PinIcon, XIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';
import { linkTo } from './link-to';
import type { Tag } from './tags';
import type { TagTitle } from './use-tag-title';

export interface TagItemProps {
  tag: Tag;
  title: TagTitle;
  /** It is the tag of the page on screen. */
  isActive: boolean;
  /** Takes the focus when the user tabs into the bar. */
  isTabStop: boolean;
  onClose: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** A visited page: a link, and a button that closes it. */
export function TagItem({ tag, title, isActive, isTabStop, ...on }: TagItemProps) {
  const { t } = useTranslation('shell');
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tag.path });
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
        isDragging && 'pointer-events-none z-10 opacity-60',
      )}
    >
      <Link
        {...linkTo(tag.href)}
        activeProps={{}}
        aria-current={isActive ? 'page' : undefined}
        aria-keyshortcuts={tag.isPinned ? undefined : 'Delete'}
        title={title.trail}
        tabIndex={isTabStop ? 0 : -1}
        draggable={false}
        onContextMenu={on.onContextMenu}
        onMouseDown={(event) => {
          if (event.button === 0) listeners?.onMouseDown?.(event);
          // the middle button: no browser should open a window for it
          if (event.button === 1) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          if (!tag.isPinned) on.onClose();
        }}
        onKeyDown={on.onKeyDown}
        onFocus={on.onFocus}
        className={cn(
          'flex h-full items-center gap-1.5 rounded-sm px-2.5 focus-ring -outline-offset-2!',
          isActive && !tag.isPinned && 'pr-0.5',
        )}
      >
        {tag.isPinned && <PinIcon role="img" aria-label={t('tags.pinned')} className="size-3 text-fg-3" />}
        <span className="max-w-50 truncate">{title.title}</span>
      </Link>
      {!tag.isPinned && (
        <button
          type="button"
          // the keyboard has Delete
          tabIndex={-1}
          aria-label={t('tags.close', { page: title.title })}
          title={t('tags.commands.close')}
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
