import type { SavedReportView } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { notify } from '../../../lib/page/notices';
import type { Report } from '../registry';
import { useViewChanges } from './use-view-changes';

export interface DeleteViewDialogProps {
  report: Report;
  view: SavedReportView;
  onDeleted: () => void;
  onClose: () => void;
  /** Called after the deletion: the menu item that had the focus is gone too. */
  returnFocus: () => void;
}

/** Asks before the user's own view is deleted. */
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
    <ConfirmDialog
      title={t('views.deleting.title', { name: view.name })}
      body={view.isShared ? t('views.deleting.bodyShared') : t('views.deleting.body')}
      confirmLabel={t('views.deleting.confirm')}
      isPending={remove.isPending}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus();
      }}
      onConfirm={handleDelete}
      onClose={onClose}
    >
      {remove.isError && <Alert tone="bad">{errorMessage(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
