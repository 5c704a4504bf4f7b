import { endpoints, type ImportLoad, type ReportImport } from '@meridian/api-client/contract';
import { endpointQueryKey } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { EffectSection } from '../review/effect-section';
import { useUndoImport } from './use-undo-import';

export interface UndoDialogProps {
  item: Pick<ReportImport, 'id' | 'fileName' | 'loads'>;
  onClose: () => void;
  /** Called once the dialog is closed: the menu item that had the focus before is gone. */
  returnFocus: () => void;
}

/** Shows the effect of undoing an import and obstacles to it, and asks for confirmation. */
export function UndoDialog({ item, onClose, returnFocus }: UndoDialogProps) {
  const { t } = useTranslation('imports');
  const file = item.fileName;
  const preview = useUndoPreview(item);
  const undo = useUndoImport(item, { doneText: t('undoing.done', { file }), onDone: onClose });
  const isPossible = preview.data?.blockedBy.length === 0 && !preview.data.isExpired;
  return (
    <ConfirmDialog
      title={t('undoing.title', { file })}
      body={t('undoing.body')}
      confirmLabel={t('undoing.confirm')}
      isPending={undo.isPending}
      isDisabled={!isPossible}
      widthPx={680}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus();
      }}
      onConfirm={() => undo.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      <UndoPreview item={item} preview={preview} />
    </ConfirmDialog>
  );
}

function useUndoPreview({ id }: Pick<ReportImport, 'id'>) {
  const api = useApi();
  return useQuery({
    queryKey: endpointQueryKey(api, endpoints.reportImportUndo, id),
    queryFn: ({ signal }) => api.call(endpoints.reportImportUndo, { body: { id, isPreview: true }, signal }),
    // later imports change it
    gcTime: 0,
    retry: false,
  });
}

interface UndoPreviewProps {
  item: Pick<ReportImport, 'loads'>;
  preview: ReturnType<typeof useUndoPreview>;
}

function UndoPreview({ item, preview: { data, error } }: UndoPreviewProps) {
  const { t } = useTranslation('imports');
  const errorMessage = useErrorMessage();
  if (error) return <Alert tone="bad">{`${t('undoing.failedTitle')} ${errorMessage(error)}`}</Alert>;
  if (!data) return <LoadingLine label={t('undoing.loading')} />;
  const effects = data.effects.flatMap(({ loadId, effect }) => {
    const load = item.loads.find(({ id }) => id === loadId);
    return load ? [{ load, effect }] : [];
  });
  const total = sumOf(item.loads, ({ spans }) => spans);
  const covered = total - sumOf(item.loads, ({ spansInForce }) => spansInForce);
  return (
    <div className="flex flex-col gap-4">
      {data.blockedBy.length > 0 && (
        <Alert tone="warn">
          {t('undoing.blocked')}
          <ul className="mt-1 list-disc pl-5 font-medium">
            {[...new Set(data.blockedBy)].map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {data.isExpired && <Alert tone="warn">{t('undoing.expired')}</Alert>}
      {covered > 0 && <p className="text-fg-2">{t('undoing.covered', { covered, total })}</p>}
      {effects.length > 0 && <EffectSection title={t('undoing.effect')} effects={effects} />}
    </div>
  );
}

function sumOf(loads: readonly ImportLoad[], count: (load: ImportLoad) => number): number {
  return loads.reduce((sum, load) => sum + count(load), 0);
}
