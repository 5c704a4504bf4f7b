import type { Language } from '@meridian/i18n/core';
import { IconButton, Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@meridian/ui';
import { CopyIcon, EllipsisIcon, FolderIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
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

export interface TreeRowMenuProps {
  draft: Draft;
  language: Language;
  onSelect: (node: DraftNode) => void;
  onCommand: (command: DraftCommand) => void;
  onDelete: (node: DraftNode) => void;
  newId: () => string;
}

/** What can be done with a campaign or a unit. */
export function TreeRowMenu({
  node: { kind, id },
  name,
  draft,
  language,
  onSelect,
  onCommand,
  onDelete,
  newId,
  isActive,
}: TreeRowMenuProps & { node: DraftNode; name: string; isActive: boolean }): ReactElement | null {
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
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={labels.actionsOf(name)}
          size="small"
          tabIndex={isActive ? 0 : -1}
          onClick={(event) => event.stopPropagation()}
          className="shrink-0"
        >
          <EllipsisIcon />
        </IconButton>
      </MenuTrigger>
      {/* clicks in the menu bubble through React to the row */}
      <MenuContent align="end" onClick={(event) => event.stopPropagation()}>
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
      </MenuContent>
    </Menu>
  );
}
