import { endpoints, type CredentialsState } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogClose, DialogContent, Skeleton } from '@meridian/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { formatMoney } from '../../lib/format/money';
import { notify } from '../../lib/page/notices';
import { useCan } from '../../lib/session/can';
import { CredentialsForm } from './credentials-form';
import { accountViews } from './provider-account-form';
import { useRefresh } from './use-record-actions';

export interface CredentialsSectionProps {
  account: { id: number; accountName: string; currency: string };
  timeZone: string;
}

/** State of the credentials of a provider account, and commands for them. */
export function CredentialsSection({ account, timeZone }: CredentialsSectionProps) {
  const { t } = useTranslation('customers');
  const state = useQuery(endpointOptions(useApi(), endpoints.credentialsState, { body: { id: account.id } }));
  return (
    <section className="flex flex-col gap-2" aria-label={t('credentials.title')}>
      <h3 className="font-semibold">{t('credentials.title')}</h3>
      {state.isPending && <Skeleton className="h-9 w-full" />}
      {state.isError && (
        <Alert tone="bad">
          <span className="flex-1">{t('credentials.failedToLoad')}</span>
          <Button onClick={() => void state.refetch()}>{t('credentials.retry')}</Button>
        </Alert>
      )}
      {state.data?.areNeeded === false && <p className="text-fg-2">{t('credentials.notNeeded')}</p>}
      {state.data?.areNeeded && <Credentials account={account} state={state.data} timeZone={timeZone} />}
    </section>
  );
}

interface CredentialsProps extends CredentialsSectionProps {
  state: CredentialsState;
}

function Credentials({ account, state, timeZone }: CredentialsProps) {
  const { t } = useTranslation('customers');
  const canEdit = useCan('account:credentials:edit');
  const refresh = useRefresh([endpoints.credentialsState]);
  const [isEditing, setEditing] = useState(false);
  const { stored, canStore } = state;
  return (
    <>
      {stored ? (
        <StoredState stored={stored} timeZone={timeZone} />
      ) : (
        <p className="text-fg-2">{t(canStore ? 'credentials.none' : 'credentials.noKey')}</p>
      )}
      {canEdit && isEditing && (
        <CredentialsForm
          accountId={account.id}
          userName={stored?.userName ?? ''}
          onSaved={() => {
            refresh();
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
      {canEdit && !isEditing && (
        <div className="flex flex-wrap gap-2">
          {canStore && (
            <Button onClick={() => setEditing(true)}>
              {t(stored ? 'credentials.replace' : 'credentials.enter')}
            </Button>
          )}
          {stored && <StoredActions account={account} />}
        </div>
      )}
    </>
  );
}

type Stored = NonNullable<CredentialsState['stored']>;

function StoredState({ stored, timeZone }: { stored: Stored; timeZone: string }) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const { userName, expiresTime, isRenewable, isReadable, updatedTime, updatedBy } = stored;
  const timeOf = (time: string) => formatInstant(time, timeZone, language);
  if (!isReadable) return <Alert tone="bad">{t('credentials.unreadable')}</Alert>;
  const isEnded = expiresTime !== null && Date.parse(expiresTime) < Date.now();
  return (
    <div className="flex flex-col gap-1 text-fg-2">
      <p className="wrap-anywhere">
        {t('credentials.stored', { userName, time: timeOf(updatedTime), by: updatedBy ?? '--' })}
      </p>
      {isRenewable && <p>{t('credentials.renewed')}</p>}
      {!isRenewable && expiresTime !== null && isEnded && (
        <Alert tone="bad">{t('credentials.expired', { time: timeOf(expiresTime) })}</Alert>
      )}
      {!isRenewable && expiresTime !== null && !isEnded && (
        <p>{t('credentials.expires', { time: timeOf(expiresTime) })}</p>
      )}
    </div>
  );
}

/** Tests or deletes stored credentials. */
function StoredActions({ account }: Pick<CredentialsSectionProps, 'account'>) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const refresh = useRefresh([endpoints.credentialsState, ...accountViews]);
  const [isAsking, setAsking] = useState(false);
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const body = { id: account.id };
  const check = useMutation({
    mutationFn: () => api.call(endpoints.credentialsCheck, { body }),
    onSuccess: ({ failure, balance }) => {
      if (failure !== null) {
        notify({ tone: 'error', title: t(`credentials.failures.${failure}`) });
        return;
      }
      const money = formatMoney(balance, account.currency);
      const title =
        balance === null ? t('credentials.accepted') : t('credentials.acceptedBalance', { balance: money });
      notify({ tone: 'success', title });
      refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.call(endpoints.credentialsDelete, { body }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('credentials.deleted') });
      refresh();
    },
    onError,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button isLoading={check.isPending} onClick={() => check.mutate()}>
        {t('credentials.check')}
      </Button>
      <Button variant="ghost" className="text-bad-fg!" onClick={() => setAsking(true)}>
        {t('credentials.delete')}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent
          title={t('credentials.deleteTitle', { name: account.accountName })}
          description={t('credentials.deleteBody')}
          actions={
            <>
              <DialogClose asChild>
                <Button>{t('cancel')}</Button>
              </DialogClose>
              <Button variant="danger" isLoading={remove.isPending} onClick={() => remove.mutate()}>
                {t('credentials.delete')}
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  );
}
