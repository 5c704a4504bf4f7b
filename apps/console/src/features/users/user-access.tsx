import { endpoints, type ManagedUser, type Session } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, IconButton } from '@meridian/ui';
import { KeyRoundIcon, LockIcon, LogOutIcon } from '@meridian/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { recentTime } from '../../lib/dates/day-and-time';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';
import type { NewPassword } from './password-dialog';
import { SecondFactorRow } from './second-factor-row';

export interface UserAccessProps {
  user: ManagedUser;
  isReadOnly: boolean;
  today: string;
  timeZone: string;
  onPassword: (password: NewPassword) => void;
  onClose: () => void;
}

/** Lock, password, second factor and open sessions of a user: actions that take effect at once. */
export function UserAccess({ user, isReadOnly, today, timeZone, onPassword, onClose }: UserAccessProps) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const name = user.displayName || user.userName;
  const { unlock, reset, closeSessions } = useUserActions(user, { onPassword, onClose });
  const sessions = useQuery({
    ...endpointOptions(useApi(), endpoints.userSessionList, { body: { id: user.id } }),
    select: ({ list }) => list,
  });
  const at = (instant: string) => recentTime(instant, { today, timeZone }, language);
  const changed = user.mustChangePassword
    ? t('users.form.temporary')
    : user.passwordChangedTime === null
      ? t('users.form.unchanged')
      : t('users.form.changed', { time: at(user.passwordChangedTime) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-t border-line-2 pt-3.5">
        <span className="flex-1">
          {t('users.form.password')} <span className="ml-1 text-12 text-fg-3">{changed}</span>
        </span>
        {!isReadOnly && user.isLocked && (
          <Button icon={<LockIcon />} isLoading={unlock.isPending} onClick={() => unlock.mutate()}>
            {t('users.unlock')}
          </Button>
        )}
        {!isReadOnly && !user.isSelf && user.otherAccountCount === 0 && (
          <Button icon={<KeyRoundIcon />} onClick={() => setIsAsking(true)}>
            {t('users.form.makePassword')}
          </Button>
        )}
      </div>
      <SecondFactorRow user={user} isReadOnly={isReadOnly} onClose={onClose} />
      <section className="border-t border-line-2 pt-3.5">
        <div className="flex min-h-8 items-center justify-between">
          <h3 className="font-medium">{t('users.sessions.title')}</h3>
          {!isReadOnly && (sessions.data?.length ?? 0) > 1 && (
            <Button variant="link" onClick={() => closeSessions.mutate(undefined)}>
              {t('users.sessions.endAll')}
            </Button>
          )}
        </div>
        {sessions.isError && <p className="text-fg-3">{t('users.sessions.failed')}</p>}
        {sessions.data?.length === 0 && <p className="text-fg-3">{t('users.sessions.none')}</p>}
        <ul>
          {sessions.data?.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              used={at(session.usedTime)}
              onEnd={isReadOnly ? undefined : () => closeSessions.mutate(session.id)}
            />
          ))}
        </ul>
      </section>
      {isAsking && (
        <ConfirmDialog
          title={t('users.form.resetTitle', { name })}
          body={t('users.form.resetBody')}
          confirmLabel={t('users.form.makePassword')}
          isPending={reset.isPending}
          onConfirm={() => reset.mutate(undefined, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function SessionRow({
  session,
  used,
  onEnd,
}: {
  session: Session;
  used: string;
  onEnd: (() => void) | undefined;
}) {
  const { t } = useTranslation('access');
  const { browser, system } = session;
  const device =
    [browser, system].filter((one) => one !== null).join(' · ') || t('users.sessions.unknownDevice');
  return (
    <li className="flex min-h-9 items-center gap-2 border-t border-line-1 first:border-t-0">
      <span className="min-w-0 flex-1 wrap-anywhere">{device}</span>
      <span className="text-12 text-fg-3 tabular-nums">{t('users.sessions.used', { time: used })}</span>
      {onEnd && (
        <IconButton label={t('users.sessions.endOf', { device })} onClick={onEnd}>
          <LogOutIcon />
        </IconButton>
      )}
    </li>
  );
}

function useUserActions(
  user: ManagedUser,
  { onPassword, onClose }: Pick<UserAccessProps, 'onPassword' | 'onClose'>,
) {
  const { t } = useTranslation('access');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const name = user.displayName || user.userName;
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const refreshList = () => queryClient.invalidateQueries(queryFilterFor(endpoints.userList));
  const unlock = useMutation({
    mutationFn: () => api.call(endpoints.userUnlock, { body: { id: user.id } }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('users.unlocked', { name }) });
      onClose();
    },
    onError,
    onSettled: refreshList,
  });
  const reset = useMutation({
    mutationFn: () => api.call(endpoints.userResetPassword, { body: { id: user.id, version: user.version } }),
    onSuccess: ({ oneTimePassword }) => {
      onClose();
      if (oneTimePassword !== null) onPassword({ name, password: oneTimePassword });
    },
    onError,
    onSettled: refreshList,
    // the cache does not store the password
    gcTime: 0,
  });
  const closeSessions = useMutation({
    mutationFn: (sessionId: string | undefined) =>
      api.call(endpoints.userSessionClose, { body: { id: user.id, ...(sessionId && { sessionId }) } }),
    onSuccess: () => notify({ tone: 'success', title: t('users.sessions.ended') }),
    onError,
    onSettled: () => queryClient.invalidateQueries(queryFilterFor(endpoints.userSessionList)),
  });
  return { unlock, reset, closeSessions };
}
