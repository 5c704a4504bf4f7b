import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type Role } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';
import type { RoleDraft } from './role-state';

interface SaveRoleHandlers {
  onSaved: (role: Role) => void;
  /** Another user has saved the role meanwhile. */
  onConflict: (theirs: Role) => void;
}

/**
 * Saves a role, or a new one. After another user's save the draft stays, the current role is fetched, and the next save overwrites it.
 */
export function useSaveRole(role: Role | undefined, { onSaved, onConflict }: SaveRoleHandlers) {
  const { t, i18n } = useTranslation(['access', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const refresh = () =>
    queryClient.invalidateQueries(queryFilterFor(endpoints.roleList, endpoints.roleDetail));
  const mutation = useMutation({
    mutationFn: ({ version, name, permissions, pages }: RoleDraft) =>
      api.call(endpoints.roleSave, {
        body: {
          ...(role && { id: role.id, version: version ?? role.version }),
          name,
          permissions: [...permissions],
          pages: [...pages],
        },
      }),
    onSuccess: async (saved) => {
      notify({ tone: 'success', title: t('access:roles.saved') });
      await refresh();
      onSaved(saved);
    },
    onError: (error) => {
      notify({ tone: 'error', title: errorMessage(error) });
      const theirs =
        isApiResponseError(error, 'conflict') && endpoints.roleSave.data.safeParse(error.data).data;
      if (theirs) onConflict(theirs);
      return refresh();
    },
  });
  const { error, isPending, mutate, reset } = mutation;
  const field = isApiResponseError(error) ? error.fields.name : undefined;
  const isTaken = isApiResponseError(error, 'duplicate');
  return {
    isPending,
    mutate,
    reset,
    isConflict: isApiResponseError(error, 'conflict'),
    /** Why the name was rejected. */
    nameError: isTaken ? t('errors:role_name_taken') : field && (findText(i18n, 'errors', field) ?? field),
  };
}
