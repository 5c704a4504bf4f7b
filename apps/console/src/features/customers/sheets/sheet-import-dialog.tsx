import {
  recordEndpoints,
  type ChangedRows,
  type RecordImport,
  type SheetKind,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogContent } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { saveFile } from '../../../lib/export/save-file';
import { useListText } from '../../../lib/language/use-list-text';
import { notify } from '../../../lib/page/notices';
import { ChooseWorkbook } from '../../../lib/workbooks/choose-workbook';
import { ReadingWorkbook } from '../../../lib/workbooks/reading-workbook';
import { RememberedColumns } from '../../../lib/workbooks/remembered-columns';
import { ImportRows } from './import-rows';
import { SheetColumns } from './sheet-columns';
import { useSheetFieldName } from './use-sheet-field-name';
import { useSheetImport } from './use-sheet-import';

export interface SheetImportDialogProps {
  kind: SheetKind;
  onClose: () => void;
}

/** Imports a file of records: it is selected, read, checked row by row, and imported; wrong rows stay listed. */
export function SheetImportDialog({ kind, onClose }: SheetImportDialogProps) {
  const { t } = useTranslation('customers');
  const fieldName = useSheetFieldName();
  const { state, read, reset, changed, checking, running } = useSheetImport(kind, {
    onDone: ({ counts, fileName }) => {
      notify({
        tone: 'success',
        title: t('sheet.success', { file: fileName }),
        description: t('sheet.successBody', {
          added: counts.new,
          changed: counts.changed,
        }),
      });
      if (counts.wrong === 0) onClose();
    },
  });
  const review = state.status === 'read' ? state.content : undefined;
  const isDone = review !== undefined && review.importedTime !== null;
  const titleKey = isDone
    ? 'sheet.doneTitle'
    : review
      ? 'sheet.checkTitle'
      : (`sheet.titles.${kind}` as const);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(titleKey)}
        description={
          review ? <span className="wrap-anywhere">{review.fileName}</span> : t(`sheet.bodies.${kind}`)
        }
        closeLabel={t('sheet.close')}
        closesOnBackdrop={state.status === 'choosing'}
        widthPx={review ? 960 : 640}
        sideAction={
          review &&
          !isDone && (
            <Button disabled={running.isPending} onClick={reset}>
              {t('sheet.otherFile')}
            </Button>
          )
        }
        actions={
          review ? (
            <>
              {review.counts.wrong > 0 && review.missingField === null && (
                <DownloadWrongRows kind={kind} review={review} />
              )}
              {isDone ? (
                <>
                  <Button onClick={onClose}>{t('sheet.close')}</Button>
                  <Button variant="primary" onClick={reset}>
                    {t('sheet.again')}
                  </Button>
                </>
              ) : (
                <RunButton
                  counts={review.counts}
                  isLoading={running.isPending}
                  isDisabled={changed !== undefined || checking.isPending}
                  onRun={() => running.mutate()}
                />
              )}
            </>
          ) : (
            <Button onClick={state.status === 'reading' ? reset : onClose}>{t('sheet.cancel')}</Button>
          )
        }
      >
        {state.status === 'choosing' && (
          <ChooseWorkbook template={kind} problem={state.problem} onFile={(file) => void read(file)}>
            <RememberedColumns kind={kind} fieldName={fieldName} />
          </ChooseWorkbook>
        )}
        {state.status === 'reading' && <ReadingWorkbook {...state} />}
        {review && (
          <div className="flex flex-col gap-4">
            {changed && (
              <ChangedAlert
                changed={changed}
                isChecking={checking.isPending}
                onCheck={() => checking.mutate(undefined)}
              />
            )}
            {isDone && <Outcome counts={review.counts} />}
            {!isDone && (
              <SheetColumns
                kind={kind}
                review={review}
                isChecking={checking.isPending || running.isPending}
                onMap={(column) => checking.mutate([column])}
              />
            )}
            {review.missingField === null && <ImportRows kind={kind} review={review} isOutcome={isDone} />}
            {!isDone && review.exampleRows > 0 && (
              <p className="text-12 text-fg-3">{t('sheet.examples', { count: review.exampleRows })}</p>
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface RunButtonProps {
  counts: RecordImport['counts'];
  isLoading: boolean;
  isDisabled: boolean;
  onRun: () => void;
}

function RunButton({ counts, isLoading, isDisabled, onRun }: RunButtonProps) {
  const { t } = useTranslation('customers');
  const count = counts.new + counts.changed;
  return (
    <Button variant="primary" disabled={isDisabled || count === 0} isLoading={isLoading} onClick={onRun}>
      {count === 0 ? t('sheet.nothing') : t('sheet.run', { count })}
    </Button>
  );
}

/** Says that stored records changed since the check, with a button to check again. */
function ChangedAlert({
  changed,
  isChecking,
  onCheck,
}: {
  changed: ChangedRows;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const { t } = useTranslation('customers');
  const listText = useListText();
  const { count, rows } = changed;
  const shown = rows.slice(0, 3).map(({ row, name }) => t('sheet.conflictRow', { row, name }));
  return (
    <Alert
      tone="warn"
      action={
        <Button variant="link" isLoading={isChecking} onClick={onCheck}>
          {t('sheet.checkAgain')}
        </Button>
      }
    >
      {t('sheet.conflict', { count })}{' '}
      {count > 3 ? t('sheet.conflictMore', { rows: listText(shown, 'values') }) : listText(shown)}
    </Alert>
  );
}

function Outcome({ counts }: Pick<RecordImport, 'counts'>) {
  const { t } = useTranslation('customers');
  return (
    <div>
      <p className="font-semibold">
        {t('sheet.result', {
          imported: counts.new + counts.changed,
          wrong: counts.wrong,
          equal: counts.equal,
        })}
      </p>
      <p className="mt-1 text-12 text-fg-3">{t('sheet.hint')}</p>
    </div>
  );
}

function DownloadWrongRows({ kind, review: { id } }: { kind: SheetKind; review: RecordImport }) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await api.download(recordEndpoints[kind].importFailedRows.path, {
          body: { id },
          withoutAccount: true,
        }),
      ),
    onError: (error) =>
      notify({ tone: 'error', title: t('sheet.downloadFailed'), description: errorMessage(error) }),
  });
  return (
    <Button icon={<DownloadIcon />} isLoading={download.isPending} onClick={() => download.mutate()}>
      {t('sheet.download')}
    </Button>
  );
}
