import { endpoints, type Role } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Field, Select } from '@meridian/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';

export interface DeleteRoleDialogProps {
  role: Role;
  roles: readonly Role[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a role is deleted, and for the role that its users get instead. */
export function DeleteRoleDialog({ role, roles, onDeleted, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('access');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const roleWords = useRoleWords();
  const [replacementId, setReplacementId] = useState<string>();
  const needsReplacement = role.userCount > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(endpoints.roleDelete, {
        body: { id: role.id, version: role.version, ...(replacementId !== undefined && { replacementId }) },
      }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('roles.deleted') });
      onDeleted();
      onClose();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => queryClient.invalidateQueries(queryFilterFor(endpoints.roleList)),
  });
  return (
    <ConfirmDialog
      title={t('roles.deleteTitle', { name: role.name })}
      body={t('roles.deleteBody')}
      confirmLabel={t('roles.delete')}
      isPending={isPending}
      isDisabled={needsReplacement && replacementId === undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {needsReplacement && (
        <Field label={t('roles.replacement')} required>
          {(control) => (
            <Select
              {...control}
              options={roles
                .filter(({ id, canGrant }) => id !== role.id && canGrant)
                .map(({ id, name }) => ({ value: id, label: roleWords(name) }))}
              value={replacementId}
              onValueChange={setReplacementId}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
