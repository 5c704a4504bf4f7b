import type { Language } from '@meridian/i18n/core';
import { AnchoredMenu, MenuItem, type AnchoredMenuProps } from '@meridian/ui';
import { CopyIcon, DownloadIcon, FilesIcon, FolderInputIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { childrenOf, duplicateRows, emptyFields, rootId, type Draft, type DraftCommand } from '../../core';
import type { CopyDialogProps } from '../transfer/copy-dialog';
import { structureTreeLabels } from './labels';
import type { DraftNode } from './tree-items';

export interface TreeRowMenuProps extends Pick<
  AnchoredMenuProps,
  'anchor' | 'isOpen' | 'onClose' | 'isOpenedByKey' | 'onFocusLost'
> {
  /** A campaign or a unit. */
  node: DraftNode;
  name: string;
  draft: Draft;
  language: Language;
  onSelect: (node: DraftNode) => void;
  onCommand: (command: DraftCommand) => void;
  /** Asks where a unit moves or is copied to. */
  onTransfer: (unitId: string) => void;
  /** If absent, rows cannot be copied to other drafts. */
  onCopyToDraft: ((rows: Pick<CopyDialogProps, 'kind' | 'ids'>) => void) | undefined;
  /** If absent, rows cannot be exported. */
  onExport: ((node: DraftNode) => void) | undefined;
  onDelete: (node: DraftNode) => void;
  newId: () => string;
}

/** Commands for a campaign or a unit. */
export function TreeRowMenu({
  node: { kind, id },
  name,
  draft,
  language,
  onSelect,
  onCommand,
  onTransfer,
  onCopyToDraft,
  onExport,
  onDelete,
  newId,
  ...menu
}: TreeRowMenuProps): ReactElement | null {
  const labels = structureTreeLabels[language];
  if (kind !== 'campaign' && kind !== 'unit') return null;
  const hasOthers = childrenOf(draft, 'campaign', rootId).length > 1;
  const addUnit = () => {
    const unitId = newId();
    const rows = [{ ...emptyFields.unit, id: unitId }];
    onCommand({ type: 'add', kind: 'unit', placements: [{ parentId: id, rows }] });
    onSelect({ kind: 'unit', id: unitId });
  };
  return (
    <AnchoredMenu {...menu} label={labels.actionsOf(name)}>
      {kind === 'campaign' && (
        <MenuItem icon={<PlusIcon />} onSelect={addUnit}>
          {labels.addUnit}
        </MenuItem>
      )}
      <MenuItem
        icon={<CopyIcon />}
        onSelect={() => onCommand(duplicateRows(draft, { kind, ids: [id], newId }))}
      >
        {labels.duplicate}
      </MenuItem>
      {kind === 'unit' && hasOthers && (
        <MenuItem icon={<FolderInputIcon />} onSelect={() => onTransfer(id)}>
          {labels.transfer}
        </MenuItem>
      )}
      {onCopyToDraft && (
        <MenuItem icon={<FilesIcon />} onSelect={() => onCopyToDraft({ kind, ids: [id] })}>
          {labels.copyToDraft}
        </MenuItem>
      )}
      {onExport && (
        <MenuItem icon={<DownloadIcon />} onSelect={() => onExport({ kind, id })}>
          {labels.export}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2Icon />} onSelect={() => onDelete({ kind, id })}>
        {labels.delete}
      </MenuItem>
    </AnchoredMenu>
  );
}
