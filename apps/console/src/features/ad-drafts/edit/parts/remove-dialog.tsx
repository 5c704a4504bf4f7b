import type { DraftNode } from '@meridian/draft-editor';
import { deletionOf, findRow, rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useListText } from '../../../../lib/language/use-list-text';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import type { OpenDraft } from '../session/open-draft';
import { OtherContents } from './other-contents';
import { useLiveText } from './remove-live-dialog';

export interface RemoveDialogProps {
  open: OpenDraft;
  /** Numbers of the deleted rows that are in the account; undefined if nothing of the draft is there. */
  live: Readonly<Record<RowKind, number>> | undefined;
  /** A campaign or a unit. */
  node: DraftNode & { kind: 'campaign' | 'unit' };
  onRemove: () => void;
  onClose: () => void;
}

const contained = ['unit', 'keyword', 'creative', 'picture'] as const;

/** Asks before a campaign or unit is deleted, and names the rows that are deleted with it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const {
    open: { session, summary },
    live,
    node: { kind, id },
    onRemove,
    onClose,
  } = props;
  const { t } = useTranslation('adDrafts');
  const listText = useListText();
  const { draft } = session.history;
  const { counts } = deletionOf(draft, kind, [id]);
  const name =
    kind === 'campaign'
      ? findRow(draft, 'campaign', id)?.campaignName
      : findRow(draft, 'unit', id)?.adgroupName;
  const liveText = useLiveText();
  const hasLive = live && rowKinds.some((each) => live[each] > 0);
  const list = contained
    .filter((each) => each !== kind && counts[each] > 0)
    .map((each) => t(`counts.${each}`, { count: counts[each] }));
  return (
    <ConfirmDialog
      title={t('removing.title', { name: name?.trim() || t('editor.unnamedUnit') })}
      body={
        <>
          {list.length === 0 ? t('removing.bodyAlone') : t('removing.body', { counts: listText(list) })}
          {hasLive && <strong className="mt-2 block font-medium">{liveText(live)}</strong>}
          {live && live[kind] > 0 && <OtherContents draftId={summary.id} kind={kind} id={id} />}
        </>
      }
      confirmLabel={t('removing.confirm')}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
