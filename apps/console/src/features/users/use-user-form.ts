import { zodResolver } from '@hookform/resolvers/zod';
import { isApiResponseError } from '@meridian/api-client';
import { endpoints, managedUserSchema, type ManagedUser } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { languageOfId, useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useListText } from '../../lib/language/use-list-text';
import { notify } from '../../lib/page/notices';
import type { NewPassword } from './password-dialog';
import { userFormSchema, userFormValues, type UserFormValues } from './user-form-schema';

interface UserFormOptions {
  /** Roles of a new user; undefined for the default one. */
  roleIds: readonly string[] | undefined;
  onPassword: (password: NewPassword) => void;
  onClose: () => void;
}

/**
 * The form of a user, or of a new one. If another user has saved the same user meanwhile, the input stays, `conflict` describes the
 * current values, and the next save overwrites them.
 */
export function useUserForm(
  opened: ManagedUser | undefined,
  { roleIds, onPassword, onClose }: UserFormOptions,
) {
  const { t } = useTranslation('access');
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  const describe = useDescribeUser();
  const [user, setUser] = useState(opened);
  const [conflict, setConflict] = useState<string>();
  const form = useForm<UserFormValues>({
    resolver: zodResolver(userFormSchema),
    defaultValues: userFormValues(opened, roleIds),
  });
  const { mutateAsync: save } = useMutation({
    mutationFn: ({ language, mayLogIn, ...values }: UserFormValues) =>
      api.call(endpoints.userSave, {
        body: {
          ...values,
          ...(user && { id: user.id, version: user.version }),
          language: language === '1' ? 1 : language === '2' ? 2 : 3,
          isFrozen: !mayLogIn,
        },
      }),
    onSettled: () => queryClient.invalidateQueries(queryFilterFor(endpoints.userList, endpoints.roleList)),
    // the cache does not store the password
    gcTime: 0,
  });
  const submit = async (values: UserFormValues) => {
    try {
      const { user: saved, oneTimePassword } = await save(values);
      const name = saved.displayName || saved.userName;
      notify({ tone: 'success', title: t('users.form.saved', { name }) });
      onClose();
      if (oneTimePassword !== null) onPassword({ name, password: oneTimePassword });
    } catch (error) {
      const theirs = isApiResponseError(error, 'conflict') && managedUserSchema.safeParse(error.data).data;
      if (theirs) {
        setUser(theirs);
        setConflict(describe(theirs));
        return;
      }
      showServerError(form, error, {
        paths: { userName: 'userName', displayName: 'displayName', roleIds: 'roleIds', isFrozen: 'mayLogIn' },
        codes: { duplicate: 'userName' },
      });
    }
  };
  const takeTheirs = () => {
    form.reset(userFormValues(user));
    setConflict(undefined);
  };
  return { form, user, submit, conflict, takeTheirs };
}

/** Describes the values of a user. */
function useDescribeUser() {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  const listText = useListText();
  return ({ displayName, userName, roles, accountIds, language, state }: ManagedUser) =>
    [
      displayName || userName,
      listText(
        roles.map(({ name }) => roleWords(name)),
        'values',
      ) || t('users.defaultRole'),
      languageOfId(language),
      `${t('users.accounts')}: ${String(accountIds.length)}`,
      t(`users.states.${state}`),
    ].join(' · ');
}
