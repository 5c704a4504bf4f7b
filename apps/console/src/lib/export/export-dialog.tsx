import { exportFormats } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, Checkbox, Dialog, DialogClose, DialogContent, RadioGroup } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '../api/use-error-message';
import { notify } from '../page/notices';
import type { CostExportRequest, ExportChoice, ExportRequest } from './create-export';
import { useExport } from './use-export';

export interface ExportDialogProps {
  /** Name of the report in the question, such as `Keyword report`. Already translated. */
  reportTitle: string;
  /** The period as text, from `formatDayRange`. */
  rangeText: string;
  /** Number of rows in the whole report under its filters: `page.totalCount` of the list. */
  rowCount: number;
  /** `info.rowCap` of the list: the maximum number of rows in a file of this report; null without a limit. */
  rowCap: number | null;
  /** The export request: like the list on screen, with its columns in order. */
  request: ExportRequest | CostExportRequest;
  /** Note about data missing in the file; already translated. */
  note?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks before a report is exported: shows its rows, period and file formats. Says that the file goes to the download centre, and that it
 * is cut if the report exceeds its limit of rows. Then requests it, and a notice shows the progress of the job on every page.
 *
 * Loaded when first opened: `lazy(() => import('…/lib/export/export-dialog').then(…))` inside a `Suspense`, which also waits for the
 * texts `downloads`. Render it only while open, or with a `key` per report, so that its settings are reset.
 */
export function ExportDialog({ open, onOpenChange, reportTitle, ...content }: ExportDialogProps) {
  const { t } = useTranslation('downloads');
  const errorMessage = useErrorMessage();
  const start = useExport();
  const [choice, setChoice] = useState<ExportChoice>({
    format: 'xlsx',
    withBom: true,
    withMetadata: false,
  });
  const { rowCount, rowCap, rangeText, request, note } = content;
  const rows = formatValue(rowCount, 't');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => start(request, choice),
    onError: (failure) => notify({ tone: 'error', title: errorMessage(failure) }),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t('export.title', { report: reportTitle })}
        description={
          rowCount === 0
            ? t('export.nothing')
            : t('export.summary', { count: rowCount, rows, range: rangeText })
        }
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('export.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={rowCount === 0}
              isLoading={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => onOpenChange(false) })}
            >
              {t('export.confirm')}
            </Button>
          </>
        }
      >
        {rowCount > 0 && (
          <div className="flex flex-col gap-4">
            {rowCap !== null && rowCount > rowCap && (
              <Alert tone="warn">{t('export.cut', { cap: rowCap })}</Alert>
            )}
            {note !== undefined && <Alert tone="info">{note}</Alert>}
            <RadioGroup
              label={t('export.format')}
              isInline
              options={exportFormats.map((value) => ({ value, label: t(`export.${value}`) }))}
              value={choice.format}
              onValueChange={(format) => setChoice({ ...choice, format })}
            />
            {choice.format === 'csv' && <CsvOptions choice={choice} onChange={setChoice} />}
            {error !== null && (
              <Alert tone="bad">{t('export.failed', { message: errorMessage(error) })}</Alert>
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function CsvOptions({
  choice,
  onChange,
}: {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
}) {
  const { t } = useTranslation('downloads');
  return (
    <>
      <div>
        <Checkbox
          label={t('export.bom')}
          checked={choice.withBom}
          onCheckedChange={(withBom) => onChange({ ...choice, withBom })}
        />
        <p className="pl-6 text-12 text-fg-3">{t('export.bomHint')}</p>
      </div>
      <div>
        <Checkbox
          label={t('export.metadata')}
          checked={choice.withMetadata}
          onCheckedChange={(withMetadata) => onChange({ ...choice, withMetadata })}
        />
        <p className="pl-6 text-12 text-fg-3">{t('export.metadataHint')}</p>
      </div>
    </>
  );
}
