import type { ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { cn, IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { EllipsisIcon, MergeIcon, PencilIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../../lib/session/can';
import { noTheme } from '../materials-address';
import { DeleteThemeDialog } from './delete-theme-dialog';
import { MergeThemeDialog } from './merge-theme-dialog';
import { ThemeNameDialog } from './theme-name-dialog';

export interface ThemeRailProps {
  themes: readonly ImageTheme[];
  /** Number of pictures without a theme. */
  withoutTheme: number;
  /** An id or `noTheme`; undefined for all. */
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
  /** Account of the themes; undefined for several accounts. */
  accountId: number | undefined;
  /** Name of an account. */
  accountName: (accountId: number) => string;
}

type OpenDialog = { kind: 'new' } | { kind: 'rename' | 'merge' | 'delete'; theme: ImageTheme };

/** The themes of the library with their numbers of pictures, to filter the library by one, and to change them. */
export function ThemeRail({
  themes,
  withoutTheme,
  value,
  onValueChange,
  accountId,
  accountName,
}: ThemeRailProps) {
  const { t } = useTranslation('materials');
  const canEdit = useCan('material:image:edit');
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const total = themes.reduce((sum, { imageCount }) => sum + imageCount, withoutTheme);
  const leave = (theme: ImageTheme) => theme.id === value && onValueChange(undefined);
  const entry = (id: string | undefined) => ({
    isCurrent: value === id,
    onSelect: () => onValueChange(id),
  });
  return (
    <nav
      aria-label={t('themes.title')}
      className="flex flex-none flex-col gap-px overflow-y-auto border-line-2 p-2 text-13 max-desktop:flex-row max-desktop:overflow-x-auto max-desktop:border-b desktop:w-46 desktop:border-r desktop:py-4"
    >
      <p className="px-2.5 pb-2 text-12 text-fg-3 max-desktop:hidden">{t('themes.title')}</p>
      <Entry {...entry(undefined)} name={t('themes.all')} count={total} />
      {themes.map((theme) => (
        <Entry
          key={theme.id}
          {...entry(theme.id)}
          name={theme.name}
          note={accountId === undefined ? accountName(theme.accountId) : undefined}
          count={theme.imageCount}
          menu={canEdit && <ThemeMenu theme={theme} canMerge={themes.length > 1} onOpen={setDialog} />}
        />
      ))}
      {(withoutTheme > 0 || value === noTheme) && (
        <Entry {...entry(noTheme)} name={t('themes.none')} count={withoutTheme} />
      )}
      {canEdit && accountId !== undefined && (
        <NewThemeButton label={t('themes.new')} onClick={() => setDialog({ kind: 'new' })} />
      )}
      {dialog?.kind === 'new' && accountId !== undefined && (
        <ThemeNameDialog accountId={accountId} onClose={close} onSaved={({ id }) => onValueChange(id)} />
      )}
      {dialog?.kind === 'rename' && (
        <ThemeNameDialog accountId={dialog.theme.accountId} theme={dialog.theme} onClose={close} />
      )}
      {dialog?.kind === 'merge' && (
        <MergeThemeDialog
          theme={dialog.theme}
          others={themes.filter(
            (each) => each.id !== dialog.theme.id && each.accountId === dialog.theme.accountId,
          )}
          onClose={close}
          onMerged={(into) => dialog.theme.id === value && onValueChange(into.id)}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteThemeDialog theme={dialog.theme} onClose={close} onDeleted={() => leave(dialog.theme)} />
      )}
    </nav>
  );
}

function NewThemeButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-8 flex-none items-center gap-2 rounded-sm px-2.5 whitespace-nowrap text-accent-fg focus-ring hover:bg-hover"
    >
      <PlusIcon aria-hidden className="size-3.5" />
      {label}
    </button>
  );
}

interface EntryProps {
  name: string;
  /** Text below the name, in grey. */
  note?: string | undefined;
  count: number;
  isCurrent: boolean;
  onSelect: () => void;
  menu?: ReactNode;
}

function Entry({ name, note, count, isCurrent, onSelect, menu }: EntryProps) {
  return (
    <div
      className={cn(
        'group/entry relative flex flex-none items-center rounded-sm desktop:w-full',
        isCurrent ? 'bg-accent-bg-2 text-accent-fg' : 'text-fg-2 hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onSelect}
        className={cn(
          'flex min-h-8 min-w-0 flex-1 items-center justify-between gap-2 rounded-sm px-2.5 py-1 text-left focus-ring max-desktop:whitespace-nowrap',
          isCurrent && 'font-medium',
          menu && 'max-desktop:pr-9',
        )}
      >
        <span className="min-w-0">
          <span title={name} className="block truncate">
            {name}
          </span>
          {note !== undefined && <span className="block truncate text-12 text-fg-3">{note}</span>}
        </span>
        <span
          className={cn(
            'text-12 tabular-nums',
            !isCurrent && 'text-fg-3',
            menu &&
              'desktop:group-focus-within/entry:invisible desktop:group-hover/entry:invisible desktop:pointer-coarse:mr-7 desktop:pointer-coarse:visible!',
          )}
        >
          {formatValue(count, 't')}
        </span>
      </button>
      {menu && (
        <span className="absolute right-1 desktop:opacity-0 desktop:group-focus-within/entry:opacity-100 desktop:group-hover/entry:opacity-100 desktop:has-data-[state=open]:opacity-100 pointer-coarse:opacity-100!">
          {menu}
        </span>
      )}
    </div>
  );
}

interface ThemeMenuProps {
  theme: ImageTheme;
  canMerge: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function ThemeMenu({ theme, canMerge, onOpen }: ThemeMenuProps) {
  const { t } = useTranslation('materials');
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton size="small" label={t('themes.actions', { name: theme.name })}>
          <EllipsisIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={<PencilIcon />} onSelect={() => onOpen({ kind: 'rename', theme })}>
          {t('themes.rename')}
        </MenuItem>
        {canMerge && (
          <MenuItem icon={<MergeIcon />} onSelect={() => onOpen({ kind: 'merge', theme })}>
            {t('themes.merge')}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2Icon />} onSelect={() => onOpen({ kind: 'delete', theme })}>
          {t('themes.delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
