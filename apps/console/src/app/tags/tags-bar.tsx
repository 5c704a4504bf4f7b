import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { EllipsisIcon } from '@meridian/ui/icons';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { holdKeys, type HeldKeys } from '../../lib/hold-keys';
import { LazyMenu } from '../../lib/lazy-menu';
import { useShownPath } from '../shell/use-shell';
import { TagItem } from './tag-item';
import { useTags } from './tags-store';
import { useFocusAfterClosing } from './use-focus-after-closing';
import { useKeepInView } from './use-keep-in-view';
import { useLater } from './use-later';
import { useTagCommands } from './use-tag-commands';
import { useTagDrag } from './use-tag-drag';
import { useTagTitle } from './use-tag-title';

const loadMenu = () => import('./tags-menu');
const loadContextMenu = () => import('./tag-context-menu');
const preloadContextMenu = () => void loadContextMenu().catch(() => undefined);

/** The bar of visited pages. */
export function TagsBar() {
  const { t } = useTranslation('shell');
  const { tags, move } = useTags();
  const shownPath = useShownPath();
  const titleOf = useTagTitle();
  const strip = useRef<HTMLUListElement>(null);
  const { focusOpened } = useFocusAfterClosing(strip, tags);
  const commands = useTagCommands({ onLeft: focusOpened });
  const { asked } = commands;
  const [focused, setFocused] = useState<string | null>(null);
  const [menu, openMenu, closeMenu] = useLater<
    { path: string; x: number; y: number; keys?: HeldKeys },
    typeof loadContextMenu
  >(loadContextMenu);
  const drag = useTagDrag(strip, tags, (path, before) => move({ path, before }));
  useKeepInView(strip, shownPath, tags.length);

  const paths = tags.map(({ path }) => path);
  const isTabStop = (path: string) =>
    path === [focused, shownPath].find((known) => known !== null && paths.includes(known)) ||
    (!paths.includes(focused ?? '') && !paths.includes(shownPath) && path === paths[0]);
  const linkAt = (index: number) => strip.current?.querySelectorAll<HTMLElement>('[data-tag] > a')[index];

  const handleKey = (event: KeyboardEvent, index: number) => {
    const path = paths[index];
    if (path === undefined) return;
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: paths.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      linkAt(place)?.focus();
    } else if (event.key === 'Delete') {
      commands.close({ kind: 'one', path });
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const keys = holdKeys();
      openMenu({ path, x: left, y: bottom, keys }, { signal: keys.signal, onFailed: keys.stop });
    } else return;
    event.preventDefault();
  };
  const handleContextMenu = (event: MouseEvent, path: string) => {
    event.preventDefault();
    openMenu({ path, x: event.clientX, y: event.clientY });
  };
  return (
    <nav
      aria-label={t('tags.label')}
      className="flex h-tags shrink-0 items-center gap-1 border-b border-line-2 bg-canvas pr-2 print:hidden"
    >
      <ul
        ref={strip}
        onPointerEnter={preloadContextMenu}
        onFocus={preloadContextMenu}
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
            isDragged={tag.path === drag.dragged}
            isTabStop={isTabStop(tag.path)}
            onClose={() => commands.close({ kind: 'one', path: tag.path })}
            onClick={(event) => {
              if (drag.isEnding()) event.preventDefault();
            }}
            onPointerDown={(event) => drag.onPointerDown(event, tag.path)}
            onContextMenu={(event) => handleContextMenu(event, tag.path)}
            onKeyDown={(event) => handleKey(event, index)}
            onFocus={() => setFocused(tag.path)}
          />
        ))}
        {drag.place && (
          <li
            aria-hidden
            style={{ left: drag.place.x }}
            className="pointer-events-none absolute inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-accent"
          />
        )}
      </ul>
      <LazyMenu
        load={loadMenu}
        trigger={
          <IconButton size="small" label={t('tags.menu')} title={t('tags.menu')}>
            <EllipsisIcon />
          </IconButton>
        }
      >
        {({ TagsMenu }, trigger) => (
          <TagsMenu
            path={paths.includes(shownPath) ? shownPath : undefined}
            commands={commands}
            trigger={trigger}
          />
        )}
      </LazyMenu>
      {menu && <menu.module.TagContextMenu {...menu.value} commands={commands} onClose={closeMenu} />}
      {asked && (
        <asked.module.UnsavedDialog
          question={asked.value}
          titleOf={titleOf}
          onReturnFocus={() => strip.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()}
        />
      )}
    </nav>
  );
}
