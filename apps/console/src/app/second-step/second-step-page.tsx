import { endpoints, type UserInfo } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Spinner } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { SecondStep } from '../../features/auth/second-step';
import { SignInFrame } from '../../features/auth/sign-in-frame';
import { useApi } from '../../lib/api/api';
import { usePageTitle } from '../../lib/page/use-page-title';
import { SetUpStep } from './set-up-step';

export interface SecondStepPageProps {
  user: UserInfo;
  /** Called when the session opens everything. */
  onPassed: () => void;
  onSignOut: () => void;
}

/** The second step after a log-in at the company, if the installation requires it: a code, or first the set-up of an app. */
export function SecondStepPage({ user, onPassed, onSignOut }: SecondStepPageProps) {
  const { t } = useTranslation(['secondStep', 'settings', 'common']);
  usePageTitle(t('title'));
  const api = useApi();
  const {
    data: state,
    isError,
    refetch,
  } = useQuery({ ...endpointOptions(api, endpoints.secondFactorState), staleTime: 'static' });
  const sendCode = async (code: string) => {
    await api.call(endpoints.secondFactorProve, { body: { code } });
    onPassed();
  };
  return (
    <SignInFrame>
      {isError ? (
        <Alert
          tone="bad"
          className="m-auto"
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        >
          {t('settings:secondFactor.failed')}
        </Alert>
      ) : state === undefined ? (
        <Spinner className="m-auto" />
      ) : state.sinceTime === null ? (
        <SetUpStep userName={user.userName} onPassed={onPassed} onSignOut={onSignOut} />
      ) : (
        <SecondStep onCode={sendCode} backLabel={t('common:shell.logOut')} onBack={onSignOut} />
      )}
    </SignInFrame>
  );
}
