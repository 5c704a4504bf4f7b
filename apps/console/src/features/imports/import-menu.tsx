import { importStates, reportImportOriginal, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { DownloadIcon, FileTextIcon, Trash2Icon, UndoIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { DiscardDialog } from './undo/discard-dialog';
import { UndoDialog } from './undo/undo-dialog';
import { useDownloadImportFile } from './use-download-import-file';

export interface ImportMenuProps extends LazyMenuParts {
  item: ReportImport;
  /** Whether the user may import, and therefore also undo and discard. */
  canImport: boolean;
  /** Opens the details of the import. */
  onOpen: (id: string) => void;
}

/** Further commands for an import. */
export function ImportMenu({ item, canImport, onOpen, trigger, defaultOpen }: ImportMenuProps) {
  const { t } = useTranslation('imports');
  const [task, setTask] = useState<'undo' | 'discard' | null>(null);
  const download = useDownloadImportFile(reportImportOriginal.path);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setTask(null);
  const returnFocus = () => button.current?.focus();
  const mayUndo = canImport && item.canUndo;
  const mayDiscard = canImport && item.state === importStates.review;
  return (
    <>
      <Menu defaultOpen={defaultOpen}>
        <MenuTrigger ref={button} asChild>
          {trigger}
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem icon={<FileTextIcon />} onSelect={() => onOpen(item.id)}>
            {t(mayDiscard ? 'review' : 'details')}
          </MenuItem>
          <MenuItem icon={<DownloadIcon />} onSelect={() => download.mutate(item)}>
            {t('original')}
          </MenuItem>
          {(mayUndo || mayDiscard) && <MenuSeparator />}
          {mayUndo && (
            <MenuItem icon={<UndoIcon />} onSelect={() => setTask('undo')}>
              {t('undo')}
            </MenuItem>
          )}
          {mayDiscard && (
            <MenuItem icon={<Trash2Icon />} onSelect={() => setTask('discard')}>
              {t('discard')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {task === 'undo' && <UndoDialog item={item} onClose={close} returnFocus={returnFocus} />}
      {task === 'discard' && (
        <DiscardDialog item={item} onClose={close} onDiscarded={close} returnFocus={returnFocus} />
      )}
    </>
  );
}
