import type { DraftSummary } from '@meridian/api-client/contract';
import { isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { CopyIcon, EllipsisVerticalIcon, EyeIcon, PencilIcon, Trash2Icon } from '@meridian/ui/icons';
import { useDraftName } from '../lib/use-draft-name';

export interface DraftCommands {
  /** Whether the user may edit, copy and delete drafts. */
  canEdit: boolean;
  onOpen: (draft: DraftSummary) => void;
  onCopy: (draft: DraftSummary) => void;
  onDelete: (draft: DraftSummary) => void;
}

/** The menu of a draft. */
export function DraftMenu({
  draft,
  canEdit,
  onOpen,
  onCopy,
  onDelete,
}: DraftCommands & { draft: DraftSummary }) {
  const { t } = useTranslation('adDrafts');
  const opensForEdit = canEdit && isEditable(draft.status);
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t('actionsOf', { name: useDraftName()(draft) })} className="max-desktop:size-11">
          <EllipsisVerticalIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={opensForEdit ? <PencilIcon /> : <EyeIcon />} onSelect={() => onOpen(draft)}>
          {t(opensForEdit ? 'edit' : 'view')}
        </MenuItem>
        {canEdit && (
          <MenuItem icon={<CopyIcon />} onSelect={() => onCopy(draft)}>
            {t('copy')}
          </MenuItem>
        )}
        {canEdit && draft.status !== 9 && (
          <MenuItem icon={<Trash2Icon />} onSelect={() => onDelete(draft)}>
            {t('delete')}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
