import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CheckIcon, ListIcon, PencilIcon, UndoIcon } from '@meridian/ui/icons';
import type { ProgressViewProps } from './upload-step-props';
import { useFirstFailed } from './use-first-failed';

/** A link back to the drafts, and the commands for an upload that has ended. */
export function ProgressFooter({
  open,
  upload,
  canEdit,
  onBack,
  onShow,
  onJump,
  onUndo,
}: ProgressViewProps & { onUndo: () => void }) {
  const { t } = useTranslation('draftUpload');
  const { status } = open.summary;
  const firstFailed = useFirstFailed(open.summary.id, open.session.history.draft);
  const correct = () =>
    firstFailed.mutate(undefined, {
      onSettled: (row) => (row ? onJump(row) : onShow('campaign')),
    });
  return (
    <>
      <Button icon={<ListIcon />} onClick={onBack} className="mr-auto">
        {t('actions.toList')}
      </Button>
      {status === 9 && upload.counts.failed > 0 && <p className="text-12 text-fg-3">{t('side.goesOn')}</p>}
      {upload.canInvert && canEdit && (
        <Button icon={<UndoIcon />} onClick={onUndo}>
          {t('actions.undo')}
        </Button>
      )}
      {status === 3 && canEdit && (
        <Button icon={<PencilIcon />} isLoading={firstFailed.isPending} onClick={correct}>
          {t('actions.edit')}
        </Button>
      )}
      {status !== 3 && (
        <Button
          variant={status === 4 ? 'primary' : 'quiet'}
          icon={<CheckIcon />}
          disabled={status === 9}
          onClick={onBack}
        >
          {t('actions.finish')}
        </Button>
      )}
    </>
  );
}
