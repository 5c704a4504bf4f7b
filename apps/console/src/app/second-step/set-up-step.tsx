import { endpoints, type EndpointData } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodesDialog } from '../../features/settings/recovery-codes-dialog';
import { SwitchOnDialog } from '../../features/settings/switch-on-dialog';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';

export interface SetUpStepProps {
  userName: string;
  onPassed: () => void;
  onSignOut: () => void;
}

/** Adds the authenticator app that the installation requires. The recovery codes are shown before the console opens. */
export function SetUpStep({ userName, onPassed, onSignOut }: SetUpStepProps) {
  const { t } = useTranslation(['secondStep', 'common']);
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [secret, setSecret] = useState<EndpointData<typeof endpoints.secondFactorBegin>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation({
    mutationFn: () => api.call(endpoints.secondFactorBegin, { body: {} }),
    onSuccess: setSecret,
  });
  return (
    <section aria-labelledby="set-up-title" className="m-auto w-full max-w-90 py-8">
      <h1 id="set-up-title" className="text-24 font-semibold tracking-tight">
        {t('setUpTitle')}
      </h1>
      <p className="mt-1 mb-6 text-fg-3">{t('setUpLead')}</p>
      {begin.isError && (
        <Alert tone="bad" className="mb-4">
          {errorMessage(begin.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isLoading={begin.isPending} onClick={() => begin.mutate()}>
          {t('setUp')}
        </Button>
        <Button variant="ghost" onClick={onSignOut}>
          {t('common:shell.logOut')}
        </Button>
      </div>
      {secret && !codes && (
        <SwitchOnDialog
          userName={userName}
          madeSecret={secret}
          onCodes={setCodes}
          onClose={() => setSecret(undefined)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} userName={userName} onClose={onPassed} />}
    </section>
  );
}
