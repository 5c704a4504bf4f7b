import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { EllipsisIcon } from '@meridian/ui/icons';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload, useIdlePreload } from '../../lib/lazy/lazy-with-preload';
import { useShownPath } from '../shell/use-shell';
import { TagStrip, type MenuPosition } from './tag-strip';
import { useTags } from './tags-store';
import { useFocusAfterClosing } from './use-focus-after-closing';
import { useTagCommands } from './use-tag-commands';
import { useTagTitle } from './use-tag-title';

const TagsMenu = lazyWithPreload(() => import('./tags-menu').then((module) => module.TagsMenu));
const TagContextMenu = lazyWithPreload(() =>
  import('./tag-context-menu').then((module) => module.TagContextMenu),
);
const UnsavedDialog = lazyWithPreload(() =>
  import('./unsaved-dialog').then((module) => module.UnsavedDialog),
);

/** The bar of visited pages. */
export function TagsBar() {
  const { t } = useTranslation('shell');
  const { tags } = useTags();
  const shownPath = useShownPath();
  const titleOf = useTagTitle();
  const strip = useRef<HTMLUListElement>(null);
  const { focusOpened } = useFocusAfterClosing(strip, tags);
  const { commands, question, announcement } = useTagCommands({ onLeft: focusOpened, titleOf });
  const [menuAt, setMenuAt] = useState<({ path: string } & MenuPosition) | null>(null);
  const contextMenu = useIdlePreload(TagContextMenu.preload);
  const { isLoaded: isDialogLoaded, load: loadDialog } = useIdlePreload(UnsavedDialog.preload);
  useEffect(() => {
    if (question) void loadDialog();
  }, [question, loadDialog]);
  return (
    <nav
      aria-label={t('tags.label')}
      className="flex h-tags shrink-0 items-center gap-1 border-b border-line-2 bg-canvas pr-2 print:hidden"
    >
      <TagStrip
        strip={strip}
        commands={commands}
        titleOf={titleOf}
        onMenu={(path, position) => {
          setMenuAt({ path, ...position });
          void contextMenu.load();
        }}
      />
      <LazyMenu
        preload={TagsMenu.preload}
        trigger={
          <IconButton size="small" label={t('tags.menu')} title={t('tags.menu')}>
            <EllipsisIcon />
          </IconButton>
        }
      >
        {(parts) => (
          <TagsMenu
            path={tags.some(({ path }) => path === shownPath) ? shownPath : undefined}
            commands={commands}
            {...parts}
          />
        )}
      </LazyMenu>
      <Suspense>
        {contextMenu.isLoaded && (
          <TagContextMenu at={menuAt} commands={commands} onClose={() => setMenuAt(null)} />
        )}
      </Suspense>
      <Suspense>
        {question && isDialogLoaded && (
          <UnsavedDialog
            question={question}
            titleOf={titleOf}
            onReturnFocus={() => strip.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()}
          />
        )}
      </Suspense>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </nav>
  );
}
