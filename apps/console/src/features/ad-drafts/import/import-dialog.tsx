import {
  DraftImportReview,
  ImportFailureDialog,
  isImported,
  type ReviewedFile,
} from '@meridian/draft-editor';
import {
  draftImportFields,
  failedRowsContent,
  fieldTitle,
  type DraftCommand,
} from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogContent } from '@meridian/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { ChooseWorkbook } from '../../../lib/workbooks/choose-workbook';
import { ReadingWorkbook } from '../../../lib/workbooks/reading-workbook';
import { RememberedColumns } from '../../../lib/workbooks/remembered-columns';
import type { DraftStore } from '../edit/session/draft-store';
import { saveWorkbook } from '../lib/save-workbook';
import { useDraftImport, type DraftImportTarget } from './use-draft-import';

export interface ImportDialogProps extends DraftImportTarget {
  onCommand: DraftStore['run'];
  /** Counts the rows in the account that a command deletes from the draft. */
  liveCountOf: (command: DraftCommand) => number;
  onClose: () => void;
}

/** An imported file with some rows that were not imported. */
interface Outcome {
  file: ReviewedFile;
  fileName: string;
}

/** Imports a file into a draft: it is selected, read, checked, and imported as one step; reasons for failed rows open by themselves. */
export function ImportDialog({ onCommand, liveCountOf, onClose, ...target }: ImportDialogProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const { language } = useLanguage();
  const fieldName = (field: string) => {
    const known = draftImportFields.find((each) => each === field);
    return known && fieldTitle(known, language);
  };
  const [failed, setFailed] = useState<Outcome>();
  const errorMessage = useErrorMessage();
  const { state, read, reset, content, detected, businesses, plan, lookUp, choices, mapping } =
    useDraftImport(target);
  const counts = plan && countsOf(plan, choices.taken.value);
  const download = useDownloadFailedRows();
  const run = () => {
    if (!plan || !counts || !content || state.status !== 'read') return;
    const { fileName } = state;
    if (plan.command) onCommand(plan.command);
    mapping
      .save()
      .catch((error: unknown) =>
        notify({ tone: 'error', title: t('import.mappingFailed'), description: errorMessage(error) }),
      );
    if (counts.wrong > 0) {
      setFailed({ file: { content, detected, plan }, fileName });
      return;
    }
    notify({
      tone: 'success',
      title: t('import.success', { file: fileName }),
      description: t(counts.removed > 0 ? 'import.successBodyRemoved' : 'import.successBody', {
        added: counts.new,
        changed: counts.changed,
        removed: plan.removedCount,
      }),
    });
    onClose();
  };
  if (failed) {
    return (
      <ImportFailureDialog
        {...failed.file}
        taken={choices.taken.value}
        language={language}
        onClose={onClose}
        fileName={failed.fileName}
        onDownload={() => void download(failed)}
        onImportAgain={() => {
          setFailed(undefined);
          reset();
        }}
      />
    );
  }
  const isReview = state.status === 'read';
  const liveCount = isReview && plan?.command ? liveCountOf(plan.command) : 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(isReview ? 'import.checkTitle' : `import.titles.${target.scope}`)}
        description={
          isReview ? (
            <span className="wrap-anywhere">{state.fileName}</span>
          ) : (
            t(`import.bodies.${target.scope}`)
          )
        }
        closeLabel={t('common:close')}
        closesOnBackdrop={state.status === 'choosing'}
        widthPx={isReview ? 960 : 640}
        sideAction={isReview && <Button onClick={reset}>{t('import.otherFile')}</Button>}
        actions={
          isReview ? (
            <>
              <Button
                onClick={() => {
                  mapping.clear();
                  onClose();
                }}
              >
                {t('import.cancel')}
              </Button>
              <Button
                variant="primary"
                disabled={!counts || (counts.imported === 0 && counts.wrong === 0)}
                onClick={run}
              >
                {counts && counts.imported === 0 && counts.wrong > 0
                  ? t('import.showFailed')
                  : t('import.run', { count: counts?.imported ?? 0 })}
              </Button>
            </>
          ) : (
            <Button onClick={state.status === 'reading' ? reset : onClose}>{t('import.cancel')}</Button>
          )
        }
      >
        {state.status === 'choosing' && (
          <ChooseWorkbook template={target.scope} problem={state.problem} onFile={(file) => void read(file)}>
            <RememberedColumns kind="draft" fieldName={fieldName} />
          </ChooseWorkbook>
        )}
        {state.status === 'reading' && <ReadingWorkbook {...state} />}
        {liveCount > 0 && (
          <Alert tone="warn" className="mb-4">
            {t('import.removesLive', { count: liveCount })}
          </Alert>
        )}
        {isReview && (
          <DraftImportReview
            content={state.content}
            detected={detected}
            plan={plan}
            language={language}
            businesses={businesses}
            lookUp={lookUp}
            {...choices}
            onMap={mapping.set}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Numbers of rows; a conflicting row is changed if the draft gets something of it. */
function countsOf({ rows }: ReviewedFile['plan'], taken: ReadonlySet<string>) {
  const counts = { new: 0, changed: 0, removed: 0, wrong: 0, imported: 0 };
  for (const row of rows) {
    if (row.state === 'wrong') counts.wrong += 1;
    if (!isImported(row, taken)) continue;
    counts.imported += 1;
    counts[row.state === 'new' || row.state === 'removed' ? row.state : 'changed'] += 1;
  }
  return counts;
}

/** Returns a function that downloads failed rows as a workbook of the same shape, with the reason next to each. */
function useDownloadFailedRows() {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const errorMessage = useErrorMessage();
  return async ({ file: { content, detected, plan }, fileName }: Outcome) => {
    try {
      const name = t('import.failedFile', { name: fileName.replace(/\.\w+$/, '') });
      await saveWorkbook(failedRowsContent(content, detected, plan, language), name);
    } catch (error) {
      notify({ tone: 'error', title: t('import.downloadFailed'), description: errorMessage(error) });
    }
  };
}
