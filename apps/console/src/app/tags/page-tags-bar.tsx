import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { EllipsisIcon } from '@meridian/ui/icons';
import { TagsBar, type TagMenuPosition, type TagsBarHandle } from '@meridian/ui/shell';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload, useIdlePreload } from '../../lib/lazy/lazy-with-preload';
import { useShownPath } from '../shell/use-shell';
import { linkTo } from './link-to';
import { useTags } from './tags-store';
import { useTagCommands } from './use-tag-commands';
import { useTagTitle } from './use-tag-title';

const PageTagsMenu = lazyWithPreload(() => import('./page-tags-menu').then((module) => module.PageTagsMenu));
const PageTagMenu = lazyWithPreload(() => import('./page-tag-menu').then((module) => module.PageTagMenu));
const UnsavedDialog = lazyWithPreload(() =>
  import('./unsaved-dialog').then((module) => module.UnsavedDialog),
);

/** The bar of visited pages: tags of the store, links of the router, menus and the dialog for unsaved changes. */
export function PageTagsBar() {
  const { t } = useTranslation('shell');
  const { tags } = useTags();
  const shownPath = useShownPath();
  const titleOf = useTagTitle();
  const bar = useRef<TagsBarHandle>(null);
  const { commands, question, announcement } = useTagCommands({
    onLeft: () => focusOpened(bar.current),
    titleOf,
  });
  const [menuAt, setMenuAt] = useState<({ path: string } & TagMenuPosition) | null>(null);
  const contextMenu = useIdlePreload(PageTagMenu.preload);
  const { isLoaded: isDialogLoaded, load: loadDialog } = useIdlePreload(UnsavedDialog.preload);
  useEffect(() => {
    if (question) void loadDialog();
  }, [question, loadDialog]);
  return (
    <>
      <TagsBar
        ref={bar}
        tags={tags.map(({ path, isPinned }) => {
          const { title, trail } = titleOf(path);
          return { key: path, title, detail: trail, isClosable: !isPinned };
        })}
        activeKey={shownPath}
        announcement={announcement}
        labels={{
          bar: t('tags.label'),
          pinned: t('tags.pinned'),
          close: (page) => t('tags.close', { page }),
          closeHint: t('tags.commands.close'),
        }}
        renderLink={(path, props) => (
          <Link
            {...linkTo(tags.find((tag) => tag.path === path)?.href ?? path)}
            activeProps={{}}
            {...props}
          />
        )}
        onClose={(path) => commands.close({ kind: 'one', path })}
        onMove={({ key, before }) => commands.move({ path: key, before })}
        onMenu={(path, position) => {
          setMenuAt({ path, ...position });
          void contextMenu.load();
        }}
      >
        <LazyMenu
          preload={PageTagsMenu.preload}
          trigger={
            <IconButton size="small" label={t('tags.menu')} title={t('tags.menu')}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          {(parts) => (
            <PageTagsMenu
              path={tags.some(({ path }) => path === shownPath) ? shownPath : undefined}
              commands={commands}
              {...parts}
            />
          )}
        </LazyMenu>
      </TagsBar>
      <Suspense>
        {contextMenu.isLoaded && (
          <PageTagMenu at={menuAt} commands={commands} onClose={() => setMenuAt(null)} />
        )}
      </Suspense>
      <Suspense>
        {question && isDialogLoaded && (
          <UnsavedDialog question={question} titleOf={titleOf} onReturnFocus={() => bar.current?.focus()} />
        )}
      </Suspense>
    </>
  );
}

/**
 * Focuses the tag of the page that opened instead of a closed one, unless something on that page has the focus. Runs after a menu has
 * tried to return the focus to the closed tag, and the new page has taken it.
 */
function focusOpened(bar: TagsBarHandle | null): void {
  setTimeout(() => {
    if (!document.activeElement?.matches('main *')) bar?.focusActive();
  });
}
