import { endpoints, type ManagedUser } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';

export interface SecondFactorRowProps {
  user: ManagedUser;
  isReadOnly: boolean;
  /** Closes the drawer, whose user has changed. */
  onClose: () => void;
}

/** Whether the log-in of a user asks for a code, and a button to remove that for a user who lost the device. */
export function SecondFactorRow({ user, isReadOnly, onClose }: SecondFactorRowProps) {
  const { t } = useTranslation('access');
  const [isAsking, setIsAsking] = useState(false);
  const name = user.displayName || user.userName;
  const remove = useRemoveSecondFactor(user, {
    doneText: t('users.form.secondFactorRemoved', { name }),
    onRemoved: onClose,
    onSettled: () => setIsAsking(false),
  });
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 border-t border-line-2 pt-3.5">
      <span className="flex-1">
        {t('users.form.secondFactor')}{' '}
        <span className="ml-1 text-12 text-fg-3">
          {t(user.hasSecondFactor ? 'users.form.secondFactorOn' : 'users.form.secondFactorOff')}
        </span>
      </span>
      {!isReadOnly && !user.isSelf && user.otherAccountCount === 0 && user.hasSecondFactor && (
        <Button onClick={() => setIsAsking(true)}>{t('users.form.removeSecondFactor')}</Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('users.form.removeSecondFactorTitle', { name })}
          body={t('users.form.removeSecondFactorBody')}
          confirmLabel={t('users.form.removeSecondFactor')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface RemovalOptions {
  /** The notice of success. Already translated. */
  doneText: string;
  onRemoved: () => void;
  onSettled: () => void;
}

function useRemoveSecondFactor(
  { id, version }: ManagedUser,
  { doneText, onRemoved, onSettled }: RemovalOptions,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: () => api.call(endpoints.userRemoveSecondFactor, { body: { id, version } }),
    onSuccess: () => {
      notify({ tone: 'success', title: doneText });
      onRemoved();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      onSettled();
      return queryClient.invalidateQueries(queryFilterFor(endpoints.userList));
    },
  });
}
