import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CheckIcon, ListIcon, PencilIcon, UndoIcon } from '@meridian/ui/icons';
import type { ProgressViewProps } from './upload-step-props';

/** Back to the drafts, and what can be done once an upload has ended. */
export function ProgressFooter({
  open,
  upload,
  canEdit,
  onBack,
  onShow,
  onUndo,
}: ProgressViewProps & { onUndo: () => void }) {
  const { t } = useTranslation('draftUpload');
  const { status } = open.summary;
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
        <Button icon={<PencilIcon />} onClick={() => onShow('campaign')}>
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
