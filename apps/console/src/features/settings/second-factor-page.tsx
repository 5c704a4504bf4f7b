import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { usePageTitle } from '../../lib/page/use-page-title';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SecondFactorProofDialog } from './second-factor-proof-dialog';
import { SecondFactorRows, type SecondFactorAction } from './second-factor-rows';
import { SettingsHead } from './settings-head';
import { SwitchOnDialog } from './switch-on-dialog';

export interface SecondFactorPageProps {
  userName: string;
  /** IANA name. */
  timeZone: string;
}

/** The second factor of the user: on, off, recovery codes. */
export function SecondFactorPage({ userName, timeZone }: SecondFactorPageProps) {
  const { t } = useTranslation(['settings', 'common']);
  usePageTitle(t('secondFactor.title'));
  const {
    data: state,
    isPending,
    isError,
    refetch,
  } = useQuery(endpointOptions(useApi(), endpoints.secondFactorState));
  const [open, setOpen] = useState<SecondFactorAction>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const handleCodes = (received: readonly string[]) => {
    close();
    setCodes(received);
  };
  return (
    <div className="flex flex-1 flex-col">
      <SettingsHead title={t('secondFactor.title')} />
      <div className="max-w-206 px-page pt-2 pb-6 max-desktop:px-4">
        {isPending && (
          <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-3 py-5">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-9 w-40" />
          </div>
        )}
        {isError && (
          <Alert
            tone="bad"
            className="mt-3"
            action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
          >
            {t('secondFactor.failed')}
          </Alert>
        )}
        {state && <SecondFactorRows state={state} timeZone={timeZone} onOpen={setOpen} />}
      </div>
      {open === 'on' && <SwitchOnDialog userName={userName} onCodes={handleCodes} onClose={close} />}
      {(open === 'off' || open === 'renew') && (
        <SecondFactorProofDialog kind={open} userName={userName} onCodes={handleCodes} onClose={close} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} userName={userName} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
