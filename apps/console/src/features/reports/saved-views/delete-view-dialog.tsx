import type { SavedReportView } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import type { Report } from '../registry';
import { useViewChanges } from './use-view-changes';

export interface DeleteViewDialogProps {
  report: Report;
  view: SavedReportView;
  onDeleted: () => void;
  onClose: () => void;
  /** After the deletion: the menu item that had the focus is gone too. */
  returnFocus: () => void;
}

/** Confirms the deletion of an own view. */
export function DeleteViewDialog({ report, view, onDeleted, onClose, returnFocus }: DeleteViewDialogProps) {
  const { t } = useTranslation('reports');
  const errorMessage = useErrorMessage();
  const { remove } = useViewChanges(report);
  const handleDelete = () =>
    remove.mutate(view, {
      onSuccess: () => {
        onDeleted();
        onClose();
        notify({ tone: 'success', title: t('views.deleted', { name: view.name }) });
      },
    });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        title={t('views.deleting.title', { name: view.name })}
        description={view.isShared ? t('views.deleting.bodyShared') : t('views.deleting.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('views.dialog.cancel')}</Button>
            </DialogClose>
            <Button variant="danger" isLoading={remove.isPending} onClick={handleDelete}>
              {t('views.deleting.confirm')}
            </Button>
          </>
        }
      >
        {remove.isError && <Alert tone="bad">{errorMessage(remove.error)}</Alert>}
      </DialogContent>
    </Dialog>
  );
}
