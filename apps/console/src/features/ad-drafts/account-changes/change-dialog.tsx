import { maxAccountChanges } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import type { ReactNode } from 'react';
import type { ItemRequest } from '../../../lib/account-items/account-item';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { EditorPart } from '../edit/draft-address';
import type { RequestedChange } from './change-list';
import { SkippedChanges } from './skipped-changes';
import { TargetDraftField } from './target-draft-field';
import { useAddToDraft } from './use-add-to-draft';
import type { TargetDraft } from './use-target-draft';

export interface ItemDialogProps extends ItemRequest {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Opens a draft at one of its parts, or at a unit of it. */
  onOpenDraft: (draftId: string, part: EditorPart, unitId?: string) => void;
}

export interface ChangeDialogProps extends Pick<ItemDialogProps, 'account' | 'onOpenDraft' | 'onClose'> {
  title: string;
  /** Below the title: what is changed. */
  description: string;
  target: TargetDraft;
  /** Null while the input is incomplete or invalid. */
  changes: readonly RequestedChange[] | null;
  /** The part of the draft that shows the changes. */
  part: EditorPart;
  children: ReactNode;
}

/** Adds changes to a draft of the account. If some were skipped, the dialog stays and lists them. */
export function ChangeDialog({
  account,
  onOpenDraft,
  onClose,
  title,
  description,
  target,
  changes,
  part,
  children,
}: ChangeDialogProps) {
  const { t } = useTranslation('itemChanges');
  const errorMessage = useErrorMessage();
  const open = (draftId: string) => onOpenDraft(draftId, part);
  const { add, isAdding, error, result } = useAddToDraft({
    accountId: account.accountId,
    target,
    onOpen: open,
    onAdded: () => onClose(true),
  });
  const isTooMany = changes !== null && changes.length > maxAccountChanges;
  const canAdd = changes !== null && changes.length > 0 && !isTooMany && target.drafts !== undefined;
  const close = () => onClose(result !== undefined);
  const openResult = (draftId: string) => {
    close();
    open(draftId);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title={title}
        description={result ? result.text : `${description} · ${account.accountName}`}
        widthPx={640}
        closesOnBackdrop={false}
        actions={
          result ? (
            <ResultActions draftId={result.draftId} onOpen={openResult} onClose={close} />
          ) : (
            <>
              <DialogClose asChild>
                <Button>{t('cancel')}</Button>
              </DialogClose>
              <Button
                variant="primary"
                disabled={!canAdd}
                isLoading={isAdding}
                onClick={() => canAdd && void add(changes)}
              >
                {t('add')}
              </Button>
            </>
          )
        }
      >
        {result ? (
          <SkippedChanges skipped={result.skipped} />
        ) : (
          <div className="flex flex-col gap-4">
            {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
            {isTooMany && (
              <Alert tone="bad">{t('tooMany', { max: formatValue(maxAccountChanges, 't') })}</Alert>
            )}
            {children}
            <TargetDraftField target={target} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ResultActionsProps {
  /** Null if there is no draft. */
  draftId: string | null;
  onOpen: (draftId: string) => void;
  onClose: () => void;
}

function ResultActions({ draftId, onOpen, onClose }: ResultActionsProps) {
  const { t } = useTranslation('itemChanges');
  return (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      {draftId !== null && (
        <Button variant="primary" onClick={() => onOpen(draftId)}>
          {t('review')}
        </Button>
      )}
    </>
  );
}
