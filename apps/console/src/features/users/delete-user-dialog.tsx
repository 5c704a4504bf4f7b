import { endpoints, type ManagedUser } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';

export interface DeleteUserDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a user is deleted. Notices report the result. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation('access');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const name = user.displayName || user.userName;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(endpoints.userDelete, { body: { id: user.id, version: user.version } }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('users.deleted', { name }) });
      onDeleted();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries(queryFilterFor(endpoints.userList));
    },
  });
  return (
    <ConfirmDialog
      title={t('users.deleteTitle', { name })}
      body={t('users.deleteBody')}
      confirmLabel={t('users.delete')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
