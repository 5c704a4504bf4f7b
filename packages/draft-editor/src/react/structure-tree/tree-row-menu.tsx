import type { Language } from '@meridian/i18n/core';
import { AnchoredMenu, MenuItem, MenuLabel, type AnchoredMenuProps } from '@meridian/ui';
import { CopyIcon, FolderIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import {
  childrenOf,
  duplicateRows,
  emptyFields,
  parentOf,
  rootId,
  type Draft,
  type DraftCommand,
} from '../../core';
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
  onDelete,
  newId,
  ...menu
}: TreeRowMenuProps): ReactElement | null {
  const labels = structureTreeLabels[language];
  if (kind !== 'campaign' && kind !== 'unit') return null;
  const campaignId = kind === 'campaign' ? id : parentOf(draft.tables.unit, id);
  const others = childrenOf(draft, 'campaign', rootId).filter((campaign) => campaign.id !== campaignId);
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
      {kind === 'unit' && others.length > 0 && (
        <>
          <MenuLabel>{labels.moveTo}</MenuLabel>
          {others.map((campaign) => (
            <MenuItem
              key={campaign.id}
              icon={<FolderIcon />}
              onSelect={() =>
                onCommand({ type: 'move', kind: 'unit', moves: [{ parentId: campaign.id, ids: [id] }] })
              }
            >
              {campaign.campaignName.trim() || labels.unnamedCampaign}
            </MenuItem>
          ))}
        </>
      )}
      <MenuItem icon={<Trash2Icon />} onSelect={() => onDelete({ kind, id })}>
        {labels.delete}
      </MenuItem>
    </AnchoredMenu>
  );
}
