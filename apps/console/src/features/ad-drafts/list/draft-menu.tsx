import type { DraftSummary } from '@meridian/api-client/contract';
import { isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import {
  CopyIcon,
  EllipsisVerticalIcon,
  EyeIcon,
  MoonIcon,
  PencilIcon,
  RefreshCwIcon,
  Trash2Icon,
} from '@meridian/ui/icons';
import { useDraftName } from '../lib/use-draft-name';
import { isRunning, type AccountMerges } from './use-account-merges';

export interface DraftCommands {
  /** Whether the user may edit, copy and delete drafts. */
  canEdit: boolean;
  onOpen: (draft: DraftSummary) => void;
  onCopy: (draft: DraftSummary) => void;
  onDelete: (draft: DraftSummary) => void;
  merges: AccountMerges;
}

/** The menu of a draft. */
export function DraftMenu({
  draft,
  canEdit,
  onOpen,
  onCopy,
  onDelete,
  merges,
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
        {canEdit && <MergeItems draft={draft} merges={merges} />}
        {canEdit && draft.status !== 9 && (
          <MenuItem icon={<Trash2Icon />} onSelect={() => onDelete(draft)}>
            {t('delete')}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}

/** Gets changes of the account of a draft that was fetched from it: now, or every night. */
function MergeItems({ draft, merges }: { draft: DraftSummary; merges: AccountMerges }) {
  const { t } = useTranslation('adDrafts');
  const merge = merges.of(draft);
  if (merge === undefined) return null;
  const isNightly = merge.nightly !== null && merge.nightly.stopped === null;
  return (
    <>
      {isRunning(merge) ? (
        <MenuItem icon={<RefreshCwIcon />} onSelect={() => merges.cancel(draft)}>
          {t('merge.cancel')}
        </MenuItem>
      ) : (
        merges.canStart(draft) && (
          <MenuItem icon={<RefreshCwIcon />} onSelect={() => merges.start([draft])}>
            {t(draft.status === 4 ? 'merge.reopen' : 'merge.get')}
          </MenuItem>
        )
      )}
      <MenuItem icon={<MoonIcon />} onSelect={() => merges.setNightly(draft, !isNightly)}>
        {t(isNightly ? 'merge.nightlyStop' : 'merge.nightly')}
      </MenuItem>
    </>
  );
}
