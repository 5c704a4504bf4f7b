import { maxCopiedRows } from '@meridian/api-client/contract';
import { rowKinds } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, Dialog, DialogClose, DialogContent, LoadingLine } from '@meridian/ui';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { AccountChoice } from '../../../lib/choices/use-account-options';
import { notify } from '../../../lib/page/notices';
import { PanelFailed } from '../../../lib/page/panel-failed';
import { cutDraftName } from '../lib/cut-draft-name';
import { useDraftName } from '../lib/use-draft-name';
import { CopyPreview, useRowCountsText } from './copy-preview';
import { TargetFields } from './target-fields';
import { useCopyRows, type CopyRowsOptions, type RowsToCopy } from './use-copy-rows';
import { useCopyTarget } from './use-copy-target';

export interface CopyRowsDialogProps extends Pick<CopyRowsOptions, 'open' | 'store'> {
  rows: RowsToCopy;
  accounts: readonly AccountChoice[];
  onOpenDraft: (draftId: string) => void;
  onClose: () => void;
  /** Gives the focus back. */
  onClosed: () => void;
}

/** Copies rows of the open draft to another one, also of another account, after saying what it takes and what not. */
export function CopyRowsDialog({
  open,
  store,
  rows,
  accounts,
  onOpenDraft,
  onClose,
  onClosed,
}: CopyRowsDialogProps) {
  const { t } = useTranslation('adDrafts');
  const errorMessage = useErrorMessage();
  const nameOf = useDraftName();
  const countsText = useRowCountsText();
  const { draft } = open.session.history;
  const { kind, ids } = rows;
  const target = useCopyTarget({
    kind,
    accounts,
    initialName: cutDraftName(t('form.copyOf', { name: nameOf(draft) })),
  });
  const { chosen, name } = target;
  const newName = name.text.trim();
  const { preview, copying, isUnsaved, isTooMany } = useCopyRows({
    open,
    store,
    rows,
    target: chosen,
    name: newName,
    onCopied: (draftId, { counts }) => {
      const targetName =
        target.draft === undefined || target.draft === 'new' ? newName : nameOf(target.draft);
      notify({
        tone: 'success',
        title: t('copyRows.done', { name: targetName, rows: countsText(counts) }),
        seconds: 10,
        action: { label: t('searchTerms.openDraft'), onClick: () => onOpenDraft(draftId) },
      });
      if (target.draft === 'new') name.clear();
      onClose();
    },
    onChanged: () => notify({ tone: 'error', title: t('copyRows.changedMeanwhile') }),
  });
  const seen = preview.isFetching ? undefined : preview.data;
  const count = seen ? rowKinds.reduce((sum, each) => sum + seen.counts[each], 0) : 0;
  const canCopy = count > 0 && !isUnsaved && (chosen?.draft !== 'new' || newName !== '');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('copyRows.title', { rows: t(`counts.${kind}`, { count: ids.length }) })}
        description={t('copyRows.description')}
        widthPx={560}
        closesOnBackdrop={false}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('form.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={!canCopy}
              isLoading={copying.isPending}
              onClick={() => canCopy && chosen && seen && copying.mutate({ to: chosen, seen })}
            >
              {count === 0 ? t('copyRows.copy') : t('copyRows.confirm', { count })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {isTooMany ? (
            <Alert tone="warn">{t('copyRows.tooMany', { max: formatValue(maxCopiedRows, 't') })}</Alert>
          ) : (
            <TargetFields target={target} kind={kind} accounts={accounts} sourceId={open.summary.id} />
          )}
          {copying.error !== null && <Alert tone="bad">{errorMessage(copying.error)}</Alert>}
          {isUnsaved && <Alert tone="info">{t('copyRows.unsaved')}</Alert>}
          <div aria-live="polite" className="flex flex-col gap-3">
            {copying.isPending ? (
              <LoadingLine label={t('copyRows.copying')} />
            ) : preview.isFetching ? (
              <LoadingLine label={t('copyRows.checking')} />
            ) : preview.error !== null && !isUnsaved ? (
              <PanelFailed
                title={t('copyRows.failed')}
                error={preview.error}
                onRetry={() => void preview.refetch()}
              />
            ) : (
              seen && chosen && <CopyPreview draft={draft} kind={kind} preview={seen} />
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
