import { isApiResponseError } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Spinner } from '@meridian/ui';
import { Suspense, useState } from 'react';
import { useApi } from '../../lib/api/api';
import { forgetLanguage } from '../../lib/language/language';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { clearNotices } from '../../lib/page/notices';
import { usePageTitle } from '../../lib/page/use-page-title';
import { beginSession, useSession } from '../../lib/session/session';
import { CompanySignIn } from './company-sign-in';
import { LoginForm } from './login-form';
import { SignInFrame } from './sign-in-frame';

const SecondStep = lazyWithPreload(() => import('./second-step').then((module) => module.SecondStep));

export interface LoginPageProps {
  /** The page to open afterwards, for a log-in on another page. */
  redirect?: string | undefined;
  onSignedIn: () => void;
}

/** The log-in page: the form on the left, an illustration on the right. */
export function LoginPage({ redirect, onSignedIn }: LoginPageProps) {
  const { t, i18n } = useTranslation(['auth', 'secondStep']);
  const api = useApi();
  const [challenge, setChallenge] = useState<string>();
  usePageTitle(t('title'));
  const openSecondStep = async (received: string) => {
    await Promise.all([SecondStep.preload(), i18n.loadNamespaces('secondStep')]);
    setChallenge(received);
  };
  const startAgain = (notice: '910007' | null) => {
    useSession.setState({ notice });
    setChallenge(undefined);
  };
  const sendCode = async (code: string) => {
    if (challenge === undefined) return;
    try {
      const { token } = await api.call(endpoints.loginCode, { body: { challenge, code } });
      forgetLanguage();
      clearNotices();
      beginSession(token);
      onSignedIn();
    } catch (error) {
      if (!isApiResponseError(error, 'second_step_expired')) throw error;
      startAgain('910007');
    }
  };
  return (
    <SignInFrame>
      {challenge === undefined ? (
        <>
          <LoginForm onSignedIn={onSignedIn} onChallenge={openSecondStep} />
          <CompanySignIn redirect={redirect} />
          <p className="text-12 text-fg-3">{t('forgotten')}</p>
        </>
      ) : (
        <Suspense fallback={<Spinner className="m-auto" />}>
          <SecondStep onCode={sendCode} backLabel={t('secondStep:back')} onBack={() => startAgain(null)} />
        </Suspense>
      )}
    </SignInFrame>
  );
}
