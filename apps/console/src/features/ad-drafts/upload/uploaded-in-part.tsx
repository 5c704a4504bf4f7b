import type { DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CircleCheckIcon, UndoIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { UndoUploadDialog } from './undo-upload-dialog';
import type { PlanViewProps } from './upload-step-props';
import { useUploadTexts } from './use-upload-texts';

/** Says that the last upload sent only chosen campaigns, and offers its undo. */
export function UploadedInPart({
  upload,
  open,
  canEdit,
  onOpen,
}: Pick<PlanViewProps, 'open' | 'canEdit' | 'onOpen'> & { upload: DraftUpload }) {
  const { t } = useTranslation('draftUpload');
  const { formatted } = useUploadTexts();
  const [isUndoing, setIsUndoing] = useState(false);
  const { campaigns, leftOut, counts } = upload;
  return (
    <section
      aria-label={t('choice.done', { count: campaigns ?? 0 })}
      className="flex flex-wrap items-start gap-2.5 border-b border-line-1 px-page py-2.5 text-13 max-desktop:px-4"
    >
      <CircleCheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ok-fg" />
      <p className="min-w-0 flex-1">
        <span className="block">{t('choice.done', { count: campaigns ?? 0 })}</span>
        <span className="block text-fg-3">
          {t('choice.doneBody', { sent: formatted(counts.sent), left: formatted(leftOut) })}
        </span>
      </p>
      {upload.canInvert && canEdit && (
        <Button icon={<UndoIcon />} onClick={() => setIsUndoing(true)}>
          {t('actions.undo')}
        </Button>
      )}
      {isUndoing && (
        <UndoUploadDialog summary={open.summary} onOpen={onOpen} onClose={() => setIsUndoing(false)} />
      )}
    </section>
  );
}
