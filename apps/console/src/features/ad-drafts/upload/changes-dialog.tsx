import type { Draft } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { ChangeList } from './change-list';
import { OpenConflicts } from './open-conflicts';
import type { CampaignsOfDraft } from './upload-step-props';

export interface ChangesDialogProps {
  choice: CampaignsOfDraft;
  version: number;
  draft: Draft;
  /** Asks for confirmation to submit the draft; if absent, the changes are only shown. */
  submission?:
    | { accountName: string; conflictCount: number; isPending: boolean; onSubmit: () => void }
    | undefined;
  onClose: () => void;
}

/** The changes of an upload in the account, shown before a user submits the draft. */
export function ChangesDialog({ choice, version, draft, submission, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('draftUpload');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(submission ? 'submitting.title' : 'changes.title')}
        description={submission && t('submitting.body', { account: submission.accountName })}
        widthPx={720}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t(submission ? 'submitting.cancel' : 'changes.close')}</Button>
            </DialogClose>
            {submission && (
              <Button variant="primary" isLoading={submission.isPending} onClick={submission.onSubmit}>
                {t('confirm.submit')}
              </Button>
            )}
          </>
        }
      >
        <OpenConflicts count={submission?.conflictCount ?? 0} />
        <ChangeList choice={choice} version={version} draft={draft} />
      </DialogContent>
    </Dialog>
  );
}
