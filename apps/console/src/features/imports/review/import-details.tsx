import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogContent } from '@meridian/ui';
import type { AccountClock } from '../../../lib/dates/day-and-time';
import { ColumnTable } from '../../../lib/workbooks/column-table';
import { DetectedList } from './detected-list';
import { EffectSection } from './effect-section';
import { FailedRows } from './failed-rows';
import { focusDialog } from './focus-dialog';
import { useFieldName } from './import-fields';
import { loadEffectsOf } from './load-effects-of';
import { NoteList } from './note-list';

export interface ImportDetailsProps {
  item: ReportImport;
  clock: AccountClock;
  onClose: () => void;
}

/** The detected content of a file, and the result of its import. */
export function ImportDetails({ item, clock, onClose }: ImportDetailsProps) {
  const { t } = useTranslation(['imports', 'common']);
  const fieldName = useFieldName();
  const effects = loadEffectsOf(item.loads);
  const isReview = item.state === importStates.review;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('checking.detailsTitle')}
        description={<span className="wrap-anywhere">{item.fileName}</span>}
        closeLabel={t('common:close')}
        widthPx={860}
        onOpenAutoFocus={focusDialog}
        actions={<Button onClick={onClose}>{t('common:close')}</Button>}
      >
        <div className="flex flex-col gap-6">
          <ResultLine item={item} />
          <DetectedList item={item} clock={clock} />
          <FailedRows item={item} />
          {effects.length > 0 && (
            <EffectSection title={t(isReview ? 'effect.title' : 'effect.titleDone')} effects={effects} />
          )}
          <NoteList notes={item.notes} />
          <ColumnTable
            columns={item.detection?.columns ?? []}
            fieldName={fieldName}
            fieldCell={({ field }) =>
              field === null ? t('common:workbook.mapping.ignore') : fieldName(field)
            }
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The result of the import, in one sentence. */
function ResultLine({ item }: { item: ReportImport }) {
  const { t } = useTranslation('imports');
  if (item.state === importStates.review) return <Alert tone="info">{t('checking.readOnly')}</Alert>;
  if (item.state === importStates.done) return <Alert tone="ok">{t('checking.done')}</Alert>;
  if (item.state === importStates.undone) return <Alert tone="info">{t('checking.undone')}</Alert>;
  if (item.state === importStates.discarded) return <Alert tone="info">{t('checking.discarded')}</Alert>;
  if (item.state === importStates.unchanged) return <Alert tone="info">{t('checking.unchanged')}</Alert>;
  const reason = item.problems.find(({ dataNum }) => dataNum === null)?.failMessage;
  return <Alert tone="bad">{[t('checking.failed'), reason].filter(Boolean).join(' ')}</Alert>;
}
