import { secondFactorStateOptions } from '@meridian/api-client/react';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { usePageTitle } from '../../lib/page/use-page-title';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SecondFactorProofDialog } from './second-factor-proof-dialog';
import { SettingsHead } from './settings-head';
import { SettingsRow } from './settings-row';
import { SwitchOnDialog } from './switch-on-dialog';

export interface SecondFactorPageProps {
  userName: string;
  /** IANA name. */
  timeZone: string;
}

/** The second factor of the user: on, off, recovery codes. */
export function SecondFactorPage({ userName, timeZone }: SecondFactorPageProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { language } = useLanguage();
  usePageTitle(t('secondFactor.title'));
  const { data: state, isPending, isError, refetch } = useQuery(secondFactorStateOptions(useApi()));
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>();
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
        {state && (
          <SettingsRow title={t('secondFactor.app')} note={t('secondFactor.appNote')}>
            <div className="flex flex-col items-start gap-3">
              <p>
                {state.sinceTime === null
                  ? t('secondFactor.off')
                  : t('secondFactor.on', { time: formatInstant(state.sinceTime, timeZone, language) })}
              </p>
              {state.sinceTime !== null && (
                <Button onClick={() => setOpen('off')}>{t('secondFactor.switchOff')}</Button>
              )}
              {state.sinceTime === null && state.canStore && (
                <Button variant="primary" onClick={() => setOpen('on')}>
                  {t('secondFactor.switchOn')}
                </Button>
              )}
              {state.sinceTime === null && !state.canStore && (
                <Alert tone="warn">{t('secondFactor.noKey')}</Alert>
              )}
            </div>
          </SettingsRow>
        )}
        {state && state.sinceTime !== null && (
          <SettingsRow title={t('secondFactor.codes')} note={t('secondFactor.codesNote')}>
            <div className="flex flex-col items-start gap-3">
              <RecoveryCodesLeft count={state.recoveryCodesLeft} />
              <Button onClick={() => setOpen('renew')}>{t('secondFactor.renew')}</Button>
            </div>
          </SettingsRow>
        )}
      </div>
      {open === 'on' && <SwitchOnDialog userName={userName} onCodes={handleCodes} onClose={close} />}
      {(open === 'off' || open === 'renew') && (
        <SecondFactorProofDialog kind={open} userName={userName} onCodes={handleCodes} onClose={close} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} userName={userName} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

/** So few that new ones should be made. */
const fewCodes = 2;

function RecoveryCodesLeft({ count }: { count: number }) {
  const { t } = useTranslation('settings');
  const text = t('secondFactor.codesLeft', { count });
  return count <= fewCodes ? <Alert tone="warn">{text}</Alert> : <p>{text}</p>;
}
