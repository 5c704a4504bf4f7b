import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type DraftHistoryTarget } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, LoadingLine } from '@meridian/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import { notify } from '../../../../lib/page/notices';
import { PanelFailed } from '../../../../lib/page/panel-failed';
import { useEditor } from '../editor-model';
import { HistoryGroups } from './history-groups';
import { HistoryRowList } from './history-row-list';
import { useHistoryWords } from './use-history-words';

export interface RestoreDialogProps {
  target: DraftHistoryTarget;
  /** When the version was saved; absent for the one before the oldest change. */
  time: string | undefined;
  onClose: () => void;
}

/** Shows what going back would change, and asks for it. */
export function RestoreDialog({ target, time, onClose }: RestoreDialogProps) {
  const { open, store } = useEditor();
  const { t } = useTranslation('draftHistory');
  const { timeOf } = useHistoryWords();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { id } = open.summary;
  const { session } = open;
  const { data, error, refetch } = useQuery({
    ...endpointOptions(api, endpoints.draftHistoryPreview, { body: { id, target } }),
    // what would change depends on the draft
    gcTime: 0,
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: (version: number) =>
      api.call(endpoints.draftHistoryRestore, { body: { id, version, target } }),
    onSuccess() {
      // the editor gets the new version like that of another user
      store.saveNow();
      notify({ tone: 'success', title: t(target.type === 'version' ? 'restored' : 'undone') });
      onClose();
    },
    onError(failure) {
      const isChanged = isApiResponseError(failure) && failure.code === 409;
      notify({ tone: 'error', title: isChanged ? t('changedMeanwhile') : errorMessage(failure) });
      void refetch();
    },
  });
  const isUnsaved = session.pending.length > 0;
  const isChanging = data !== undefined && data.groups.length > 0 && data.refusal === null;
  const texts = {
    title:
      target.type === 'entry'
        ? t('dialog.undoTitle', { time: timeOf(time ?? '') })
        : time === undefined
          ? t('dialog.restoreStartTitle')
          : t('dialog.restoreTitle', { time: timeOf(time) }),
    confirmLabel: t(target.type === 'version' ? 'dialog.confirmRestore' : 'dialog.confirmUndo'),
  };
  return (
    <ConfirmDialog
      {...texts}
      body={t('dialog.body')}
      variant="primary"
      widthPx={560}
      isPending={restore.isPending}
      isDisabled={!isChanging || isUnsaved}
      onConfirm={() => data && restore.mutate(data.version)}
      onClose={onClose}
    >
      {!data && error !== null ? (
        <PanelFailed title={t('dialog.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLine label={t('dialog.loading')} />
      ) : (
        <div className="flex flex-col gap-3 text-13">
          {data.refusal && (
            <Alert tone="warn">{t(`refusals.${data.refusal.reason}`, { count: data.refusal.count })}</Alert>
          )}
          {isUnsaved && <Alert tone="info">{t('dialog.unsaved')}</Alert>}
          {data.conflicts > 0 && (
            <Alert tone="info">{t('dialog.conflicts', { count: data.conflicts })}</Alert>
          )}
          {data.groups.length === 0 ? (
            <p className="text-fg-2">{t('dialog.same')}</p>
          ) : (
            <section aria-label={t('dialog.preview')} className="flex flex-col gap-2">
              <h3 className="font-medium">{t('dialog.preview')}</h3>
              <HistoryGroups groups={data.groups} />
              {data.total > data.rows.length && (
                <p className="text-12 text-fg-3">
                  {t('dialog.firstRows', { shown: data.rows.length, total: data.total })}
                </p>
              )}
              <HistoryRowList rows={data.rows} />
            </section>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
