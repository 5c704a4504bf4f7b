import { useTranslation } from '@meridian/i18n';
import type { TagMenuEntry } from '@meridian/ui/shell';
import { neighbourOf, tagsToClose, type Closing } from './tags';
import { useTags } from './tags-store';
import type { TagCommands } from './use-tag-commands';

/** The commands for a tag; `path` is undefined if the open page has none. */
export function useTagMenu(path: string | undefined, { close, move, refresh }: TagCommands): TagMenuEntry[] {
  const { t } = useTranslation('shell');
  const { tags } = useTags();
  const command = (
    label: string,
    action: (() => void) | undefined,
    { beginsGroup = false }: { beginsGroup?: boolean } = {},
  ): TagMenuEntry => ({
    label,
    isDisabled: action === undefined,
    beginsGroup,
    onSelect: action ?? (() => undefined),
  });
  const closing = (what: Closing) => (tagsToClose(tags, what).length > 0 ? () => close(what) : undefined);
  const moving = (step: 1 | -1) => {
    const target = path === undefined ? undefined : neighbourOf(tags, path, step);
    return path !== undefined && target ? () => move({ path, ...target }) : undefined;
  };
  return [
    command(t('tags.commands.refresh'), path === undefined ? undefined : () => refresh(path)),
    command(t('tags.commands.close'), path === undefined ? undefined : closing({ kind: 'one', path }), {
      beginsGroup: true,
    }),
    command(
      t('tags.commands.closeOthers'),
      path === undefined ? undefined : closing({ kind: 'others', path }),
    ),
    command(t('tags.commands.closeAll'), closing({ kind: 'all' })),
    command(t('tags.commands.moveLeft'), moving(-1), { beginsGroup: true }),
    command(t('tags.commands.moveRight'), moving(1)),
  ];
}
