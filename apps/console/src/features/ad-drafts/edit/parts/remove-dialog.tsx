import type { DraftNode } from '@meridian/draft-editor';
import { deletionOf, findRow, type Draft } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';

export interface RemoveDialogProps {
  draft: Draft;
  /** A campaign or a unit. */
  node: DraftNode & { kind: 'campaign' | 'unit' };
  onRemove: () => void;
  onClose: () => void;
}

const contained = ['unit', 'keyword', 'creative', 'picture'] as const;

/** Asks before a campaign or unit is deleted, and says what goes with it. */
export function RemoveDialog({ draft, node: { kind, id }, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('adDrafts');
  const { counts } = deletionOf(draft, kind, [id]);
  const name =
    kind === 'campaign'
      ? findRow(draft, 'campaign', id)?.campaignName
      : findRow(draft, 'unit', id)?.adgroupName;
  const list = contained
    .filter((each) => each !== kind && counts[each] > 0)
    .map((each) => t(`removing.counts.${each}`, { count: counts[each] }));
  return (
    <ConfirmDialog
      title={t('removing.title', { name: name?.trim() || t('editor.unnamedUnit') })}
      body={list.length === 0 ? t('removing.bodyAlone') : t('removing.body', { counts: list.join(', ') })}
      confirmLabel={t('removing.confirm')}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
