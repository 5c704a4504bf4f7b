import { importStates, type Account, type ReportImport } from '@meridian/api-client/contract';
import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogContent, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { AccountClock } from '../../../lib/dates/day-and-time';
import { focusDialog } from './focus-dialog';
import { ImportDetails } from './import-details';
import { ReviewDialog } from './review-dialog';

export interface ImportReviewProps {
  /** The import in the address; it may belong to another account. */
  id: string;
  account: Account | undefined;
  /** Whether the user may answer its questions. */
  canImport: boolean;
  clock: AccountClock;
  onClose: () => void;
}

/** The details of an import: its questions while it is in review, otherwise its result. */
export function ImportReview({ id, account, canImport, clock, onClose }: ImportReviewProps) {
  const { t } = useTranslation('imports');
  const errorMessage = useErrorMessage();
  const { data, error } = useQuery(reportImportListOptions(useApi(), { id }));
  const item = data?.data.list[0];
  if (item?.state === importStates.review && canImport) {
    // another run of the file needs another form
    const key = item.finishedTime ?? '';
    return <ReviewDialog key={key} item={item} account={account} clock={clock} onClose={onClose} />;
  }
  if (item && !isUnderWay(item)) return <ImportDetails item={item} clock={clock} onClose={onClose} />;
  return (
    <PlainDialog title={item?.fileName ?? t('checking.detailsTitle')} onClose={onClose}>
      {error ? (
        <Alert tone="bad">{`${t('checking.failedTitle')}: ${errorMessage(error)}`}</Alert>
      ) : data && !item ? (
        <Alert tone="info">{`${t('checking.missingTitle')}. ${t('checking.missingBody')}`}</Alert>
      ) : (
        <>
          <LoadingLine label={t('checking.loading')} />
          {item && <p className="mt-3 text-fg-2">{t('checking.again')}</p>}
        </>
      )}
    </PlainDialog>
  );
}

const isUnderWay = ({ state }: ReportImport) =>
  state === importStates.waiting || state === importStates.running;

interface PlainDialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog before its content is available. */
function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{title}</span>}
        closeLabel={t('close')}
        widthPx={860}
        onOpenAutoFocus={focusDialog}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
